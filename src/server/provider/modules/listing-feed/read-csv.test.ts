import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { demoListingsIn } from '../../demo/listings/demo-listings.ts'
import { FeedRefused } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'
import { feedText } from './write-feed.ts'

const records = COUNTRY_CODES.flatMap((country) => Array.from(demoListingsIn(country, { homes: 6, seed: 'files' }), ({ record }) => record))
const NOW = 1_795_132_800
const plainMedia = (record: FeedRecord): FeedRecord => ({ ...record, media: record.media.map((item) => ({ ...item, caption: '' })) })

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(format: 'csv', text: string, size = 1_000): Promise<{ read: ReadRecord[]; refused: string | null }> {
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

it('letters that are not UTF-8 refuse the file with their line', async () => {
  const file = Uint8Array.from([...new TextEncoder().encode('ListingKey,City\r\nA,Ü\r\nB,'), 0xe9, 0x0d, 0x0a])
  for (const size of [1, 7, 300]) {
    async function* parts() {
      for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
    }
    const read = async () => {
      for await (const one of readFeed('csv', parts(), NOW)) void one
    }
    await expect(read()).rejects.toThrow('line 3')
  }
})

describe('tables as spreadsheets write them', () => {
  const [first, second] = records
  if (!first || !second) throw new Error('no records')
  const plain = [first, second].map((record) => ({ ...plainMedia(record), headline: 'Plain', description: 'Plain', priceWords: '' }))
  const table = feedText('csv', plain)
  const cells = Papa.parse<string[]>(table.trim()).data
  const as = (delimiter: string, rows = cells) => Papa.unparse(rows, { delimiter, newline: '\r\n' })
  const expected = plain.map((record, at) => ({ row: at + 1, record, omitted: [] }))

  it.each<[string, string]>([
    ['commas', as(',')],
    ['semicolons', as(';')],
    ['tabs', as('\t')],
    ['a line that names its separator', `sep=;\r\n${as(';')}`],
    ['line ends of old Macintoshes', as(',').replaceAll('\r\n', '\r')],
    [
      'names in lower case',
      as(
        ',',
        cells.map((row, at) => (at === 0 ? row.map((name) => name.toLowerCase()) : row)),
      ),
    ],
    [
      'empty rows and cells beyond the last name',
      `\n${as(
        ',',
        [...cells, ['']].map((row) => [...row, '', '']),
      )}\n,,,\n\n`,
    ],
  ])('are read with %s, in pieces of any size', async (_, text) => {
    for (const size of [1, 11, 100_000]) expect(await readAll('csv', text, size)).toEqual({ read: expected, refused: null })
  })

  it('are refused where two columns have one name, and rows where a cell is too many', async () => {
    const doubled = as(
      ',',
      cells.map((row, at) => [...row, at === 0 ? 'publicremarks' : 'other words']),
    )
    expect(await readAll('csv', doubled)).toEqual({ read: [], refused: 'no-header' })
    const wide = await readAll(
      'csv',
      as(
        ',',
        cells.map((row, at) => (at === 1 ? [...row, 'more'] : row)),
      ),
    )
    expect(faults(wide.read)).toEqual(['broken '])
    expect(wide.read[1]).toMatchObject({ record: { sourceKey: second.sourceKey } })
  })
})

describe('cells as spreadsheets write them', () => {
  const [first] = records
  if (!first) throw new Error('no record')
  const good: Record<string, string> = {
    ListingKey: 'A',
    StandardStatus: 'Active',
    ModificationTimestamp: '2026-11-27T10:00:00Z',
    PropertyType: 'Residential',
    PropertySubType: 'Apartment',
    ListPrice: '800000',
    UnitNumber: '1204',
    StreetName: 'Macquarie Street',
    City: 'Parramatta',
    PostalCode: '2150',
    LivingArea: '80',
    LivingAreaUnits: 'Square Meters',
  }
  const tableOf = (change: Record<string, string>) => Papa.unparse([{ ...good, ...change }, good], { newline: '\r\n' })

  it.each<[Record<string, string>, object]>([
    [{ ListPrice: '1.250.000,00' }, { price: 1_250_000 }],
    [{ ListPrice: '1.250.000' }, { price: 1_250_000 }],
    [{ ListPrice: 'A$1 250 000' }, { price: 1_250_000 }],
    [{ ListPrice: '1.2 million' }, { price: 1_200_000 }],
    [{ LivingArea: '1,250', LivingAreaUnits: 'sq ft' }, { areaSqm: 116.13 }],
    [{ LivingArea: '80,5' }, { areaSqm: 80.5 }],
    [{ ModificationTimestamp: '46353.4166' }, { modifiedAt: 1_795_773_600 }],
    [{ ModificationTimestamp: '27.11.2026 10:00' }, { modifiedAt: 1_795_773_600 }],
    [{ ModificationTimestamp: '11/27/2026 10:00 PM' }, { modifiedAt: 1_795_816_800 }],
    [{ ModificationTimestamp: '2026年11月27日' }, { modifiedAt: 1_795_737_600 }],
    [{ AvailabilityDate: '24 Disember 2026' }, { availableOn: '2026-12-24' }],
    [{ StreetName: '="007 Lane"' }, { street: '007 Lane' }],
  ])('%#: have one meaning', async (change, record) => {
    const { read, refused } = await readAll('csv', tableOf(change))
    expect(refused).toBeNull()
    expect([...faults(read), ...omissions(read)]).toEqual([])
    expect(read[0]).toMatchObject({ record })
  })

  it.each<[Record<string, string>, string]>([
    [{ ListPrice: '1.25E+06' }, 'ListPrice: cell F2 was shortened'],
    [{ ListPrice: '#########' }, 'ListPrice: cell F2 was too narrow'],
    [{ ListingKey: '1.23E+11' }, 'ListingKey: cell A2 was shortened'],
    [{ UnitNumber: '5-Dec' }, 'UnitNumber: cell G2 was made a day'],
    [{ LivingArea: '85.125' }, 'LivingArea: cell K2 may mean 85.125 or 85125'],
    [{ AvailabilityDate: '03/04/2026' }, 'AvailabilityDate: cell M2 may mean 2026-04-03 or 2026-03-04'],
    [{ ModificationTimestamp: '03/04/2026 10:00' }, 'ModificationTimestamp: cell C2 may mean'],
    [{ X_Headline: '#REF!' }, 'X_Headline: cell M2 is an error'],
  ])('%#: are named where they have not', async (change, reason) => {
    const { read } = await readAll('csv', tableOf(change))
    const told = read.flatMap((one) =>
      'fault' in one ? [one.fault.message] : 'omitted' in one ? one.omitted.map(({ message }) => message) : [],
    )
    expect(told).toEqual([expect.stringContaining(reason)])
    expect(read[1]).toHaveProperty('record')
  })

  it('have their nought again where the country is known', async () => {
    const read: ReadRecord[] = []
    const columns = { country: 'AU', means: {} } as const
    for await (const one of readFeed('csv', pieces(tableOf({ PostalCode: '800' }), 50), NOW, null, columns)) read.push(one)
    expect(read).toMatchObject([{ record: { postalCode: '0800' } }, { record: { postalCode: '2150' } }])
  })

  it('stand under names in words, and a row is empty where a spreadsheet left its end out', async () => {
    const named = tableOf({ LivingArea: '', LivingAreaUnits: '' })
      .replace('ListPrice', '價格')
      .replace('PostalCode', 'Post code')
      .replace('StreetName', 'street_name')
      .replace(',,\r\n', '\r\n')
    const { read } = await readAll('csv', named)
    expect(faults(read)).toEqual([])
    expect(read[0]).toMatchObject({ record: { price: 800_000, postalCode: '2150', street: 'Macquarie Street', areaSqm: null } })
  })

  it('a quotation mark out of place costs its row, which is named', async () => {
    const lines = tableOf({}).split('\r\n')
    const { read, refused } = await readAll('csv', [lines[0], `"A "b",${lines[1]}`, lines[2]].join('\r\n'), 9)
    expect(refused).toBeNull()
    expect(read).toMatchObject([
      { fault: { message: 'row 2 of the sheet has a quotation mark out of place' } },
      { record: { sourceKey: 'A' } },
    ])
    const open = await readAll('csv', [lines[0], lines[1], '"A'].join('\r\n'))
    expect(open).toMatchObject({ refused: 'cut-off', read: [{ record: {} }] })
  })

  it('UTF-16 without a mark is read', async () => {
    const bytes = Uint8Array.from(Array.from(tableOf({}), (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat())
    const read: ReadRecord[] = []
    for await (const one of readFeed('csv', [bytes] as unknown as AsyncIterable<Uint8Array>, NOW)) read.push(one)
    expect(read).toMatchObject([{ record: {} }, { record: {} }])
  })
})
