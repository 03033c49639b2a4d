import { expect, it } from 'vitest'
import { serveCalendar } from './calendar.ts'

const address = 'https://www.example.com/calendar/secret.ics'
const read = async (pathname: string) => (pathname === '/calendar/secret.ics' ? 'BEGIN:VCALENDAR' : null)

it('answers a calendar with a mark, and nothing new with 304', async () => {
  const answer = await serveCalendar(new Request(address), read)
  expect([answer.status, await answer.text()]).toEqual([200, 'BEGIN:VCALENDAR'])
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const etag = answer.headers.get('etag') ?? ''
  const again = await serveCalendar(new Request(address, { headers: { 'if-none-match': etag } }), read)
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await serveCalendar(new Request(address, { headers: { 'if-none-match': '"other"' } }), read)
  expect(other.status).toBe(200)
})

it('knows no other address, and no other method', async () => {
  expect((await serveCalendar(new Request(`${address}x`), read)).status).toBe(404)
  expect((await serveCalendar(new Request(address, { method: 'POST' }), read)).status).toBe(404)
  const head = await serveCalendar(new Request(address, { method: 'HEAD' }), read)
  expect([head.status, await head.text()]).toEqual([200, ''])
})
