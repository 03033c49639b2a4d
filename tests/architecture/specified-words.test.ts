import { expect, it } from 'vitest'
import { BATHROOM_CHOICES, BEDROOM_CHOICES, LEASE_LONG_FROM_YEARS, LEASE_SHORT_UP_TO_YEARS } from '#filter/choices.ts'
import { offeredChoices, offeredRange } from '#filter/offered.ts'
import { SEARCH_CONFIGS } from '#filter/search-config.ts'
import { PHONE_CODES } from '#lib/phone-number.ts'
import { LOCALES, localeOf } from '#locales/locales.ts'
import { COUNTRIES, DEFAULT_COUNTRY, PARTLY_DEFINED } from '#market/countries.ts'
import { DEFAULT_LOCATION } from '#market/default-location.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#market/locale-tags.ts'
import {
  ACTIVITY_TYPES,
  AMENITY_TYPES,
  AREA_LEVELS,
  AREA_MEASURES,
  ASSET_SUBTYPES,
  CONSTRUCTION_STATUSES,
  COUNTRY_CODES,
  DEFAULT_PROPERTY_GROUP,
  DEFAULT_TYPE_GROUP,
  FACILITIES,
  FLOOR_TYPES,
  LAND_ACTIVITIES,
  LAND_STATUSES,
  PROPERTY_GROUPS,
  TYPE_GROUPS,
  UNIT_MIXES,
} from '#market/vocabulary.ts'
import { DEFAULT_PHONE_CODE } from '#ui/form/phone-value.ts'
import { asWritten, lineOf } from './numbered-statements.ts'
import { read } from './sources.ts'

const specification = read('docs/specification.md')

/** "0-5", "1-to-4": all whole numbers from the one to the other, as words; another word alone. */
function counted(word: string): string[] {
  const [, from, to] = /^(\d)-(?:to-)?(\d)$/.exec(word) ?? []
  return from === undefined ? [word] : Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
}

/** The words of a list as code writes them: "available for application (x)" is available-for-application, "more than 5" is read as 5+. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)|\.$/g, '')
    .split(/,| and | or /)
    .map((part) => part.trim().replaceAll(' ', '-'))
    .filter((word) => word !== '')
    .map((word) => word.replace(/^more-than-(\d)$/, '$1+'))
    .flatMap(counted)

const DEFINED = [...Object.values(COUNTRIES), ...Object.values(PARTLY_DEFINED)]
const IN_PART = Object.keys(PARTLY_DEFINED).join(' and ')

/** A vocabulary of the code, and the part of a statement that lists it. */
const LISTS: readonly (readonly [statement: string, name: string, words: readonly string[], list: RegExp])[] = [
  ['2.1.2', 'the prefixes', LOCALES.filter(({ isPrefix }) => isPrefix).map(({ code }) => `/${code}`), /the prefixes (.+)$/],
  ['3.23', 'TYPE_GROUPS', TYPE_GROUPS, /groups \| (.+) \|$/],
  ['3.24', 'PROPERTY_GROUPS', PROPERTY_GROUPS, /groups \| (.+) \|$/],
  ['3.25', 'UNIT_MIXES', UNIT_MIXES, /mixes \| (.+) \|$/],
  ['3.37', 'AREA_MEASURES', AREA_MEASURES, /measured by (.+) \|$/],
  ['3.42', 'AREA_LEVELS', AREA_LEVELS, /levels \| (.+) \|$/],
  ['4.33', 'LAND_STATUSES', LAND_STATUSES, /: (.+)$/],
  ['4.34', 'CONSTRUCTION_STATUSES', CONSTRUCTION_STATUSES, /: (.+)$/],
  ['4.35', 'ACTIVITY_TYPES', ACTIVITY_TYPES, /: (.+)$/],
  ['4.36', 'LAND_ACTIVITIES', LAND_ACTIVITIES, /: (.+)$/],
  ['4.37', 'FLOOR_TYPES', FLOOR_TYPES, /: (.+)$/],
  ['9.1', 'COUNTRY_CODES', COUNTRY_CODES, /Supported are (.+)$/],
  ['9.3', 'the currencies', DEFINED.map(({ currencyCode }) => currencyCode), /: (.+)$/],
  ['9.4', 'PHONE_CODES', PHONE_CODES, /codes: (.+?)\. The/],
  ['9.4', 'the phone codes of the countries', DEFINED.map(({ phoneCode }) => phoneCode), /codes: (.+?)\. The/],
  ['9.7', 'LOCALE_CODES', LOCALE_CODES, /: (.+)$/],
  ['9.25', 'BEDROOM_CHOICES', BEDROOM_CHOICES, /: (.+)$/],
  ['9.26', 'BATHROOM_CHOICES', BATHROOM_CHOICES, /: (.+)$/],
  ['9.27', 'FACILITIES', FACILITIES, /: (.+)$/],
  ...COUNTRY_CODES.map((code) => ['9.28', `the furnished types of ${code}`, SEARCH_CONFIGS[code].furnishedTypes, /: (.+)$/] as const),
  ...COUNTRY_CODES.map(
    (code) => ['9.11', `the property groups of ${code}`, COUNTRIES[code].propertyGroups, new RegExp(`\\b${code} ([^;.]+)`)] as const,
  ),
]

