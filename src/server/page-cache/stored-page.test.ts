import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCached, NONCE_CHARS, pageWith, storePage, toCached } from './stored-page.ts'

const [NONCE, OTHER] = ['AbC+/1=='.padStart(NONCE_CHARS, 'x'), 'z'.repeat(NONCE_CHARS)]
const HTML = `<script nonce="${NONCE}">1</script><p>鄰居 – 5&nbsp;m²</p><meta content="${NONCE}">`
const rest = { headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), madeAt: 7, isOfEdition: true }

it('an answer has its own nonce wherever the kept page had one', async () => {
  const page = storePage(HTML, NONCE, rest)
  const answer = pageWith(page, OTHER)
  answer.headers.set('cache-status', 'of this answer alone')
  expect(await answer.text()).toBe(HTML.replaceAll(NONCE, OTHER))
  expect(await pageWith(page, NONCE).text()).toBe(HTML)
  expect(pageWith(page, NONCE).headers.has('cache-status')).toBe(false)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('a page comes back from the cache of the location as it was', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const page = storePage(parts.join(NONCE), NONCE, rest)
      const back = await fromCached(toCached(page, 60))
      expect(back && (await pageWith(back, OTHER).text())).toBe(await pageWith(page, OTHER).text())
      expect(back).toMatchObject({ madeAt: 7, isOfEdition: true, html: page.html })
    }),
  )
})

it('what another wrote is no page', async () => {
  expect(await fromCached(new Response('hello'))).toBeNull()
  expect(await fromCached(new Response('hello', { headers: { 'x-page': '{' } }))).toBeNull()
})
