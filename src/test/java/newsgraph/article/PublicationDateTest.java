package newsgraph.article;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicationDateTest {
    private static final Optional<LocalDate> DAY = Optional.of(LocalDate.of(2012, 8, 16));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2012-08-16",
                " 2012-8-16 ",
                "2012/08/16",
                "2012-08-16T23:59:00-05:00",
                "2012-08-16T09:00:00Z",
                "2012-08-16 09:00",
                "16 August 2012",
                "16 Aug 2012",
                "16-Aug-2012",
                "16th of August 2012",
                "16th August, 2012",
                "Thursday, 16 August 2012 10:30 BST",
                "Thu, 16 Aug 2012 10:00:00 GMT",
                "August 16, 2012",
                "Aug. 16, 2012",
                "AUGUST 16 2012",
                "Thursday August 16th, 2012 at noon",
                "16/08/2012",
                "08/16/2012",
                "16.08.2012"
            })
    void readsTheDay(String words) {
        assertEquals(DAY, PublicationDate.read(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "yesterday",
                "2012",
                "August 2012",
                "03/04/2012",
                "2012-02-30",
                "2012-13-01",
                "31 April 2012",
                "16 Foo 2012",
                "0001-01-01",
                "9999-12-31",
                "99999999999999999999",
                "16 Augustus 2012"
            })
    void readsNoneWhereNoneIsSure(String words) {
        assertEquals(Optional.empty(), PublicationDate.read(words));
    }

    @ParameterizedTest
    @ValueSource(strings = {"04/04/2012", "Sept 1, 2012", "1 Sept 2012"})
    void readsWhatCanMeanOneDayOnly(String words) {
        assertEquals(2012, PublicationDate.read(words).orElseThrow().getYear());
    }
}
