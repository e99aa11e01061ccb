/** The key of the column that `SelectableTable` puts before the others: on cards it has a place of its own. */
export const selectKey = "pl-select";
