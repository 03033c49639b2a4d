import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCached, pageWith, storePage, toCached } from './stored-page.ts'

const HTML = '<script nonce="AbC+/1==">1</script><meta content="AbC+/1=="><p>鄰居 – 5&nbsp;m²</p>'
const rest = { headers: [['content-type', 'text/html; charset=utf-8']] as const, madeAt: 7, isOfEdition: true }

it('an answer has its own nonce wherever the kept page had one', async () => {
  const page = storePage(HTML, 'AbC+/1==', rest)
  const answer = pageWith(page, 'zzz')
  expect(await answer.text()).toBe(HTML.replaceAll('AbC+/1==', 'zzz'))
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('a page comes back from the cache of the location as it was', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const page = storePage(parts.join('NONCE'), 'NONCE', rest)
      const back = await fromCached(toCached(page, 60))
      expect(back && (await pageWith(back, 'n').text())).toBe(await pageWith(page, 'n').text())
      expect(back).toMatchObject({ madeAt: 7, isOfEdition: true, bytes: page.bytes })
    }),
  )
})

it('what another wrote is no page', async () => {
  expect(await fromCached(new Response('hello'))).toBeNull()
  expect(await fromCached(new Response('hello', { headers: { 'x-page': '{' } }))).toBeNull()
})
