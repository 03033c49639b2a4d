import { expect, test } from 'vitest'
import { readSentence } from '#filter/sentence/read-sentence.ts'
import { settleSentence } from '#filter/sentence/settle-sentence.ts'
import type { FoundPlace } from '#property/search/sentence/place-called.ts'
import { parseListingSearch } from '../search.ts'
import { listingSentenceSearch } from './listing-sentence.ts'

const KELLYVILLE: FoundPlace = { kind: 'AREA', title: 'Kellyville', titleLocal: null, areaId: '12', lat: -33.7, lng: 150.9 }
const EPPING: FoundPlace = { kind: 'STATION', title: 'Epping', titleLocal: null, areaId: null, lat: -33.77, lng: 151.08 }

const address = async (text: string) => {
  const reading = readSentence(text, { country: 'AU', year: 2026 })
  const find = async (name: string) => [KELLYVILLE, EPPING].find(({ title }) => title === name) ?? null
  return listingSentenceSearch(await settleSentence(reading, find), 'AU', parseListingSearch({ q: text, since: 7, page: 3 }))
}

test('a sentence becomes filters that only advertised homes have, and what was asked before stays', async () => {
  expect(await address('house in Kellyville at least 500 sqm land')).toMatchObject({
    groups: 'private-land',
    inArea: '12',
    land: '5382_',
    since: 7,
    page: 1,
  })
  expect(await address('furnished unit for rent near Epping station below $3,000 a month')).toMatchObject({
    for: 'rent',
    furnished: 'fully',
    rent: '_3000',
    around: '-33.77_151.08_1000',
  })
})

test('words that mean no filter are looked for in the advertisements', async () => {
  expect(await address('sunny 3 bedroom house in Kellyville')).toMatchObject({ q: 'sunny', beds: 3 })
  expect((await address('house in Kellyville')).q).toBeUndefined()
})
