import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEED_FORMATS, type FeedFormat } from '#graphql/listing-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { demoListingsIn } from '../../demo/listings/demo-listings.ts'
import { RECORD_MAX_CHARS } from './feed-bounds.ts'
import { FeedRefused } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'
import { REAXML_PATHS } from './reaxml-fields.ts'
import { RESO_FIELDS } from './reso-fields.ts'
import { feedText } from './write-feed.ts'

const records = COUNTRY_CODES.flatMap((country) =>
  Array.from(demoListingsIn(country, { homes: 60, seed: 'files' }), ({ record }) => record),
)
const plainMedia = (record: FeedRecord): FeedRecord => ({ ...record, media: record.media.map((item) => ({ ...item, caption: '' })) })

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(format: FeedFormat, text: string, size = 1_000): Promise<{ read: ReadRecord[]; refused: string | null }> {
  const read: ReadRecord[] = []
  try {
    for await (const record of readFeed(format, pieces(text, size))) read.push(record)
    return { read, refused: null }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { read, refused: error.code }
  }
}

const faults = (read: readonly ReadRecord[]) => read.flatMap((one) => ('fault' in one ? [`${one.fault.code} ${one.fault.field}`] : []))

describe.each(FEED_FORMATS)('a feed as %s', (format) => {
  it('reads what was written, in pieces of any size', async () => {
    const text = feedText(format, records)
    for (const size of [1, 7, 4_096, 1_000_000]) {
      const few = size === 1 ? records.slice(0, 5) : records
      const { read, refused } = await readAll(format, size === 1 ? feedText(format, few) : text, size)
      expect(refused).toBeNull()
      expect(faults(read)).toEqual([])
      const back = read.map((one) => ('record' in one ? one.record : null))
      expect(back).toEqual(format === 'csv' ? few.map(plainMedia) : few)
    }
  })

  it('keeps any words as words', async () => {
    const [first] = records
    if (!first) throw new Error('no record')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer({ min: 1, max: 40 }), async (words, size) => {
        const { read, refused } = await readAll(format, feedText(format, [{ ...first, headline: words, description: words }, first]), size)
        expect(refused).toBeNull()
        expect(read).toHaveLength(2)
        for (const one of read) if ('record' in one) expect(one.record.headline).not.toMatch(/<[a-z!/]|[\p{Cc}\u202e]/iu)
        expect(read[1]).toMatchObject({ record: { headline: first.headline } })
      }),
      { numRuns: 150 },
    )
  })

  it('refuses a file that breaks off, and gives what stood before', async () => {
    const text = feedText(format, records.slice(0, 20))
    const cut = await readAll(format, text.slice(0, text.lastIndexOf('ListAgentEmail') > 0 ? text.lastIndexOf('"') - 40 : text.length - 60))
    expect(cut.read.length).toBeGreaterThan(17)
    if (format !== 'csv') expect(cut.refused).toBe('cut-off')
  })

  it('refuses bytes that are no text', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(feedText(format, records.slice(0, 2))), 0xff, 0xfe, 0x0a])
    const read = async () => {
      for await (const one of readFeed(format, [bytes] as unknown as AsyncIterable<Uint8Array>)) void one
    }
    await expect(read()).rejects.toMatchObject({ code: 'encoding' })
  })
})

it('REAXML has a place for every name of RESO, but for those that it says in another way or not at all', () => {
  const elsewhere = ['StandardStatus', 'ModificationTimestamp', 'PropertyType', 'Media']
  const nowhere = [
    'InternetEntireListingDisplayYN',
    'InternetAutomatedValuationDisplayYN',
    'SubdivisionName',
    'StreetSuffix',
    'CommunityFeatures',
  ]
  const names = new Set(Object.values(RESO_FIELDS).flatMap((field) => field.names))
  expect([...names].filter((name) => !(name in REAXML_PATHS)).sort()).toEqual([...elsewhere, ...nowhere].sort())
})

