import { NamedScripts } from '../fixtures/named-scripts.ts'
import { asksToSignIn, isOfMap, scriptBudget } from '../fixtures/script-budgets.ts'
import { servedPage } from '../fixtures/served-page.ts'
import { severalAtOnce } from '../fixtures/several-at-once.ts'
import { openPages } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** React, the router and the frame of pages: a page that is said to load less was not weighed. */
const LEAST_KB = 100

/** What a page asks for by itself where somebody must sign in. */
const SIGN_IN = ['auth-overlay']

test('no page loads more script than it may: what its HTML names, the dialog for signing in, and all that these import', async ({
  request,
}) => {
  const scripts = new NamedScripts(request)
  const pages = (await openPages(request, 'SG')).map(({ address }) => address).filter((address) => !isOfMap(address))
  const weighed = new Map<string, number>()
  await severalAtOnce(pages, async (address) => {
    const { html } = await servedPage(request, address)
    const sizes = await scripts.of(html, asksToSignIn(address) ? SIGN_IN : [])
    weighed.set(address, [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000)
  })
  expect(weighed.size).toBeGreaterThan(90)
  const wrong = [...weighed].filter(([address, kb]) => !(kb > LEAST_KB && kb <= scriptBudget(address)))
  expect(wrong.map(([address, kb]) => `${address}: ${kb.toFixed(1)} kB of ${scriptBudget(address)}`)).toEqual([])
})

test('what reads a sentence comes when somebody types one, and weighs 12 kB at most', async ({ request }) => {
  const scripts = new NamedScripts(request)
  const { html } = await servedPage(request, '/search?countryCode=SG')
  const kilobytes = async (parts: string[]) => [...(await scripts.of(html, parts)).values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000
  const more = (await kilobytes(['type-ahead', 'sentence-text'])) - (await kilobytes(['type-ahead']))
  expect(more).toBeGreaterThan(3)
  expect(more).toBeLessThanOrEqual(12)
})
