import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_OF_SENTENCES, spokenSentences } from '#fixtures/spoken-sentences.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { placeWords, readSentence, type SentenceReading, saysFilters } from './read-sentence.ts'
import { hintsAtFilters } from './sentence-text.ts'
import { settleSentence } from './settle-sentence.ts'

const read = (text: string, country: CountryCode = 'SG') => readSentence(text, { country, year: 2026 })
const range = (min: number | null, max: number | null) => ({ min, max })
const CONDO = { typeGroups: ['private-stack'] } as const

it.each<[string, CountryCode, readonly string[], string]>([
  ['upgrading from our HDB to a condo', 'SG', ['private-stack'], 'HDB'],
  ['sold our old terrace, now a condo or landed', 'SG', ['private-stack', 'private-land'], 'terrace'],
  ['排屋卖掉了，想买公寓', 'SG', ['private-stack'], '排屋卖掉'],
  ['住公寓太挤，要换排屋', 'MY', ['private-land'], '公寓太挤'],
  ['nak jual rumah teres, beli kondo', 'MY', ['private-stack'], 'rumah teres'],
  ['rumah teres dijual', 'MY', ['private-land'], ''],
  ['from condo', 'SG', ['private-stack'], ''],
])('the home that people leave is named, and not looked for: %s', (text, country, typeGroups, unread) => {
  const reading = read(text, country)
  expect(reading.filter).toEqual({ typeGroups })
  if (unread !== '') expect(reading.unread.join(' ')).toContain(unread)
})

