import type { Page } from '@playwright/test'
import { answerWithWords } from '../fixtures/answer-with-words.ts'
import { fakeProvider } from '../fixtures/fake-provider.ts'
import { HOSTILE_STRINGS } from '../fixtures/hostile-strings.ts'
import { ownWorker } from '../fixtures/own-worker.ts'
import { expect, test } from '../fixtures/test.ts'

const GROUP = 'project/SG/private-stack/tower-x/listing-group'
const PAGES = [
  `/realListing/${GROUP}/home-x/sale`,
  `/realListing/${GROUP}/3-bedroom/sale`,
  `/idx/R012345A/listings/${GROUP}/home-x/sale`,
  '/idx/R012345A/listings?countryCode=SG',
  '/share/R012345A/profile?countryCode=SG',
  '/share/R012345A/idx?countryCode=SG',
  '/share/R012345A/project/SG/private-stack/tower-x',
  '/share/AAAAAAAAAAAAAAAAAAAAAA',
  '/realListing/search?countryCode=SG',
  '/realListing/compare?countryCode=SG&with=home-x,tower-x',
  '/realListing/listing-summary-report?countryCode=SG&with=home-x,tower-x',
]
/** the longest ones are a matter of length, not of signs */
const SHORT = HOSTILE_STRINGS.filter((text) => text.length < 400)
const PER_PAGE = 32
const CHUNKS = Array.from({ length: Math.ceil(SHORT.length / PER_PAGE) }, (_, at) => SHORT.slice(at * PER_PAGE, (at + 1) * PER_PAGE))

/** What a browser makes of a document: its elements with their attributes, the schemes of its addresses, and what machines read in it. */
const readIn = (page: Page, html: string, nonce: string) =>
  page.evaluate(
    ([text = '', ours = '']) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html')
      // how many scripts of the framework carry the page's data depends on its length
      const elements = [...parsed.querySelectorAll<HTMLElement>('*')].filter(
        (element) => !element.hasAttribute('data-tsr-stream-part') || element.nonce !== ours,
      )
      const shape = elements.map((element) => `${element.tagName}[${element.getAttributeNames().sort().join()}]`)
      const schemes = elements.flatMap((element) =>
        ['href', 'src', 'action', 'formaction', 'srcset', 'poster', 'data', 'xlink:href'].flatMap((name) => {
          const value = element.getAttribute(name)
          return value === null ? [] : [/^[\s\0-\x20]*([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase() ?? '']
        }),
      )
      const keysOf = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(keysOf)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keysOf(one)]))
            : typeof value
      const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
        JSON.stringify(keysOf(JSON.parse(block.textContent ?? ''))),
      )
      return { shape, schemes: [...new Set(schemes)].sort(), data }
    },
    [html, nonce],
  )

test('hostile words in what people write are words on every public page, in its data and in its headers', async ({ page }) => {
  test.slow()
  let chunk = ['Harmless words']
  const answer = answerWithWords(() => chunk.join(' '))
  const provider = await fakeProvider((response, n) => {
    void answer(provider.asked[n]?.body ?? '').then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
  })
  const worker = await ownWorker({ PROVIDER_URL: provider.url }, { isQuiet: true })
  try {
    await worker.start()
    for (const path of PAGES) {
      const look = async () => {
        const got = await fetch(worker.url + path, { redirect: 'manual' })
        const html = await got.text()
        const nonce = /'nonce-([^']+)'/.exec(got.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
        return { html, status: got.status, headers: [...got.headers.keys()].sort(), ...(await readIn(page, html, nonce)) }
      }
      chunk = ['Harmless words']
      const { html, ...harmless } = await look()
      expect(`${harmless.status} ${path}`).toBe(`200 ${path}`)
      // the words are on the page, so that there is something to prove
      expect(html).toContain('Harmless words')
      for (chunk of CHUNKS) {
        const { html: _, ...hostile } = await look()
        expect(hostile, `${path} with ${JSON.stringify(chunk)}`).toEqual(harmless)
      }
    }
  } finally {
    await worker.remove()
    await provider.close()
  }
})
