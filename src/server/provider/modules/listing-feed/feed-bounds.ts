/** No record may be longer, as text; a line, a row of a table or an element. */
export const RECORD_MAX_CHARS = 256 * 1_024
export const RECORDS_MAX = 500_000
/** fields of a record, counted with those of its lists */
export const FIELDS_MAX = 2_000
export const XML_DEPTH_MAX = 12
export const ATTRIBUTES_MAX = 40
export const MEDIA_MAX = 60
