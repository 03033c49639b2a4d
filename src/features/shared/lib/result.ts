/** Where a failure happened; words are found by code, never by parsing text. */
export type FailureLayer = 'network' | 'http' | 'graphql' | 'validation'

export interface Failure {
  layer: FailureLayer
  /** a stable code such as "timeout" or "not-found"; `messages.ts` of the room turns it into words */
  code: string
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (layer: FailureLayer, code: string): Result<never> => ({ ok: false, failure: { layer, code } })
