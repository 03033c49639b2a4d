import { type AnyFunctionMiddleware, type AnyRequestMiddleware, createMiddleware, getGlobalStartContext } from '@tanstack/react-start'

/** Notes that a call has reached a server function; comes first of the functions' middleware. */
export const functionReached: AnyFunctionMiddleware = createMiddleware({ type: 'function' }).server(({ next }) => {
  const request = getGlobalStartContext()?.currentRequest
  if (request) request.isFunctionReached = true
  return next()
})

/**
 * A call of a server function that does not exist is answered 404, one whose envelope cannot be read 400: both are the caller's fault,
 * and the framework answers 500 to them.
 */
export const refuseBadCalls: AnyRequestMiddleware = createMiddleware().server(async ({ next, context, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  const isReached = () => context.currentRequest.isFunctionReached
  try {
    const answer = await next()
    return isReached() || answer.response.status < 500 ? answer : refusal(400)
  } catch (error) {
    if (isReached() || error instanceof Response) throw error
    return refusal(404)
  }
})

const refusal = (status: 400 | 404): Response =>
  new Response(status === 404 ? 'There is no such function.' : 'The call cannot be read.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
