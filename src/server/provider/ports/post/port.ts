/** The way of letters out of the house. */
export interface PostPort {
  /** Hands letters over for delivery, by key. Never throws; those that are not handed over go out with the next round. */
  push(keys: readonly string[]): Promise<void>
}