describe('a typed text', () => {
  it.each<[string, CountryCode, SentenceReading['filter'], string]>([
    ['3 bedroom condo under 1.5m bishan', 'SG', { bedrooms: ['3'], ...CONDO, price: range(null, 1_500_000) }, 'bishan'],
    ['3 room AMK', 'SG', { bedrooms: ['2'] }, 'AMK'],
    ['condo district 9', 'SG', CONDO, 'district 9'],
    ['hdb 560406', 'SG', { typeGroups: ['public-stack'] }, '560406'],
    ['1m to 2m condo orchard', 'SG', { price: range(1_000_000, 2_000_000), ...CONDO }, 'orchard'],
    ['condo 1,5m to 8m', 'SG', { ...CONDO, price: range(null, 8_000_000) }, '1,5m'],
    ['bawah RM 1.2 juta', 'MY', { price: range(null, 1_200_000) }, ''],
    ['800k - 1.2m', 'SG', { price: range(800_000, 1_200_000) }, ''],
    ['near Bishan MRT', 'SG', {}, 'Bishan MRT'],
    ['碧山三房公寓150万以下', 'SG', { bedrooms: ['3'], ...CONDO, price: range(null, 1_500_000) }, '碧山'],
    ['沙田附近兩房800萬以下', 'HK', { bedrooms: ['2'], price: range(null, 8_000_000) }, '沙田'],
    ['kondo 3 bilik bawah rm 500k bangsar', 'MY', { ...CONDO, bedrooms: ['3'], price: range(null, 500_000) }, 'bangsar'],
    ['rumah teres dekat Subang Jaya', 'MY', { typeGroups: ['private-land'] }, 'Subang Jaya'],
    ['studio tanjong pagar', 'SG', { bedrooms: ['studio'] }, 'tanjong pagar'],
    ['6 bedrooms sentosa', 'SG', { bedrooms: ['5+'] }, 'sentosa'],
    ['月租一万八以下', 'HK', { rent: range(null, 18_000) }, ''],
    ['no pool', 'SG', {}, ''],
    ['budget seven hundred thousand', 'AU', { price: range(null, 700_000) }, ''],
    ['bajet tiga ratus lima puluh ribu', 'MY', { price: range(null, 350_000) }, ''],
    ['under six hundred and fifty thousand', 'AU', { price: range(null, 650_000) }, ''],
    ['two or three bedrooms', 'AU', { bedrooms: ['2', '3'] }, ''],
    ['rent, seven thousand a month', 'SG', { rent: range(null, 7_000) }, ''],
    ['5 or more bedrooms', 'AU', { bedrooms: ['5+'] }, ''],
    ['kondo bilik 3', 'MY', { ...CONDO, bedrooms: ['3'] }, ''],
    ['condo district 10 psf below 2400', 'SG', { ...CONDO, psf: range(null, 2_400) }, 'district 10'],
    ['apartmnt, prices fell', 'AU', { ...CONDO, change: range(null, 0) }, ''],
    ['3 bedrom house, two bathrom', 'AU', { typeGroups: ['private-land'], bedrooms: ['3'], bathrooms: ['2'] }, ''],
    ['four hundred k max', 'MY', { price: range(null, 400_000) }, ''],
    ['limit two and a half mil', 'AU', { price: range(null, 2_500_000) }, 'limit'],
    ['four bedrooms plus', 'AU', { bedrooms: ['4', '5+'] }, ''],
    ['3 bed plus pool', 'AU', { bedrooms: ['3'], facilities: ['pool'] }, ''],
    ['2.5 bathrooms', 'AU', { bathrooms: ['2'] }, ''],
    ['4x2 Joondalup', 'AU', { bedrooms: ['4'], bathrooms: ['2'] }, 'Joondalup'],
    ['terrace house 22x75', 'MY', { typeGroups: ['private-land'] }, '22x75'],
    ['楼龄不到十年', 'SG', { completion: range(2_016, null) }, ''],
    ['8球半以內', 'HK', { price: range(null, 8_500_000) }, ''],
    ['Rose Lane', 'SG', {}, 'Rose Lane'],
    ['Hundred Palms Residences', 'SG', {}, 'Hundred Palms Residences'],
    ['12 Bedford Road', 'SG', {}, '12 Bedford Road'],
    ['house in Bangalow', 'AU', { typeGroups: ['private-land'] }, 'Bangalow'],
  ])('%s', (text, country, filter, places) => {
    const reading = read(text, country)
    expect(reading.filter).toEqual(filter)
    expect(placeWords(reading)).toBe(places)
  })

  it.each([
    'Bishan',
    'blk 406 ang mo kio ave 10',
    '560406',
    'S560406',
    'Elm Terrace',
    'The Landmark',
    'Bedok',
    'Bedford Road',
    'Jalan Kondok',
    '1 Kim Seng Road',
    'One Pearl Bank',
    'Two Holland Hill',
    '999 Ang Mo Kio Ave 3',
    '#05-12 Blk 406',
    'Under Road',
    'D9',
    'Roomer Street',
    '宏茂桥',
    'Ang Mo Kio Ave 3',
  ])('%s is a name and nothing else', (name) => expect(saysFilters(read(name))).toBe(false))

  it('that names a flat of so many rooms means its bedrooms, as Singapore counts them', () => {
    expect(read('4-room hdb flat').filter.bedrooms).toEqual(['3'])
    expect(read('4 room condo').filter.bedrooms).toEqual(['4'])
    expect(read('4 rooms', 'MY').filter.bedrooms).toEqual(['4'])
  })

  it.each<[string, CountryCode, SentenceReading['filter']]>([
    ['at least 70 years left', 'SG', { leaseLeft: range(70, null) }],
    ['99 years left', 'SG', { leaseLeft: range(99, null) }],
    ['lease balance 60 to 80 years', 'SG', { leaseLeft: range(60, 80) }],
    ['剩余年限70年以上', 'SG', { leaseLeft: range(70, null) }],
    ['baki pajakan 70 tahun', 'SG', { leaseLeft: range(70, null) }],
    ['freehold or at least 80 years left', 'SG', { leaseLeft: range(80, null) }],
    ['99 years lease', 'SG', { tenures: ['leasehold'] }],
    ["within 10 minutes' walk of MRT", 'SG', { stationWalk: range(null, 10) }],
    ['within 10 minutes of any station', 'AU', { stationWalk: range(null, 10) }],
    ['5 min walk to LRT', 'MY', { stationWalk: range(null, 5) }],
    ['500m from MTR', 'HK', { stationWalk: range(null, 9) }],
    ['港鐵站步行5分鐘', 'HK', { stationWalk: range(null, 5) }],
    ['10 minit berjalan ke MRT', 'SG', { stationWalk: range(null, 10) }],
    ['near MRT', 'SG', { stationWalk: range(null, 10) }],
    ['靠近地铁站、步行五分钟以内', 'SG', { stationWalk: range(null, 5) }],
    ['near MRT, 5 min to Rosyth School', 'SG', { stationWalk: range(null, 10) }],
    ['dekat stesen', 'MY', { stationWalk: range(null, 10) }],
    ['not near MRT', 'SG', {}],
    ['near Bishan MRT', 'SG', {}],
    ['10 minutes from Bishan MRT', 'SG', {}],
  ])('says years left and walks: %s', (text, country, filter) => expect(read(text, country).filter).toEqual(filter))

  it('names a distance whose place is not found, floors, and words of leases inside names', async () => {
    const unreadOf = async (text: string) => (await settleSentence(read(text), async () => null)).unread
    expect(await unreadOf('condo, 20 mins to Nowhere Halt')).toEqual(['20 mins Nowhere Halt'])
    expect(await unreadOf('not ground floor, above 5 storeys')).toEqual(['not ground floor', 'above 5 storeys'])
    expect(await unreadOf('Balance Road')).toEqual(['Balance Road'])
  })

  it('names years left where no record knows them', async () => {
    const settled = await settleSentence(read('kondo baki pajakan 70 tahun', 'MY'), async () => null)
    expect(settled).toMatchObject({ filter: CONDO, unread: ['baki pajakan 70 tahun'] })
  })

  it('of a pasted advertisement is read, and its numbers and names are told alone', async () => {
    const asked: string[] = []
    const text = 'FOR SALE, Blk 123 Ang Mo Kio Ave 3 #05-12, 3-room, 67 sqm, $420,000 nego, call 9123 4567 Mary'
    const settled = await settleSentence(read(text), async (name) => {
      asked.push(name)
      return name === 'Ang Mo Kio Ave 3' ? name : null
    })
    expect(settled.filter).toMatchObject({ bedrooms: ['2'], price: range(null, 420_000) })
    expect(settled.place?.found).toBe('Ang Mo Kio Ave 3')
    expect(settled.unread).toEqual([])
    expect(settled.unkept).toEqual(['Blk 123', 'nego', '#05-12', 'call 9123 4567 Mary'])
    expect(asked.join(' ')).not.toMatch(/Mary|9123|05/)
  })

  it('names what no filter knows, as it was typed', async () => {
    const settled = await settleSentence(read('Quiet condo, not in Woodlands, at least 60 years left, high floor'), async () => null)
    expect(settled.unread).toEqual(['Quiet', 'not in Woodlands', 'high floor'])
  })
})