it.each(LISTS)('statement %s of docs/specification.md lists the words of %s', (statement, _, words, list) => {
  const text = list.exec(lineOf(specification, statement))?.[1] ?? ''
  expect([...words].toSorted()).toEqual(wordsOf(text).toSorted())
})

it('the subtypes of assets of statement 3.43 are known; there are some more', () => {
  const [, text = ''] = /subtypes \| (.+) and others \|$/.exec(lineOf(specification, '3.43')) ?? []
  expect(ASSET_SUBTYPES).toEqual(expect.arrayContaining(wordsOf(text)))
  expect(wordsOf(text)).toHaveLength(4)
})

it('the amenities of statement 3.41 are known; there are some more', () => {
  const text = /types \| (.+) \|$/.exec(lineOf(specification, '3.41'))?.[1] ?? ''
  expect(AMENITY_TYPES).toEqual(expect.arrayContaining(wordsOf(text)))
})

const countriesWhere = (is: (country: (typeof COUNTRIES)[keyof typeof COUNTRIES]) => boolean): string =>
  COUNTRY_CODES.filter((code) => is(COUNTRIES[code])).join(', ')

/** Sentences that follow from the code, as a statement writes them. */
const SENTENCES: readonly (readonly [statement: string, sentence: string])[] = [
  ['1.19', `${COUNTRY_CODES.join(', ').replace(/, (?=\w+$)/, ' and ')}; ${IN_PART} are defined in part.`],
  ['9.1', `The default country is ${DEFAULT_COUNTRY}.`],
  ['9.2', `${IN_PART} are defined in part.`],
  ['9.4', `The default is ${DEFAULT_PHONE_CODE}.`],
  ['9.5', `on in ${countriesWhere((country) => country.stripeSubscriptionEnabled).replace(/, (?=\w+$)/, ' and ')}`],
  ['9.5', `off in ${countriesWhere((country) => !country.stripeSubscriptionEnabled)}.`],
  ['9.7', `${DEFAULT_LOCALE} (default and fallback)`],
  ['9.8', `uses the messages of ${localeOf('en-AU').file}.`],
  ['9.12', `The default property group is ${DEFAULT_PROPERTY_GROUP}; the default type group is ${DEFAULT_TYPE_GROUP}.`],
  ['9.24', `at least ${LEASE_LONG_FROM_YEARS} years`],
  ['9.24', `at most ${LEASE_SHORT_UP_TO_YEARS} years`],
  ['9.30', `SG ${COUNTRIES.SG.reportAreaLevel}`],
  ['9.30', `HK ${COUNTRIES.HK.reportAreaLevel}, MY ${COUNTRIES.MY.reportAreaLevel}`],
  ['9.41', `The default location is ${DEFAULT_LOCATION.key}.`],
]

it.each(SENTENCES)('statement %s of docs/specification.md says: %s', (statement, sentence) => {
  expect(lineOf(specification, statement)).toMatch(asWritten(sentence))
})

it.each([
  ['realAgent', '1.22', 'real-agent/landing/real-agent-page.tsx'],
  ['realListing', '1.23', 'real-listing/real-listing-page.tsx'],
])('the heading of %s is the tagline of statement %s', (_, statement, file) => {
  const tagline = /"(.+)"/.exec(lineOf(specification, statement))?.[1]
  expect(read(`src/features/${file}`).toLowerCase()).toContain(`title={<trans>${tagline}</trans>}`)
})

it.each(['SG', 'HK'] as const)('the search of a country has every part of statement 3.22: %s', (country) => {
  const { searchTypes, furnishedTypes, launchPropertyTypes } = SEARCH_CONFIGS[country]
  const parts = {
    searchTypes,
    areaTypes: COUNTRIES[country].areaLevels,
    propertyGroups: offeredChoices('propertyGroups', country),
    bedroomTypes: offeredChoices('bedrooms', country),
    tenures: offeredChoices('tenures', country),
    facilities: offeredChoices('facilities', country),
    constructionStatus: offeredChoices('constructionStatuses', country),
    furnishedTypes,
    'property types of new launches': launchPropertyTypes,
  }
  for (const [part, choices] of Object.entries(parts)) {
    expect(lineOf(specification, '3.22')).toContain(part)
    expect([...choices].length, part).toBeGreaterThan(0)
  }
  expect(lineOf(specification, '3.22')).toContain('ranges of price, psf and floor area')
  for (const range of ['price', 'psf', 'area'] as const) expect(offeredRange(range, country), range).not.toBeNull()
})
