import { SITE_MAP } from '#access/site-map.ts'
import { pageText } from '../fixtures/page-text.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** Pages with pictures, tables and rows that the server draws once. */
const DRAWN = [
  '/',
  '/search',
  '/report/$reportKey/project/$countryCode/$projectType/$projectSlug',
  '/realLaunch/project/$countryCode/$projectType/$projectSlug',
  '/realListing/search',
  '/realValue',
  '/realAgent',
]

test('a page whose parts were drawn before is the same, for a person with a session, with whole pictures', async ({ requestAs }) => {
  test.setTimeout(120_000)
  const request = await requestAs('subscriber')
  const addressOf = await siteAddresses(request)
  for (const page of SITE_MAP.filter(({ path }) => DRAWN.includes(path))) {
    // an address that nobody has opened: parts with links are drawn anew for it
    const address = `${addressOf(page)}?countryCode=SG&seen=${Math.random().toString(36).slice(2)}`
    const open = async () => {
      const answer = await request.get(address, { headers: { accept: 'text/html' } })
      expect(answer.status(), address).toBe(200)
      return pageText(await answer.text(), answer.headers()['content-security-policy'])
    }
    // what other tests change meanwhile is in the next answer
    await expect(async () => {
      const [first, second] = [await open(), await open()]
      expect(second === first, address).toBe(true)
      expect(first, address).not.toContain('data-drawn')
      const ids = [...first.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.length - new Set(ids).size, `${address}: ids that stand twice`).toBe(0)
      const named = [...first.matchAll(/(?:url\(#|aria-(?:labelledby|controls)=")([^")]+)/g)].map(([, id]) => id ?? '')
      expect(named.flatMap((id) => id.split(' ')).filter((id) => !ids.includes(id) && !/^_R_/.test(id))).toEqual([])
    }).toPass({ timeout: 30_000 })
  }
})