describe('whatever is typed', () => {
  it('is read without failing', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        ' ',
        '3',
        '+',
        '-',
        'bedroom',
        'under',
        '１.５m',
        '万',
        '房',
        '以下',
        'RM',
        'not',
        'within',
        '地铁站',
        '99年',
        '\u0000',
        '%',
        '𠮷',
      ),
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), fc.constantFrom<CountryCode>('SG', 'MY', 'HK', 'AU'), (parts, country) => {
        expect(() => read(parts.join(''), country)).not.toThrow()
        expect(() => read(parts.join(' '), country)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })

  const sentences = keysOf(COUNTRY_OF_SENTENCES).flatMap((locale) =>
    spokenSentences(locale).map(({ text }) => ({ text, country: COUNTRY_OF_SENTENCES[locale] })),
  )

  it('a word that means nothing is named wherever it stands', async () => {
    const word = fc.constantFrom('qzxv', 'wobbly', '鼙鼓', 'Zürich', 'naïve', 'क्षत्रिय')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sentences), word, fc.nat(), async ({ text, country }, strange, place) => {
        const words = text.split(' ')
        const at = place % (words.length + 1)
        const typed = words.toSpliced(at, 0, strange).join(' ')
        const { unread } = await settleSentence(read(typed, country), async () => null)
        expect(unread.join(' '), typed).toContain(strange)
      }),
      { numRuns: 500 },
    )
  })

  it('hints at a filter where it says one, so that the browser asks', () => {
    const asked = sentences.filter(({ text, country }) => saysFilters(read(text, country)))
    expect(asked.filter(({ text, country }) => !hintsAtFilters(text, country))).toEqual([])
    for (const text of ['near MRT', '近地铁', 'lease left 70', 'baki pajakan 70', 'any station 5 min'])
      expect(hintsAtFilters(text, 'SG'), text).toBe(true)
    expect(hintsAtFilters('Ang Mo Kio Ave 3', 'SG')).toBe(false)
  })
})
