import { describe, expect, it, test } from 'vitest'
import { readSentence } from '#filter/sentence/read-sentence.ts'
import { type SettledSentence, settleSentence } from '#filter/sentence/settle-sentence.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type FoundPlace, isSpelt, placeCalled } from './place-called.ts'
import { sentenceSearch } from './sentence-address.ts'

const place = (kind: FoundPlace['kind'], title: string, areaId: string | null = null, titleLocal: string | null = null): FoundPlace => ({
  kind,
  title,
  titleLocal,
  areaId,
  lat: 1.3509,
  lng: 103.8485,
})
const INDEX = [
  place('AREA', 'Bishan', '7', '碧山'),
  place('STATION', 'Bishan', null, '碧山'),
  place('AREA', 'Punggol', '9', '榜鹅'),
  place('STATION', 'Punggol', null, '榜鹅'),
  place('SCHOOL', 'Nanyang Primary School'),
  place('STREET', 'Ang Mo Kio Avenue 3'),
  place('PROJECT', 'Sea View Towers'),
  place('AREA', 'D09 Orchard, Cairnhill, River Valley', '109', '乌节、经禧、里峇峇利'),
]

const settled = (text: string, country: CountryCode = 'SG'): Promise<SettledSentence<FoundPlace>> =>
  settleSentence(readSentence(text, { country, year: 2026 }), async (name, says) => placeCalled(INDEX, name, says))
const address = async (text: string) => sentenceSearch(await settled(text), 'SG')

test.each([
  ['3 bedroom condo in Bishan', { groups: 'private-stack', beds: 3, q: 'Bishan', areaId: '7' }],
  ['condo near Bishan MRT', { groups: 'private-stack', q: 'Bishan', near: '1.3509,103.8485' }],
  [
    '4-room flat within 10 minutes of Punggol station below 650k',
    { groups: 'public-stack', beds: 3, price: '_650000', reach: '1.3509_103.8485_10' },
  ],
  ['condo within 1km of Nanyang Primary', { groups: 'private-stack', school: '1.3509_103.8485_1' }],
  ['condo within 300m of Bishan MRT', { groups: 'private-stack', around: '1.3509_103.8485_300' }],
  ['hdb amk ave 3', { groups: 'public-stack', q: 'Ang Mo Kio Avenue 3', street: 'Ang Mo Kio Avenue 3' }],
  ['quiet condo in Bishan, furnished', { groups: 'private-stack', q: 'Bishan', areaId: '7', words: 'quiet, furnished' }],
  ['condo district 9', { groups: 'private-stack', q: 'D09 Orchard, Cairnhill, River Valley', areaId: '109' }],
  ['第9邮区公寓', { groups: 'private-stack', q: 'D09 Orchard, Cairnhill, River Valley', areaId: '109' }],
  ['碧山三房公寓', { groups: 'private-stack', beds: 3, q: 'Bishan', areaId: '7' }],
])('%s', async (text, search) => expect(await address(text)).toEqual(search))

describe('a name in a sentence', () => {
  const kindOf = (name: string, says: 'station' | 'school' | null = null) => {
    const found = placeCalled(INDEX, name, says)
    return found && `${found.kind} ${found.title}`
  }
  it('is a place that is called so, in either script and with a letter or two wrong', () => {
    expect(kindOf('bishan')).toBe('AREA Bishan')
    expect(kindOf('bihsan')).toBe('AREA Bishan')
    expect(kindOf('碧山')).toBe('AREA Bishan')
    expect(kindOf('Punggol', 'station')).toBe('STATION Punggol')
    expect(kindOf('punggol mrt station')).toBe('AREA Punggol')
  })
  it('is spelt as it is, or not', () => {
    expect(isSpelt(place('STATION', 'Bishan'), 'bishan mrt')).toBe(true)
    expect(isSpelt(place('STATION', 'Bishan'), 'bihsan mrt')).toBe(false)
  })
  it('is a building or a street only by all of its name', () => {
    expect(kindOf('sea view')).toBeNull()
    expect(kindOf('Sea View Towers')).toBe('PROJECT Sea View Towers')
    expect(kindOf('Nanyang Primary', 'school')).toBe('SCHOOL Nanyang Primary School')
  })
})
