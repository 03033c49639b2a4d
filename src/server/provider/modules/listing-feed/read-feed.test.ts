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
import { feedText, OTHER_NAMES } from './write-feed.ts'

const records = COUNTRY_CODES.flatMap((country) =>
  Array.from(demoListingsIn(country, { homes: 60, seed: 'files' }), ({ record }) => record),
)
const NOW = 1_795_132_800
const plainMedia = (record: FeedRecord): FeedRecord => ({ ...record, media: record.media.map((item) => ({ ...item, caption: '' })) })

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(format: FeedFormat, text: string, size = 1_000): Promise<{ read: ReadRecord[]; refused: string | null }> {
  const read: ReadRecord[] = []
  try {
    for await (const record of readFeed(format, pieces(text, size), NOW)) read.push(record)
    return { read, refused: null }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    return { read, refused: error.code }
  }
}

const omissions = (read: readonly ReadRecord[]) =>
  read.flatMap((one) => ('omitted' in one ? one.omitted.map(({ code, field }) => `${code} ${field}`) : []))
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
      for await (const one of readFeed(format, [bytes] as unknown as AsyncIterable<Uint8Array>, NOW)) void one
    }
    await expect(read()).rejects.toMatchObject({ code: 'encoding' })
  })
})

it.each<[string, string | null, number[], string]>([
  ['by its sender’s word', 'windows-1252', [0x43, 0x61, 0x66, 0xe9], 'Café'],
  ['in Chinese', 'big5', [0xa4, 0xd3, 0xa5, 0x6a], '太古'],
  ['with the mark of another', 'windows-1252', [0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
])('a table is read %s', async (_, encoding, name, expected) => {
  const mark = expected === 'Café' && name.length === 5 ? [0xef, 0xbb, 0xbf] : []
  const head = new TextEncoder().encode(
    'ListingKey,StandardStatus,PropertyType,PropertySubType,ListPrice,City,BuildingName\nA,Active,Residential,House,1,X,',
  )
  const file = Uint8Array.from([...mark, ...head, ...name, 0x0a])
  const read: unknown[] = []
  for await (const one of readFeed('csv', [file] as unknown as AsyncIterable<Uint8Array>, NOW, encoding)) read.push(one)
  expect(read).toMatchObject([{ record: { projectName: expected } }])
})

it('an encoding that nobody knows refuses the file', async () => {
  const read = async () => {
    for await (const one of readFeed('csv', [new Uint8Array([0x41])] as unknown as AsyncIterable<Uint8Array>, NOW, 'klingon')) void one
  }
  await expect(read()).rejects.toMatchObject({ code: 'encoding' })
})

it('REAXML has a place for every name of RESO, but for those that it says in another way or not at all', () => {
  const elsewhere = ['StandardStatus', 'ModificationTimestamp', 'PropertyType', 'Media', 'OpenHouse']
  const nowhere = [
    'InternetEntireListingDisplayYN',
    'InternetAutomatedValuationDisplayYN',
    ...OTHER_NAMES.filter((name) => name !== 'StreetNumber'),
  ]
  const names = new Set(Object.values(RESO_FIELDS).flatMap((field) => field.names))
  expect([...names].filter((name) => !(name in REAXML_PATHS)).sort()).toEqual([...elsewhere, ...nowhere].sort())
})

describe('records with faults', () => {
  const good = { ...JSON.parse(feedText('reso', records.slice(0, 1))) }
  it.each([
    [{ ListPrice: '12 or so' }, 'wrong-type ListPrice'],
    [{ ListPrice: 'n/a' }, 'wrong-type ListPrice'],
    [{ ListPrice: 'NULL' }, 'wrong-type ListPrice'],
    [{ ListPrice: 'cheap' }, 'wrong-type ListPrice'],
    [{ ListPrice: 0 }, 'out-of-range ListPrice'],
    [{ ListPrice: -5 }, 'out-of-range ListPrice'],
    [{ ListPrice: { a: 1 } }, 'wrong-type ListPrice'],
    [{ ListPrice: null }, 'missing ListPrice'],
    [{ ListingKey: '' }, 'missing ListingKey'],
    [{ ListingKey: 'x'.repeat(90) }, 'too-long ListingKey'],
    [{ StandardStatus: 'Perhaps' }, 'unknown-value StandardStatus'],
    [{ StandardStatus: 'constructor' }, 'unknown-value StandardStatus'],
    [{ LeaseAmountFrequency: 'Daily', PropertyType: 'Residential Lease', X_Activity: 'rent' }, 'unknown-value LeaseAmountFrequency'],
    [{ PropertyType: 'Commercial Sale', X_Activity: null }, 'not-a-home PropertyType'],
    [{ PropertySubType: 'Multi Family' }, 'not-a-home PropertySubType'],
    [{ BuildingName: null, StreetName: null, City: '', PostalCode: null }, 'missing StreetName'],
    [{ PublicRemarks: 'x'.repeat(RECORD_MAX_CHARS) }, 'too-large '],
  ])('%#: is refused alone', async (change, fault) => {
    const line = JSON.stringify({ ...good, ...change })
    const { read, refused } = await readAll('reso', `${line}\n${JSON.stringify(good)}\n`)
    expect(refused).toBeNull()
    expect(faults(read)).toEqual([fault])
    expect(read[1]).toHaveProperty('record')
  })

  it.each<[object, string, object]>([
    [{ ModificationTimestamp: '03/04/2026 10:00' }, 'not-a-time ModificationTimestamp', { modifiedAt: NOW }],
    [{ ModificationTimestamp: 'yesterday' }, 'not-a-time ModificationTimestamp', { modifiedAt: NOW }],
    [{ AvailabilityDate: '2026-02-31' }, 'not-a-time AvailabilityDate', { availableOn: null }],
    [{ AvailabilityDate: '03/04/2026' }, 'not-a-time AvailabilityDate', { availableOn: null }],
    [{ VirtualTourURLUnbranded: 'javascript:alert(1)' }, 'not-an-address VirtualTourURLUnbranded', { tourUrl: null }],
    [{ ListAgentEmail: 'nobody' }, 'not-an-address ListAgentEmail', { agentEmail: '' }],
    [{ BedroomsTotal: 'several' }, 'wrong-type BedroomsTotal', { bedrooms: null }],
    [{ EntryLevel: 900 }, 'out-of-range EntryLevel', { floor: null }],
    [{ LivingArea: '80 - 95' }, 'wrong-type LivingArea', { areaSqm: null }],
    [{ LivingAreaUnits: 'tatami' }, 'unknown-value LivingAreaUnits', { areaSqm: null }],
    [{ Media: [{ MediaURL: 7 }, { MediaURL: 'https://a.example/1' }] }, 'missing MediaURL', { media: [{ url: 'https://a.example/1' }] }],
    [{ Media: [{ MediaURL: 'https://a.example/1.PDF?x' }] }, 'unknown-value Media', { media: [] }],
    [{ Media: Array.from({ length: 80 }, (_, i) => ({ MediaURL: `https://a.example/${i}` })) }, 'out-of-range Media', {}],
    [{ PublicRemarks: 'word '.repeat(12_000) }, 'too-long PublicRemarks', { description: expect.stringMatching(/^(?:word ?){1600}$/) }],
    [{ X_Headline: 'x'.repeat(500) }, 'too-long X_Headline', { headline: 'x'.repeat(160) }],
    [{ Furnished: { by: 'us' } }, 'wrong-type Furnished', { furnished: null }],
  ])('%#: is left out, and the record is taken', async (change, omission, record) => {
    const { read, refused } = await readAll('reso', `${JSON.stringify({ ...good, ...change })}\n`)
    expect(refused).toBeNull()
    expect(faults(read)).toEqual([])
    expect(omissions(read)).toEqual([omission])
    expect(read[0]).toMatchObject({ record })
  })

  it.each<[object, object]>([
    [{ ListPrice: '$910,000' }, { price: 910_000 }],
    [{ ListPrice: 'AUD 910000.00' }, { price: 910_000 }],
    [{ BedroomsTotal: '4.00' }, { bedrooms: 4 }],
    [{ BedroomsTotal: '3+1' }, { bedrooms: 3 }],
    [{ BedroomsTotal: 'Studio' }, { bedrooms: 0 }],
    [{ BathroomsTotalInteger: 2.5 }, { bathrooms: 3 }],
    [{ LivingArea: '1,250', LivingAreaUnits: 'sq ft' }, { areaSqm: 116.13 }],
    [{ LivingArea: 80, LivingAreaUnits: 'm²' }, { areaSqm: 80 }],
    [{ ListAgentEmail: 'Mei Rowan <mei@a.example>; office@a.example' }, { agentEmail: 'mei@a.example' }],
    [{ AvailabilityDate: '24/12/2026' }, { availableOn: '2026-12-24' }],
    [{ AvailabilityDate: '20261224' }, { availableOn: '2026-12-24' }],
    [{ ModificationTimestamp: '2026-11-27 10:00:00 UTC' }, { modifiedAt: 1_795_773_600 }],
    [{ ModificationTimestamp: '27/11/2026 10:00' }, { modifiedAt: 1_795_773_600 }],
    [{ VirtualTourURLUnbranded: 'http://tour.example/1' }, { tourUrl: 'https://tour.example/1' }],
    [{ VirtualTourURLUnbranded: 'http%3A%2F%2Ftour%2Eexample%2F1%23plan' }, { tourUrl: 'https://tour.example/1#plan' }],
    [
      {
        Media: [
          { MediaURL: 'http://a.example/2', Order: '2' },
          { MediaURL: 'https://a.example/1', Order: '1' },
        ],
      },
      { media: [{ url: 'https://a.example/1' }, { url: 'https://a.example/2' }] },
    ],
    [{ StandardStatus: 'Cancelled' }, { state: 'withdrawn' }],
    [{ StandardStatus: 'Contingent' }, { state: 'under-offer' }],
    [
      { PropertyType: 'Residential Lease', X_Activity: 'rent', LeaseAmountFrequency: 'Per Calendar Month', ListPrice: 1_950 },
      { price: 1_950 },
    ],
    [{ PropertyType: 'Residential Lease', X_Activity: 'rent', LeaseAmountFrequency: 'fortnight', ListPrice: 900 }, { price: 1_950 }],
  ])('%#: is read as it is written elsewhere', async (change, record) => {
    const { read } = await readAll('reso', `${JSON.stringify({ ...good, ...change })}\n`)
    expect([...faults(read), ...omissions(read)]).toEqual([])
    expect(read[0]).toMatchObject({ record })
  })

  it('reads an answer of a Web API and an array as lines are read, in pieces of any size', async () => {
    const lines = feedText('reso', records.slice(0, 8)).trim().split('\n')
    const whole = await readAll('reso', lines.join('\n'))
    const answer = (more: object) =>
      JSON.stringify({ '@odata.context': 'https://x.example/$metadata', value: lines.map((line) => JSON.parse(line)), ...more }, null, 1)
    for (const size of [1, 13, 100_000]) {
      expect(await readAll('reso', `[${lines.join(',\n')}]`, size)).toEqual(whole)
      expect(await readAll('reso', answer({}), size)).toEqual(whole)
    }
    const more = await readAll('reso', answer({ '@odata.nextLink': 'https://x.example/?$skip=8' }))
    expect(more.read.slice(0, -1)).toEqual(whole.read)
    expect(faults(more.read)).toEqual(['broken @odata.nextLink'])
    expect((await readAll('reso', answer({}).slice(0, -20))).refused).toBe('cut-off')
    expect((await readAll('reso', `${answer({})}]`)).refused).toBe('broken-file')
    expect(await readAll('reso', '[]')).toEqual({ read: [], refused: null })
  })

  it('keeps keys that are numbers to their last digit, and knows names in any case', async () => {
    const { ListingKey: _, ...rest } = good
    const line = JSON.stringify(Object.fromEntries(Object.entries(rest).map(([name, value]) => [name.toUpperCase(), value])))
    const { read } = await readAll('reso', `${line.replace('{', '{"listingKey": 90071992547409931,')}\n`)
    const [record] = (await readAll('reso', `${JSON.stringify(good)}\n`)).read
    expect(read[0]).toEqual({
      ...record,
      record: { ...(record && 'record' in record ? record.record : {}), sourceKey: '90071992547409931' },
    })
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

describe('REAXML as it is sent', () => {
  const home = '<address><suburb>Parramatta</suburb></address><category name="Unit"/><price>910000</price>'
  const listing = (inside: string, { id = 'A', kind = 'residential', status = 'current' } = {}) =>
    `<${kind} modTime="2026-11-27-10:00:00" status="${status}"><uniqueID>${id}</uniqueID>${inside}</${kind}>`
  const list = (...listings: string[]) => `<propertyList>${listings.join('')}</propertyList>`
  const one = async (inside: string, how = {}) => (await readAll('reaxml', list(listing(inside, how)))).read[0]

  it('passes over a document type that names a file elsewhere, and reads signs that XML forbids as spaces or as themselves', async () => {
    const text = `<!DOCTYPE propertyList SYSTEM "http://a.example/propertyList.dtd">${list(
      listing(`${home}<headline>Smith & Sons &ndash; 2\u000b rooms&#x1f;, &b;</headline>`),
      listing(home, { id: 'B' }),
    )}`
    for (const size of [1, 5, 10_000]) {
      const { read, refused } = await readAll('reaxml', text, size)
      expect(refused).toBeNull()
      expect(read).toMatchObject([{ record: { headline: 'Smith & Sons – 2 rooms , &b;' } }, { record: { sourceKey: 'B' } }])
    }
  })

  it.each<[string, (text: string) => Uint8Array]>([
    ['windows-1252', (text) => Uint8Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))],
    ['UTF-16', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['utf-8', (text) => new TextEncoder().encode(`\ufeff${text}`)],
    ['utf-16', (text) => new TextEncoder().encode(text)],
  ])('reads a file as %s', async (name, encode) => {
    const bytes = encode(`<?xml version="1.0" encoding="${name}"?>${list(listing(`${home}<headline>Café – best</headline>`))}`)
    for (const size of [7, 10_000]) {
      const read: ReadRecord[] = []
      const piecewise = (async function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      })()
      for await (const record of readFeed('reaxml', piecewise, NOW)) read.push(record)
      expect(read).toMatchObject([{ record: { headline: 'Café – best' } }])
    }
  })

  it('tells the listings of several offices apart, whichever office is the first', async () => {
    const of = (office: string, key: string) =>
      listing(home).replace('<uniqueID>A</uniqueID>', `<agentID>${office}</agentID><uniqueID>${key}</uniqueID>`)
    const text = list(of('WQ', '7') + of('WQ2', '7') + of('WQ', '8') + of(' ', '9'))
    const keys = async (main: { key: string | null }) => {
      const found: string[] = []
      for await (const one of readFeed('reaxml', pieces(text, 100), NOW, null, undefined, main))
        if ('record' in one) found.push(one.record.sourceKey)
      return found
    }
    const main = { key: null }
    expect(await keys(main)).toEqual(['7', 'WQ2 7', '8', '9'])
    expect(main.key).toBe('WQ')
    expect(await keys({ key: 'WQ2' })).toEqual(['WQ 7', '7', 'WQ 8', '9'])
  })

  it('reads a file that is one listing', async () => {
    expect((await readAll('reaxml', listing(`${home}<headline>Alone</headline>`), 7)).read).toMatchObject([
      { row: 1, record: { sourceKey: 'A', headline: 'Alone' } },
    ])
    expect((await readAll('reaxml', listing(home).slice(0, -5))).refused).toBe('cut-off')
  })

  it('ends what a record says is over, which says no more than that', async () => {
    expect(await one('<soldDetails><soldPrice>1</soldPrice></soldDetails>', { status: 'sold' })).toMatchObject({
      ending: { sourceKey: 'A', state: 'closed' },
    })
    for (const status of ['withdrawn', 'offmarket', 'deleted'])
      expect(await one('', { status, kind: 'rental' })).toMatchObject({
        ending: { sourceKey: 'A', state: 'withdrawn', modifiedAt: 1_795_773_600 },
      })
    expect(await one('')).toMatchObject({ fault: { code: 'missing' } })
  })

  it('says of kinds that are no homes that they are not advertised here', async () => {
    for (const kind of ['land', 'commercial', 'commercialLand', 'business'])
      expect(await one(home, { kind })).toMatchObject({ fault: { code: 'not-a-home' } })
    const rural = (category: string) => one(home.replace('category name="Unit"', `ruralCategory name="${category}"`), { kind: 'rural' })
    expect(await rural('Lifestyle')).toMatchObject({ record: { propertyType: 'house' } })
    expect(await rural('Livestock')).toMatchObject({ fault: { code: 'not-a-home' } })
  })

  it('puts the main picture first, and the telephone that is answered', async () => {
    const pictures =
      '<objects><img id="b" url="http://p.example/b.jpg"/><img id="aa" url="https://p.example/aa.jpg"/><img id="a" url="https://p.example/a.jpg"/><img id="m" url="https://p.example/m.jpg"/><floorplan id="1" url="https://p.example/f.gif"/></objects>'
    const agent =
      '<listingAgent id="1"><name>Mei Rowan</name><telephone type="BH"> </telephone><telephone type="AH">1</telephone><telephone type="mobile">2</telephone></listingAgent>'
    expect(await one(home + pictures + agent)).toMatchObject({
      record: {
        agentPhone: '2',
        media: [
          { url: 'https://p.example/m.jpg' },
          { url: 'https://p.example/a.jpg' },
          { url: 'https://p.example/b.jpg' },
          { url: 'https://p.example/aa.jpg' },
          { url: 'https://p.example/f.gif', kind: 'plan' },
        ],
      },
    })
  })

  it.each([
    ['week', 450, 1_950],
    ['pcm', 1_950, 1_950],
    ['fortnight', 900, 1_950],
    ['annual', 23_400, 1_950],
  ])('reads a rent by the %s', async (period, rent, price) =>
    expect(await one(home.replace(/<price>.*$/, `<rent period="${period}">${rent}</rent>`), { kind: 'rental' })).toMatchObject({
      record: { price, activity: 'rent' },
    }),
  )
})

describe('any record whose essential fields can be read', () => {
  const good = { ...JSON.parse(feedText('reso', records.slice(0, 1))) } as Record<string, unknown>
  const essential = [
    'ListingKey',
    'StandardStatus',
    'PropertyType',
    'X_Activity',
    'ListPrice',
    'PropertySubType',
    'LeaseAmountFrequency',
    'BuildingName',
  ]
  const names = [...new Set(Object.values(RESO_FIELDS).flatMap((field) => field.names))].filter((name) => !essential.includes(name))
  const anything = fc.oneof(
    fc.constantFrom(
      null,
      '',
      ' ',
      0,
      -1,
      1e21,
      '0',
      '1,5',
      '1.5.2',
      'NULL',
      'n/a',
      '-',
      'yes',
      'http://',
      '2026-13-45',
      '31/02/2026',
      '<b>',
      '\u0000',
      '💠',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.record({ MediaURL: fc.string(), Order: fc.string() })), {
      maxLength: 4,
    }),
    fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
    fc.constantFrom('x'.repeat(300), 'word '.repeat(4_000)),
  )

  it('is taken, whatever stands in the others, and each that is not read is named once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), anything, { minKeys: 1, maxKeys: 6 }), async (change) => {
        const { read, refused } = await readAll('reso', `${JSON.stringify({ ...good, ...change })}\n`)
        expect(refused).toBeNull()
        expect(faults(read)).toEqual([])
        expect(read).toHaveLength(1)
        const changed = new Set([...Object.keys(change), 'MediaURL', 'OpenHouseStartTime', 'OpenHouseEndTime'])
        for (const omission of omissions(read)) expect(changed).toContain(omission.split(' ')[1])
      }),
      { numRuns: 400 },
    )
  })
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
    ['a hidden nought', '<price display="no">0</price>', { price: null, showsPrice: 0, priceWords: '' }],
    ['by words alone', '<priceView>Contact agent</priceView>', { price: null, showsPrice: 0, priceWords: 'Contact agent' }],
    ['by words with a figure', '<priceView>Offers over $900,000</priceView>', { price: null, priceWords: 'Offers over $900,000' }],
    ['by a word in its place', '<price>POA</price>', { price: null, priceWords: 'POA' }],
    ['of an auction', '<authority value="auction"/>', { price: null, priceWords: 'Auction' }],
    ['of an auction on a day', '<auction date="2026-12-05T11:00:00"/>', { price: null, priceWords: 'Auction' }],
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
    ['a price that nobody tells', { X_PriceDisplayYN: false, ListPrice: null }, { price: null, showsPrice: 0, priceWords: '' }],
    ['words for a price', { ListPrice: null, X_PriceText: 'Price on application' }, { price: null, priceWords: 'Price on application' }],
    ['words in place of a price', { ListPrice: 'Contact agent' }, { price: null, showsPrice: 0, priceWords: 'Contact agent' }],
    ['pictures', { Media: [{ MediaURL: 'https://a.example/1.jpg', Permission: ['Private'] }] }, { media: [] }],
  ])('RESO: %s', async (_, said, told) => {
    const fields = { ...JSON.parse(feedText('reso', sold ? [{ ...sold, state: 'live' }] : [])), ...said }
    const expected = 'state' in told && told.state === sold?.state ? { ...told, state: 'live' } : told
    expect((await readAll('reso', `${JSON.stringify(fields)}\n`)).read).toMatchObject([{ record: expected }])
  })

  it.each([
    'POA',
    'P.O.A.',
    'Price on Application',
    'By negotiation',
    'AUCTION',
    'Call agent',
    'EOI',
    'Tender closing soon',
    'For sale by private treaty',
  ])('takes %s in place of a price as its words', async (words) => {
    const fields = { ...JSON.parse(feedText('reso', sold ? [sold] : [])), ListPrice: words }
    expect((await readAll('reso', `${JSON.stringify(fields)}\n`)).read).toMatchObject([{ record: { price: null, priceWords: words } }])
  })

  it('is taken with words instead, whatever stands for its price', async () => {
    const { ListPrice: _, ...said } = JSON.parse(feedText('reso', sold ? [sold] : []))
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (price) => {
        const { read } = await readAll('reso', `${JSON.stringify({ ...said, ListPrice: price, X_PriceText: 'Auction' })}\n`)
        expect(read).toMatchObject([{ record: { priceWords: 'Auction' } }])
        expect(omissions(read).filter((omission) => !omission.endsWith(' ListPrice'))).toEqual([])
      }),
    )
  })

  it.each(FEED_FORMATS)('goes back to its source as %s', async (format) => {
    const hidden = records.slice(0, 40).map(
      (record, at): FeedRecord => ({
        ...record,
        showsPrice: 0,
        price: at % 3 ? record.price : null,
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
