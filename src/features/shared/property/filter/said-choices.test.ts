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
