import { type AnyFunctionMiddleware, createMiddleware, getGlobalStartContext } from '@tanstack/react-start'

/** Fires on `window` when the server has dropped a token that the provider does not know (any more). */
export const TOKEN_FAILED = 'token-failed'

/** Fires on `window` when the session of a page that needs an account has ended; `detail`: whose it was, null once that is resolved. */
export const SIGN_IN_AGAIN = 'sign-in-again'

/** §4 token failure, for every server function: an answer during which the token was dropped says so, and the tab logs out. */
export const tokenFailure: AnyFunctionMiddleware = createMiddleware({ type: 'function' })
  .client(async ({ next }) => {
    const begun = performance.now()
    const answer = await next()
    if (isTokenFailure(answer.context) && typeof document !== 'undefined') tellTokenFailure(begun)
    return answer
  })
  .server(async ({ next }) => {
    const answer = await next()
    // the context that is sent along is only known once the answer is here, which the types do not express
    return getGlobalStartContext()?.currentRequest.tokenFailed
      ? Object.assign(answer, { sendContext: { tokenFailed: true } as never })
      : answer
  })

/** Says that a call, begun at a time of `performance.now`, lost its token. Of calls that were under way together the first answer tells. */
export function tellTokenFailure(begun: number): void {
  if (performance.getEntriesByName(TOKEN_FAILED).some(({ startTime }) => startTime > begun)) return
  performance.mark(TOKEN_FAILED)
  window.dispatchEvent(new Event(TOKEN_FAILED))
}

const isTokenFailure = (context: object | undefined): boolean =>
  context !== undefined && 'tokenFailed' in context && context.tokenFailed === true
