import { expect, it } from 'vitest'
import { answerText, holdsAlready, madeText } from './revalidation.ts'

const asking = (held?: string, method = 'GET') =>
  new Request('https://site.example/robots.txt', { method, headers: held === undefined ? {} : { 'if-none-match': held } })

it('is known by its ETag, however it is written', () => {
  for (const held of ['"a"', 'W/"a"', '"b", W/"a"', '*', ' "a" ']) expect(holdsAlready(asking(held), '"a"'), held).toBe(true)
  for (const held of ['"b"', 'a', '', 'W/"b", "c"']) expect(holdsAlready(asking(held), '"a"'), held).toBe(false)
  expect(holdsAlready(asking(), '"a"')).toBe(false)
})

it('is sent whole once, and never again while it stays the same', async () => {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' }
  const first = answerText(asking(), madeText('one'), headers)
  expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([200, 'one', 'text/plain'])
  const etag = first.headers.get('etag') ?? ''
  const again = answerText(asking(`W/${etag}`), madeText('one'), headers)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('cache-control')).toBe('public, max-age=60')
  expect(answerText(asking(etag), madeText('two'), headers).status).toBe(200)
  const head = answerText(asking(undefined, 'HEAD'), madeText('one'), headers)
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
})
