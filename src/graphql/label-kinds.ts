/** Numbers and names that both sides promise of address labels. */
export const LABELS_MAX = 5_000
export const LABEL_PART_MAX_CHARS = 120
export const LABEL_SHEETS_KEPT_MAX = 200
export const LABEL_TITLE_MAX_CHARS = 120
export const LABEL_REASON_MAX_CHARS = 200
export const SUPPRESSED_MAX = 20_000
/** in one request */
export const SUPPRESSED_ADDED_MAX = 1_000
