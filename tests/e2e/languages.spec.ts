import { LOCALES, type Locale } from '../../src/locales/locales.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

/** The link of the shell's word book, which every page loads, in each language. */
const SENTENCES = new Map(LOCALES.map(({ code, file }) => [code, catalogue(file).get('Skip to the content') ?? code]))

/** Where a language is read: the market of its prefix or its own; English of Australia has no reports and no agents' pages there. */
const MARKETS: Partial<Record<Locale['code'], 'MY' | 'HK'>> = { 'en-HK': 'HK', 'zh-HK': 'HK', 'en-MY': 'MY', 'zh-MY': 'MY', 'ms-MY': 'MY' }

/** in the short run: the usual one, Chinese, and the one with the longest words */
const SHORT: ReadonlySet<Locale['code']> = new Set(['en-US', 'zh-HK', 'ms-MY'])

for (const locale of LOCALES) {
  test(`${locale.code}: pages hydrate as the server rendered them, and fetch no other language`, {
    tag: SHORT.has(locale.code) ? [] : '@long',
  }, async ({ page, request }) => {
    const country = MARKETS[locale.code] ?? 'SG'
    const [project] = await sampleProjects(request, country.toLowerCase())
    if (!project) throw new Error(`the demo data of ${country} has no project`)
    const scripts = new Set<string>()
    page.on('request', (asked) => {
      if (asked.url().endsWith('.js')) scripts.add(new URL(asked.url()).pathname)
    })
    for (const path of ['/', '/realAgent', reportPath(project, country.toLowerCase())]) {
      scripts.clear()
      // a hydration mismatch is a console error, which fails the test
      await page.goto(`${path}?locale=${locale.code}&countryCode=${country}`)
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo(0, y)
          await new Promise(requestAnimationFrame)
        }
      })
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', locale.iso)
      await expect(page.getByRole('link', { name: SENTENCES.get(locale.code) })).toBeAttached()
      const catalogues = [...scripts].filter((script) => script.includes('/words-'))
      const ofOtherLanguages = catalogues.filter((script) => !script.includes(`/${locale.file}/`))
      expect(ofOtherLanguages, path).toEqual([])
      const [shell, ...twice] = catalogues.filter((script) => script.endsWith('/shell.js'))
      expect(twice, path).toEqual([])
      expect(await (await request.get(shell ?? '')).text()).toContain(SENTENCES.get(locale.code))
    }
  })
}

test('§2.8, §4: a country in the address brings its language, and both are there again at the next plain address', async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/about-us?countryCode=HK')
  await expect(html).toHaveAttribute('lang', 'en-HK')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countryCode'))).toBe('HK')
  await page.goto('/about-us')
  await expect(html).toHaveAttribute('data-country', 'HK')
  await expect(html).toHaveAttribute('lang', 'en-HK')
  await page.goto('/en-HK/about-us?countryCode=MY')
  await expect(page).toHaveURL('/en-MY/about-us')
  await expect(html).toHaveAttribute('data-country', 'MY')
  await expect(html).toHaveAttribute('lang', 'en-MY')
})