describe('records with faults', () => {
  const good = { ...JSON.parse(feedText('reso', records.slice(0, 1))) }
  it.each([
    [{ ListPrice: 'cheap' }, 'wrong-type ListPrice'],
    [{ ListPrice: -5 }, 'out-of-range ListPrice'],
    [{ ListPrice: { a: 1 } }, 'wrong-type ListPrice'],
    [{ ListPrice: null }, 'missing ListPrice'],
    [{ ListingKey: '' }, 'missing ListingKey'],
    [{ ListingKey: 'x'.repeat(90) }, 'too-long ListingKey'],
    [{ StandardStatus: 'Perhaps' }, 'unknown-value StandardStatus'],
    [{ StandardStatus: 'constructor' }, 'unknown-value StandardStatus'],
    [{ ModificationTimestamp: 'yesterday' }, 'not-a-time ModificationTimestamp'],
    [{ AvailabilityDate: '2026-02-31' }, 'not-a-time AvailabilityDate'],
    [{ VirtualTourURLUnbranded: 'javascript:alert(1)' }, 'not-an-address VirtualTourURLUnbranded'],
    [{ ListAgentEmail: 'nobody' }, 'not-an-address ListAgentEmail'],
    [{ BedroomsTotal: 2.5 }, 'wrong-type BedroomsTotal'],
    [{ EntryLevel: 900 }, 'out-of-range EntryLevel'],
    [{ Media: [{ MediaURL: 7 }] }, 'missing MediaURL'],
    [{ Media: Array.from({ length: 80 }, (_, i) => ({ MediaURL: `https://a.example/${i}` })) }, 'out-of-range Media'],
    [{ PublicRemarks: 'x'.repeat(60_000) }, 'too-long PublicRemarks'],
    [{ PublicRemarks: 'x'.repeat(RECORD_MAX_CHARS) }, 'too-large '],
  ])('%#: is refused alone', async (change, fault) => {
    const line = JSON.stringify({ ...good, ...change })
    const { read, refused } = await readAll('reso', `${line}\n${JSON.stringify(good)}\n`)
    expect(refused).toBeNull()
    expect(faults(read)).toEqual([fault])
    expect(read[1]).toHaveProperty('record')
  })

  it('reads weekly rents, feet and expanded agents', async () => {
    const { ListAgentFullName: _, ...rest } = good
    const line = JSON.stringify({
      ...rest,
      PropertyType: 'Residential Lease',
      X_Activity: 'rent',
      LeaseAmountFrequency: 'Weekly',
      ListPrice: 600,
      LivingArea: 1_000,
      LivingAreaUnits: 'Square Feet',
      ListAgent: { MemberFullName: 'Mei Rowan' },
    })
    const { read } = await readAll('reso', `${line}\n`)
    expect(read[0]).toMatchObject({ record: { price: 2_600, areaSqm: 92.9, agentName: 'Mei Rowan' } })
  })
})

describe('hostile XML', () => {
  const list = (inside: string) => `<?xml version="1.0"?><propertyList>${inside}</propertyList>`
  it.each([
    [
      'has-doctype',
      `<!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c "&b;&b;">]>${list('<residential><headline>&c;</headline></residential>').slice(21)}`,
    ],
    ['has-doctype', `<!DOCTYPE a SYSTEM "file:///etc/passwd"><propertyList></propertyList>`],
    ['broken-file', list('<residential><headline>&b;</headline></residential>')],
    ['broken-file', list('<residential><headline></residential>')],
    ['too-deep', list('<a>'.repeat(40))],
    ['too-large', list(`<residential>${'<a/>'.repeat(5_000)}</residential>`)],
    ['too-large', list(`<residential ${Array.from({ length: 100 }, (_, i) => `a${i}="1"`).join(' ')}/>`)],
    ['too-large', list(`<residential><headline>${'x'.repeat(600_000)}</headline></residential>`)],
    ['too-large', list(`<residential a="${'x'.repeat(600_000)}"/>`)],
    ['too-large', list(`<!--${'x'.repeat(600_000)}-->`)],
    ['too-large', list('<residential><headline><![CDATA['.padEnd(600_000, 'x'))],
    ['cut-off', '<propertyList><residential><uniqueID>1</uniqueID></residential>'],
    ['cut-off', ''],
  ])('is refused: %s', async (code, text) => expect((await readAll('reaxml', text)).refused).toBe(code))
})

