/** Where a failure happened; words are found by code, never by parsing text. */
export type FailureLayer = 'network' | 'http' | 'graphql' | 'validation'

export interface Failure {
  layer: FailureLayer
  /** a stable code such as "timeout" or "not-found"; `messages.ts` of the room turns it into words */
  code: string
  /** whole seconds until it may be tried again, where the refusal says so */
  waitSeconds?: number
  /** the provider's own sentence, where the contract has one (§7 emailUpdate); shown where no code has words */
  message?: string
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = (layer: FailureLayer, code: string, waitSeconds?: number): Result<never> => ({
  ok: false,
  failure: { layer, code, ...(waitSeconds === undefined ? {} : { waitSeconds }) },
})
