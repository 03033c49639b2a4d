import { answerText, madeText } from './revalidation.ts'

/**
 * `/calendar/…`: appointments as files for calendar programs, under secret addresses: no shared cache keeps them and no referrer names them.
 * `read` returns null for an address that is not known.
 */
export async function serveCalendar(request: Request, read: (pathname: string) => Promise<string | null>): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const text = isRead ? await read(new URL(request.url).pathname) : null
  if (text === null) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store', ...SECRET } })
  return answerText(request, madeText(text), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    ...SECRET,
  })
}

const SECRET = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
