/** Rows of one page of the list. */
export const LIST_SIZE = 20