describe('what a source asks to hide', () => {
  const [sold] = records.filter(({ activity }) => activity === 'sale')
  const reaxml = (inside: string) =>
    `<propertyList><residential modTime="2026-11-27-10:00:00" status="current"><uniqueID>A</uniqueID><category name="Unit"/>${inside}</residential></propertyList>`
  const street = '<street>Macquarie Street</street><suburb>Parramatta</suburb>'
  const one = async (inside: string) => (await readAll('reaxml', reaxml(inside))).read[0]

  it.each<[string, string, object]>([
    ['yes', '<price display="yes">910000</price>', { showsPrice: 1, priceWords: '', price: 910_000 }],
    [
      'no',
      '<price display="no">910000</price><priceView>Expressions of interest</priceView>',
      { showsPrice: 0, priceWords: 'Expressions of interest' },
    ],
    ['No in capitals', '<price display=" NO ">910000</price>', { showsPrice: 0, priceWords: '' }],
    ['a word that is not known', '<price display="agent only">910000</price>', { showsPrice: 0 }],
    [
      'of a range',
      '<price display="range"><range><min>850000</min><max>$930,000</max></range></price>',
      { showsPrice: 0, priceWords: '$850,000 – $930,000' },
    ],
    ['by words instead', '<price>910000</price><priceView>Auction</priceView>', { showsPrice: 0, priceWords: 'Auction' }],
    ['with words beside', '<price>910000</price><priceView>Offers over $900,000</priceView>', { showsPrice: 1 }],
  ])('REAXML: the price, %s', async (_, price, told) =>
    expect(await one(`<address>${street}</address>${price}`)).toMatchObject({ record: told }),
  )

  it.each<[string, string, object]>([
    ['as it is', `<address display="yes">${street}</address>`, { placeShown: 'address', suburb: 'Parramatta' }],
    ['to the suburb', `<address display="no">${street}</address>`, { placeShown: 'suburb', suburb: 'Parramatta' }],
    ['without a street', '<address display="no"><suburb>Parramatta</suburb></address>', { placeShown: 'suburb', street: '' }],
    ['not at all', '<address display="no"><suburb display="no">Parramatta</suburb></address>', { placeShown: 'none' }],
  ])('REAXML: the address, %s', async (_, address, told) => expect(await one(`${address}<price>1</price>`)).toMatchObject({ record: told }))

  it.each<[string, object, object]>([
    ['the address', { InternetAddressDisplayYN: false }, { placeShown: 'suburb' }],
    ['the address, as a word', { InternetAddressDisplayYN: 'N' }, { placeShown: 'suburb' }],
    ['nothing', { InternetAddressDisplayYN: true, InternetEntireListingDisplayYN: 'Y' }, { placeShown: 'address', state: sold?.state }],
    ['all of it', { InternetEntireListingDisplayYN: false }, { state: 'withdrawn' }],
    ['estimates', { InternetAutomatedValuationDisplayYN: 'false' }, { showsEstimate: 0 }],
    ['the price', { X_PriceDisplayYN: 'no', X_PriceText: 'By private treaty' }, { showsPrice: 0, priceWords: 'By private treaty' }],
    ['pictures', { Media: [{ MediaURL: 'https://a.example/1.jpg', Permission: ['Private'] }] }, { media: [] }],
  ])('RESO: %s', async (_, said, told) => {
    const fields = { ...JSON.parse(feedText('reso', sold ? [{ ...sold, state: 'live' }] : [])), ...said }
    const expected = 'state' in told && told.state === sold?.state ? { ...told, state: 'live' } : told
    expect((await readAll('reso', `${JSON.stringify(fields)}\n`)).read).toMatchObject([{ record: expected }])
  })

  it.each(FEED_FORMATS)('goes back to its source as %s', async (format) => {
    const hidden = records.slice(0, 40).map(
      (record, at): FeedRecord => ({
        ...record,
        showsPrice: 0,
        priceWords: 'Auction',
        suburb: 'Parramatta',
        placeShown: at % 2 ? 'suburb' : 'none',
        showsEstimate: format === 'reaxml' ? 1 : 0,
      }),
    )
    const { read } = await readAll(format, feedText(format, hidden))
    expect(read.map((back) => ('record' in back ? back.record : back))).toEqual(format === 'csv' ? hidden.map(plainMedia) : hidden)
  })
})
