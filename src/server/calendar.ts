import { createHash } from 'node:crypto'

/**
 * `/calendar/…`: appointments as files for calendar programs, under secret addresses: no shared cache keeps them and no referrer names them.
 * `read` returns null for an address that is not known.
 */
export async function serveCalendar(request: Request, read: (pathname: string) => Promise<string | null>): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const text = isRead ? await read(new URL(request.url).pathname) : null
  if (text === null) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store', ...SECRET } })
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = { etag, 'cache-control': 'private, no-cache', ...SECRET }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
      'x-content-type-options': 'nosniff',
    },
  })
}

const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
