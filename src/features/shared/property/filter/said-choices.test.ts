import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { MapFilter } from '#filter/map-filter.ts'
import { SET_KEYS, setRow } from '#filter/rows.ts'
import { readSentence } from '#filter/sentence/read-sentence.ts'
import { catalogue } from '#fixtures/catalogue.ts'
import { COUNTRY_OF_SENTENCES } from '#fixtures/spoken-sentences.ts'
import { keysOf } from '#lib/records.ts'
import { choiceWord } from './choice-words.ts'

/** Two filters by kind are called alike; the words mean the first one. */
const SAME: Readonly<Record<string, string>> = { hdb: 'public-stack', condo: 'private-stack', land: 'private-land' }
const withoutTwins = ({ propertyGroups, ...filter }: MapFilter) => {
  const group = SAME[propertyGroups?.[0] ?? '']
  return JSON.stringify(
    group === undefined ? (propertyGroups ? { ...filter, propertyGroups } : filter) : { ...filter, typeGroups: [group] },
  )
}

/** A chip of a range as the page makes it: its name, and "from" or "up to" with the figure in its unit. */
const RANGE_CHIPS = [
  { key: 'leaseLeft', name: 'Lease left', side: 'min', figure: '{value, plural, one {# year} other {# years}}', value: 70 },
  { key: 'leaseLeft', name: 'Lease left', side: 'max', figure: '{value, plural, one {# year} other {# years}}', value: 99 },
  { key: 'stationWalk', name: 'Walk to a station', side: 'max', figure: '{minutes} min', value: 10 },
  { key: 'stationWalk', name: 'Walk to a station', side: 'min', figure: '{minutes} min', value: 5 },
] as const

test.each(keysOf(COUNTRY_OF_SENTENCES))('what a chip of years left and of a walk says in %s is read as its filter', (locale) => {
  // the words of a locale are read alike in every country; Malaysia's records know no years
  const translated = catalogue(locale)
  const said = (message: string) => translated.get(message) ?? message
  for (const { key, name, side, figure, value } of RANGE_CHIPS) {
    const amount = said(figure)
      .replace(/^\{value, plural,.*other \{(.*?)\}\}$/, '$1')
      .replace(/#|\{minutes\}/, String(value))
    const chip = `${said(name)} ${said(side === 'min' ? 'from {0}' : 'up to {0}').replace('{0}', amount)}`
    const { filter } = readSentence(chip, { country: 'SG', year: 2026 })
    expect(filter, chip).toEqual({ [key]: { min: null, max: null, [side]: value } })
  }
})

test.each(keysOf(COUNTRY_OF_SENTENCES))('what a chip says in %s is read as its filter', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const translated = catalogue(locale)
  const keys = SET_KEYS.filter((key) => !setRow(key).isCount)
  const misread = keys.flatMap((key) =>
    setRow(key).choices.flatMap((choice) => {
      const english = choiceWord(i18n, key, choice)
      const word = translated.get(english) ?? english
      const { filter } = readSentence(word, { country: COUNTRY_OF_SENTENCES[locale], year: 2026 })
      return withoutTwins(filter) === withoutTwins({ [key]: [choice] })
        ? []
        : [`${word}: ${JSON.stringify(filter)} instead of ${key} ${choice}`]
    }),
  )
  expect(misread).toEqual([])
})
