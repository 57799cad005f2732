package newsgraph.cli;

/** How standard error tells of events. */
enum LogFormat {
    TEXT,
    JSON;

    private static final String OPTION = "--log-format";

    /** Whether a command line asks for JSON, so that even what is wrong with the line itself can be told so. */
    static boolean isJson(String[] args) {
        boolean json = false;
        for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
            if (args[i].equals(OPTION) && i + 1 < args.length) {
                json = args[i + 1].equalsIgnoreCase(JSON.name());
            } else if (args[i].startsWith(OPTION + "=")) {
                json = args[i].substring(OPTION.length() + 1).equalsIgnoreCase(JSON.name());
            }
        }
        return json;
    }
}
