import AxeBuilder from '@axe-core/playwright'
import { countryOfPath, isPathOpen } from '../../src/features/shared/access/path-module.ts'
import { COMPANY_PATHS, SITE_MAP } from '../../src/features/shared/access/site-map.ts'
import { siteAddresses } from '../fixtures/site-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

/** A language of the market whose pages stand for its family: Latin letters, Chinese characters, longer Malay words. */
const LANGUAGES = [
  { locale: 'en-US', lang: 'en-US', country: 'SG' },
  { locale: 'zh-HK', lang: 'zh-Hant-HK', country: 'HK' },
  { locale: 'ms-MY', lang: 'ms-MY', country: 'MY' },
] as const

/** Left-overs of a message without words: an id of a catalogue in place of its text. */
const MESSAGE_ID = /(?:^|\s)(?=\S*(?:[\d+/]|\S[A-Z]))(?=\S*[a-z])[A-Za-z\d+/]{6}(?:\s|$)/

for (const { locale, lang, country } of LANGUAGES) {
  test.describe(locale, () => {
    // pages of what is not there answer 404, which the browser reports as an error of its own
    test.use({ expectedComplaints: [/status of 404/] })

    test('every page is free of barriers, fits its window and wakes up without a complaint', async ({ page, request }) => {
      test.setTimeout(420_000)
      const addresses = await siteAddresses(request)
      const wrong: string[] = []
      for (const address of [...SITE_MAP.map(addresses), ...COMPANY_PATHS]) {
        if (!isPathOpen(address, countryOfPath(address) ?? country)) continue
        await page.goto(`${address}?locale=${locale}&countryCode=${country}`)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, impact, nodes } of violations)
          if (impact === 'serious' || impact === 'critical') wrong.push(`${address}: ${id}: ${nodes[0]?.html}`)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (overflow > 0) wrong.push(`${address}: ${overflow} px too wide`)
        const [heading] = await page.getByRole('heading').allTextContents()
        if (!heading || MESSAGE_ID.test(heading)) wrong.push(`${address}: heading without words: ${heading}`)
      }
      expect(wrong).toEqual([])
    })
  })
}
