import { createHash } from 'node:crypto'
import type { AppEnv } from './env.ts'
import { LIVE_HEADERS } from './live-channel.ts'
import type { RequestContext } from './request.server.ts'

/** "<id of the account>.<secret>", as the mutation liveTicket gives it */
const TICKET = /^([\w-]{1,64})\.([\w-]{43})$/

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const refused = (status: number, why: string): Response =>
  new Response(why, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

interface LiveRequest extends Pick<RequestContext, 'siteOrigin' | 'token'> {
  env: Pick<AppEnv, 'LIVE'>
}

/**
 * Opens the live channel of the person whose ticket stands in the address (product §10.1): for a page of this site only, and for the browser
 * whose session asked for the ticket. The address holds a secret that works once and is never logged.
 */
export async function openLive(request: Request, { env, siteOrigin, token }: LiveRequest): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return refused(426, 'A WebSocket is expected here.')
  if (request.headers.get('origin') !== siteOrigin) return refused(403, 'Another site cannot open this.')
  const [, userId, secret] = TICKET.exec(new URL(request.url).searchParams.get('ticket') ?? '') ?? []
  if (!userId || !secret || !token) return refused(401, 'A ticket is needed.')
  return env.LIVE.getByName(userId).fetch('https://live.internal/', {
    headers: { upgrade: 'websocket', [LIVE_HEADERS.secretHash]: sha256(secret), [LIVE_HEADERS.tokenHash]: sha256(token) },
  })
}
