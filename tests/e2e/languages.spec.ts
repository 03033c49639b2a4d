import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '../../src/locales/locales.ts'
import { reportPath, sampleProjects } from '../fixtures/sample-projects.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 200
/** of the shell's word book, which every page loads */
const SENTENCE = 'Skip to the content'
const PAGES = ['/', '/search', '/about-us', '/map']

/** The words of {@link SENTENCE} in the locale's catalogue. */
function sentenceIn({ file: messages }: Locale): string {
  const book = readFileSync(join(import.meta.dirname, `../../src/locales/${messages}/shell.po`), 'utf8')
  const words = new RegExp(`^msgid "${SENTENCE}"\nmsgstr "(.+)"$`, 'm').exec(book)?.[1]
  if (!words) throw new Error(`${messages} does not translate "${SENTENCE}"`)
  return words
}

const SENTENCES = new Map(LOCALES.map((locale) => [locale.code, sentenceIn(locale)]))

/** Every way to ask for a language: its prefix, and the parameter. */
const ASKED = LOCALES.flatMap((locale) => [
  { locale, address: (path: string) => `${path}?locale=${locale.code}` },
  ...(locale.isPrefix ? [{ locale, address: (path: string) => `/${locale.code}${path === '/' ? '' : path}` }] : []),
])

test(`${AT_ONCE} visitors at the same moment: each reads their own language`, async ({ request }) => {
  const visits = Array.from({ length: AT_ONCE }, (_, i) => ({ ...ASKED[i % ASKED.length], path: PAGES[i % PAGES.length] ?? '/' }))
  const answers = await Promise.all(
    visits.map(async ({ locale, address, path }) => {
      if (!locale || !address) throw new Error('nobody asked')
      const url = address(path)
      return { locale, url, html: await (await request.get(url)).text() }
    }),
  )
  const wrong = answers.flatMap(({ locale, url, html }) => {
    const own = SENTENCES.get(locale.code) ?? ''
    const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1]
    const foreign = [...new Set(SENTENCES.values())].filter((sentence) => sentence !== own && html.includes(sentence))
    return [
      ...(lang === locale.iso ? [] : [`${url}: lang is ${lang}`]),
      ...(html.includes(own) ? [] : [`${url}: without "${own}"`]),
      ...foreign.map((sentence) => `${url}: also says "${sentence}"`),
    ]
  })
  expect(wrong).toEqual([])
  // the test is worth something only if requests in different languages overlapped
  expect(new Set(answers.map(({ html }) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1])).size).toBe(LOCALES.length)
})

/** Where a language is read: the market of its prefix or its own; English of Australia has no reports and no agents' pages there. */
const MARKETS: Partial<Record<Locale['code'], 'MY' | 'HK'>> = { 'en-HK': 'HK', 'zh-HK': 'HK', 'en-MY': 'MY', 'zh-MY': 'MY', 'ms-MY': 'MY' }

for (const locale of LOCALES) {
  test(`${locale.code}: pages hydrate as the server rendered them, and fetch no other language`, async ({ page, request }) => {
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
