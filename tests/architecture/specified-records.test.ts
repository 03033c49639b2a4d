import { describe, expect, it } from 'vitest'
import { labelLanguageOf } from '#features/map/label-languages.ts'
import { menuEntries } from '#features/shell/bar/menu-groups.ts'
import { MENU_WORDS } from '#features/shell/bar/menu-words.tsx'
import { i18nWith } from '#locales/create-i18n.ts'
import { LOCALES } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { tourAddress } from '#property/tour/tour-address.ts'
import { officesOf } from '../../src/server/offices.ts'
import { testEnv } from '../worker/worker-env.ts'
import { lineOf } from './numbered-statements.ts'
import { read } from './sources.ts'

const specification = read('docs/specification.md')

/** The fields of a record as its statement lists them. */
const listed = (statement: string): string[] =>
  lineOf(specification, statement)
    .split('|')[3]
    ?.split(',')
    .map((field) => field.trim()) ?? []

const OFFICE = {
  city: 'Ipoh',
  address: '1 Jalan Contoh',
  phone: '+60 5 000 0000',
  email: 'ipoh@example.com',
  mapLink: 'https://map.example/1',
}

describe('the records of §3', () => {
  it.each(COUNTRY_CODES)('3.18: the country config of %s has every field, its offices from the deployment', (code) => {
    const { [code]: offices } = officesOf(testEnv({ [`OFFICES_${code}`]: [OFFICE] }))
    const record: Record<string, unknown> = { ...COUNTRIES[code], 'map centre': COUNTRIES[code].mapCentre, 'office locations': offices }
    for (const field of listed('3.18')) expect(record, field).toHaveProperty([field])
    expect(offices).toEqual([OFFICE])
    expect(COUNTRIES[code].countryCode).toBe(code)
  })

  it('3.19: an office location has every field', () => {
    const fields = listed('3.19').map((field) => (field === 'map link' ? 'mapLink' : field))
    const [office = {}] = officesOf(testEnv({ OFFICES_SG: [OFFICE] })).SG
    expect(Object.keys(office)).toEqual(fields)
  })

  it.each(LOCALES.map((locale) => [locale.code, locale] as const))(
    '3.20: the locale %s has every field, each with its reader',
    async (code, locale) => {
      const matterport = new URL(tourAddress('https://my.matterport.com/show/?m=1', locale.iso)).searchParams.get('lang')
      const record: Record<string, unknown> = { ...locale, matterport, mapbox: labelLanguageOf(code) }
      for (const field of listed('3.20')) expect(record[field], field).toMatch(/^\S/)
      // the catalogue of `file`, numbers by `number`; dates by `date`: session/day-time.test.ts
      const i18n = await i18nWith(code, [])
      expect([i18n.locale, i18n.locales]).toEqual([locale.iso, locale.number])
      expect(read(`src/locales/${locale.file}/shell.po`)).toContain(`"Language: ${locale.file}\\n"`)
      for (const tag of [locale.number, locale.date]) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    },
  )

  it('3.21: a menu item has a key, which is its address, a name, a label, a description, an image and children', () => {
    expect(listed('3.21')).toEqual(['key', 'name', 'label', 'description', 'href', 'image', 'child items'])
    const drawn = [...read('src/features/shared/ui/menu-images.svg').matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id)
    const styles = read('src/features/shared/ui/menu-images.css')
    const dropdowns = menuEntries('site', 'SG', { isSubAccount: false }).filter((entry) => entry.kind === 'dropdown')
    expect(dropdowns.length).toBeGreaterThan(0)
    for (const path of dropdowns.flatMap(({ paths }) => paths)) {
      expect(MENU_WORDS[path].title, path).toBeTruthy()
      expect(MENU_WORDS[path].text, path).toBeTruthy()
      const at = drawn.indexOf(path.slice(1).replaceAll('/', '-'))
      expect(at, path).toBeGreaterThanOrEqual(0)
      if (at > 0) expect(styles).toContain(`[data-of="${path}"] {\n  mask-position: 0 -${at * 24}px;`)
    }
    expect(Object.values(MENU_WORDS).some(({ short }) => short)).toBe(true)
  })
})
