import type { CountryCode } from '#market/vocabulary.ts'

/** The way of letters out of the house, and of other work that is done after an answer. */
export interface PostPort {
  /** Hands letters over for delivery, by key. Never throws; those that are not handed over go out with the next run. */
  push(keys: readonly string[]): Promise<void>
  /** Says that notices were written, whose readers may want a mail. Never throws; what is not handed over is found by the next run. */
  pushNotices(): Promise<void>
  /** Has the next page of a country's rows read anew from its edition. Never throws; what is cut goes on with a later run. */
  pushRefresh(country: CountryCode): Promise<void>
  /** Says that a copy of somebody's data waits for its next step. Never throws; what is not handed over is found by the next run. */
  pushCopies(): Promise<void>
}
