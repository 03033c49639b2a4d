import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { messageLocale } from '#provider/messages/locale.ts'

it('is offered by a country, whichever locale it is', () => {
  const offered = new Set(Object.values(COUNTRIES).flatMap(({ locales }) => locales))
  expect(LOCALE_CODES.filter((code) => !offered.has(code))).toEqual([])
})

it('has a file for every catalogue, and no other', () => {
  const folders = readdirSync('src/locales', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...new Set(LOCALES.map(({ file }) => file))].sort())
})

it.each([
  ['en', 'SG', 'en-US'],
  ['en', 'HK', 'en-HK'],
  ['en', 'MY', 'en-MY'],
  ['en', 'AU', 'en-AU'],
  ['zh_cn', 'SG', 'zh-CH'],
  ['zh_cn', 'MY', 'zh-MY'],
  ['zh_cn', 'HK', 'zh-CH'],
  ['zh_hk', 'SG', 'zh-HK'],
  ['ms', 'SG', 'ms-SG'],
  ['ms', 'MY', 'ms-MY'],
  ['ms-SG', 'MY', 'ms-SG'],
  ['xx', 'SG', 'en-US'],
  ['', 'HK', 'en-HK'],
])('a reader of %j in %s gets %s', (language, country, locale) => {
  expect(messageLocale(language, country)).toBe(locale)
})

it('keeps the language of the header, whatever the market', () => {
  for (const { api } of LOCALES)
    for (const country of COUNTRY_CODES) expect(LOCALES.find(({ code }) => code === messageLocale(api, country))?.api).toBe(api)
})
