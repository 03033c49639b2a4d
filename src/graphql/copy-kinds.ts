const MIB = 1_024 * 1_024

/** So long a finished copy can be fetched. */
export const COPY_KEPT_DAYS = 7
/** Copies that somebody may ask for within a day. */
export const COPIES_PER_DAY = 3
/** A part of a copy is closed once it has so many bytes; one that is larger holds a single larger file. */
export const COPY_PART_BYTES = 24 * MIB
/** Records of a copy that are taken in at once. */
export const TAKEN_AT_ONCE = 100
/** Of market analyses, for which the engine weighs the sales of today. */
export const ANALYSES_TAKEN_AT_ONCE = 5
/** Characters of the longest record that is taken in. */
export const TAKEN_RECORD_MAX_CHARS = 400_000
