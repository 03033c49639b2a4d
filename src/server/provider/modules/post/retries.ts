/** A delivery that has not ended by then was cut: longer than a mail service is given to answer (SEND_TIMEOUT_MS), with room for a slow database. */
export const LEASE_SECONDS = 60

/** Then a letter is dead. With the pauses between them some two hours: within the day that mail services remember a key. */
export const TRIES_MAX = 8

const FIRST_PAUSE_SECONDS = 30

/** The pause after so many tries: 30 seconds, doubled each time. */
export const retrySeconds = (tries: number): number => FIRST_PAUSE_SECONDS * 2 ** (Math.min(Math.max(tries, 1), TRIES_MAX) - 1)
