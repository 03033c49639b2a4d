/** The time, so that tests can choose it. */
export interface Clock {
  /** milliseconds since 1970 */
  nowMs(): number
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/** Whole seconds since 1970, as the account database keeps times. */
export const unixSeconds = (clock: Clock): number => Math.floor(clock.nowMs() / 1_000)
