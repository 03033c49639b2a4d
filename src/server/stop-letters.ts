import { StopAlertsDocument, StopCopiesDocument, StopHomeLetterDocument } from '#graphql/generated/graphql.ts'
import { callProvider } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** Pages behind the links of letters that stop them, and what their token stops. */
const STOPS = {
  'user/stop-alerts': StopAlertsDocument,
  'user/homes/stop': StopHomeLetterDocument,
  'user/copies': StopCopiesDocument,
} as const

const ADDRESS = /^\/(user\/stop-alerts|user\/homes\/stop|user\/copies)\/([\w-]{32,128})\/?$/

interface Stop {
  page: keyof typeof STOPS
  token: string
}

/** The letter that a form is to stop: its own page's, or a mail program's (RFC 8058); null for any other request. */
export function stopAsked({ method }: Pick<Request, 'method'>, { pathname }: Pick<RequestContext, 'pathname'>): Stop | null {
  const [, page, token] = (method === 'POST' && ADDRESS.exec(pathname)) || []
  return (page === 'user/stop-alerts' || page === 'user/homes/stop' || page === 'user/copies') && token ? { page, token } : null
}

const PRIVATE = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }

/** Stops a letter once or again. A person is led back to the page, which says how it stands; a mail program follows nowhere. */
export async function stopLetter(request: Request, context: RequestContext, { page, token }: Stop): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const answer = await callProvider(STOPS[page].toString(), { token }, context, context.country)
  if (form?.get('List-Unsubscribe') === 'One-Click')
    return answer.ok
      ? new Response('Stopped.', { headers: PRIVATE })
      : new Response('Not stopped.', { status: answer.failure.code === 'token-spent' ? 404 : 503, headers: PRIVATE })
  const back = new URL(request.url)
  back.search = ''
  if (!answer.ok && answer.failure.code !== 'token-spent') back.searchParams.set('failed', 'true')
  return new Response(null, { status: 303, headers: { location: back.pathname + back.search, 'cache-control': 'private, no-store' } })
}
