package newsgraph.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatesTest {
    private static final LocalDate TUESDAY = LocalDate.of(2024, 3, 5);

    @ParameterizedTest
    @CsvSource({
        "on 16 august 2012, 2012-08-16",
        "'on august 16, 2012', 2012-08-16",
        "on the 2nd march 2020, 2020-03-02",
        "2024-02-29, 2024-02-29",
        "last friday, 2024-03-01",
        "on monday, 2024-03-04",
        "on tuesday, 2024-03-05",
        "next thursday, 2024-03-07",
        "yesterday, 2024-03-04",
        "late today, 2024-03-05",
        "on 30 december, 2023-12-30",
        "on 4 april, 2024-04-04"
    })
    void countsFromTheDayOfTheArticle(String words, LocalDate day) {
        assertEquals(day, new Dates(TUESDAY).parse(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "in may",
                "on 31 february 2021",
                "29 february 2023",
                "99 march 2024",
                "for a week",
                "2024-13-01"
            })
    void tellsNoDayWhereThereIsNone(String words) {
        assertNull(new Dates(TUESDAY).parse(words));
    }

    @Test
    void withoutADayOfTheArticleOnlyFullDatesCount() {
        assertNull(new Dates(null).parse("last friday"));
        assertNull(new Dates(null).parse("on 4 april"));
        assertEquals(LocalDate.of(1999, 4, 4), new Dates(null).parse("on 4 april 1999"));
    }
}
