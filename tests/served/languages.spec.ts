import { LOCALES } from '../../src/locales/locales.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 200
const PAGES = ['/', '/search', '/about-us', '/map']
/** The link of the shell's word book, which every page has, in each language. */
const SENTENCES = new Map(LOCALES.map(({ code, file }) => [code, catalogue(file).get('Skip to the content') ?? code]))

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
