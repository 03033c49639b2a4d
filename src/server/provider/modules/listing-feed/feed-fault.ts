/** What may be wrong with a record; words for people are found by it. */
export const REJECTION_CODES = [
  'broken',
  'missing',
  'wrong-type',
  'out-of-range',
  'too-long',
  'unknown-value',
  'not-a-time',
  'not-an-address',
  'too-large',
  'not-advertisable',
  'not-a-home',
  'other-office',
  'stays-closed',
  'stays-withdrawn',
  'twice',
] as const
export type RejectionCode = (typeof REJECTION_CODES)[number]

/** Why a file is not taken, or not to its end. */
export const REFUSAL_CODES = [
  'encoding',
  'body-too-large',
  'broken-file',
  'has-doctype',
  'too-deep',
  'too-large',
  'too-many-records',
  'no-header',
  'cut-off',
  'no-records',
  'too-many-gone',
  'superseded',
  'unnamed-records',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** What cannot be read of a record: which field, and what is wrong with it. The record is not taken, or is without that field. */
export class RecordFault extends Error {
  readonly code: RejectionCode
  readonly field: string
  /** what stood there, at most its beginning; '' where that is no text */
  given = ''
  constructor(code: RejectionCode, field: string, reason: string) {
    super(field === '' ? reason : `${field}: ${reason}`)
    this.code = code
    this.field = field
  }
}

/** The rest of a file cannot be read. */
export class FeedRefused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, reason: string) {
    super(reason)
    this.code = code
  }
}
