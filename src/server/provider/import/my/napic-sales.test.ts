import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { silentProgress } from '../../build/progress.ts'
import type { RecognisedFile } from '../import-context.ts'
import { readHead } from '../input-file.ts'
import { RejectionReport } from '../rejections.ts'
import { eachNapicSale, type NapicSale, napicReader } from './napic-sales.ts'
import { SchemePlaces } from './scheme-places.ts'

const OPEN =
  'Property Type\tDistrict\tMukim\tScheme Name/Area\tRoad Name\tMonth, Year of Transaction Date\tTenure\tLand/Parcel Area\tUnit\tMain Floor Area\tUnit         \tUnit Level\tTransaction Price  '
const CONDO =
  'Condominium/Apartment\tPetaling\tDamansara\tVISTA "MADE"\tJALAN MADE 1\tMarch 2024\tLeasehold\t85.5\tsq.m\t-\t-\t13A\tRM470,000.00'
const HOUSE = '2 - 2 1/2 Storey Terraced\tKlang\tKapar\tTAMAN MADE\t-\tApril 2024\tFreehold\t0.0143\thectare\t1400\tsq.ft\t-\tRM650,000.00'
const SHOP = '2 - 2 1/2 Storey Shop\tKlang\tKapar\tTAMAN MADE\t-\tApril 2024\tFreehold\t143\tsq.m\t\t\t\tRM1,650,000.00'

const MELAKA = `\uFEFFProperty Type,District,Mukim,Scheme Name/Area,"Month, Year of Transaction Date",Tenure,Land Area,Unit,Main Floor Area,Transaction Price
1 - 1 1/2 Storey Terraced,Alor Gajah,Bdr Alor Gajah,TAMAN MADE,October 2022,Leasehold,143,sq.m,85.84,200000
1 - 1 1/2 Storey Terraced,Alor Gajah,Bdr Alor Gajah,TAMAN MADE,,Leasehold,143,sq.m,85.84,200000
1 - 1 1/2 Storey Terraced,Alor Gajah,Bdr Alor Gajah,TAMAN MADE,October 2022,Leasehold,143,acre,85.84,200000
1 - 1 1/2 Storey Terraced,Alor Gajah,Bdr Alor Gajah,TAMAN MADE,October 2022,Leasehold,143,sq.m,85.84
`
const SAMPLE = `,property_type,district,land_m2,property_m2,year,unit_level,freehold,price_m2,mall_count
36454,condominium/apartment,kuala lumpur,121.2,121.2,2023,3,1,5000.0,4
62054,2 - 2 1/2 storey terraced,klang,125.0,103.0,2024,0,0,4368.93,0
1,flat,klang,5.1,5.1,2024,2,0,35294.12,0
`

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

function fileOf(bytes: Buffer | string, name = 'sales.csv'): RecognisedFile {
  const path = join(mkdtempSync(join(tmpdir(), 'napic-')), name)
  writeFileSync(path, bytes)
  const format = { id: 'my', market: 'MY', title: 'NAPIC', licence: '', recognise: () => true } as const
  return { path, format, hash: '', bytes: bytes.length }
}

async function read(file: RecognisedFile) {
  const sales: NapicSale[] = []
  const report = new RejectionReport()
  const context = { report, progress: silentProgress, files: [file], sink: { source: () => {} } }
  await eachNapicSale(file, context, (sale) => {
    sales.push(sale)
    return sale.month ?? undefined
  })
  return { sales, reasons: report.rows.map(({ row, column, reason }) => `${row} ${column} ${reason}`) }
}

const repeated = (line: string, times: number) => Array.from({ length: times }, () => line)

describe('the sales of NAPIC', () => {
  it.each(['as it is published', 'packed', 'without a mark', 'as a table with commas in UTF-8'])(
    'reads the open transactions %s',
    async (form) => {
      const text = `${[OPEN, CONDO, HOUSE, SHOP].join('\r\n')}\r\n`
      const commas = text
        .replaceAll('"', '""')
        .split('\r\n')
        .map((line) =>
          line
            .split('\t')
            .map((cell) => `"${cell}"`)
            .join(','),
        )
        .slice(0, -1)
        .join('\n')
      const bytes = {
        'as it is published': utf16(text),
        packed: gzipSync(utf16(text)),
        'without a mark': Buffer.from(text, 'utf16le'),
        'as a table with commas in UTF-8': Buffer.from(commas),
      }[form]
      const file = fileOf(bytes ?? '')
      expect(napicReader((await readHead(file.path)).columns)).not.toBeNull()
      const { sales, reasons } = await read(file)
      expect(reasons).toEqual([])
      expect(sales).toEqual([
        {
          typeGroup: 'private-stack',
          propertyGroup: 'condo',
          propertyType: 'condominium',
          unitMix: 'apt',
          typeText: 'Condominium/Apartment',
          district: 'Petaling',
          mukim: 'Damansara',
          scheme: 'VISTA "MADE"',
          road: 'JALAN MADE 1',
          month: 202403,
          year: 2024,
          tenure: 'leasehold',
          landSqm: 85.5,
          floorSqm: null,
          level: 14,
          price: 470_000,
        },
        {
          typeGroup: 'private-land',
          propertyGroup: 'land',
          propertyType: 'terrace',
          unitMix: 'ter-hse',
          typeText: '2 - 2 1/2 Storey Terraced',
          district: 'Klang',
          mukim: 'Kapar',
          scheme: 'TAMAN MADE',
          road: null,
          month: 202404,
          year: 2024,
          tenure: 'freehold',
          landSqm: 143,
          floorSqm: 130.06,
          level: null,
          price: 650_000,
        },
      ])
    },
  )

  it('finds each unit behind its area, whatever the order', () => {
    const names =
      'Transaction Price,Main Floor Area,Unit,Land/Parcel Area,Unit,Tenure,Month Year of Transaction Date,Scheme Name,Mukim,District,Property Type'
    const cells = 'RM1,000|1000|sq.ft|200|sq.m|Freehold|May 2024|TAMAN|Kapar|Klang|Detached'.split('|')
    const sale = napicReader(names.split(','))?.({ at: (place) => cells[place] ?? '', cell: () => '' })
    expect(sale).toMatchObject({ landSqm: 200, floorSqm: 92.9, price: 1000 })
  })

  it('reads the form of Melaka, and says why a row is refused', async () => {
    const { sales, reasons } = await read(fileOf(MELAKA + repeated(MELAKA.split('\n')[1] ?? '', 12).join('\n')))
    expect(sales).toHaveLength(13)
    expect(sales[0]).toMatchObject({
      month: 202210,
      landSqm: 143,
      floorSqm: 85.84,
      road: null,
      level: null,
      tenure: 'leasehold',
      price: 200_000,
    })
    expect(reasons).toEqual([
      '2 Month, Year of Transaction Date is empty',
      '3 Land/Parcel Area Unit is not a unit of area',
      '4  has 9 cells instead of 10',
    ])
  })

  it('reads the sample, which has years and no addresses', async () => {
    const { sales, reasons } = await read(fileOf(SAMPLE + repeated(SAMPLE.split('\n')[2] ?? '', 12).join('\n')))
    expect(sales.slice(0, 2)).toMatchObject([
      { district: 'kuala lumpur', scheme: null, mukim: null, month: null, year: 2023, level: 3, tenure: 'freehold', price: 606_000 },
      { district: 'klang', level: null, landSqm: 125, floorSqm: 103, tenure: 'leasehold', price: 450_000 },
    ])
    expect(reasons).toEqual(['3 property_m2 is outside 20 to 1000000'])
  })

  it('refuses a file whose columns are shifted, with the reason', async () => {
    const shifted = [OPEN, ...repeated(CONDO.replace('Petaling\t', ''), 20)].join('\n')
    await expect(read(fileOf(utf16(shifted)))).rejects.toThrow(
      /sales\.csv: looks like "NAPIC", but 20 of 20 rows cannot be read \( has 12 cells/,
    )
    const late = [OPEN, ...repeated(`${CONDO.replace('Petaling\t', '')}\t`, 20)].join('\n')
    await expect(read(fileOf(utf16(late)))).rejects.toThrow(/20 of 20 rows cannot be read \(Month, Year of Transaction Date is not a month/)
  })

  it.each<[string, Buffer]>([
    ['ends within a letter', utf16([OPEN, CONDO].join('\n')).subarray(0, -1)],
    ['has half of a letter', Buffer.concat([utf16(`${OPEN}\n`), Buffer.from([0x00, 0xd8, 0x41, 0x00])])],
  ])('refuses a file that %s', async (_, bytes) => {
    await expect(read(fileOf(bytes))).rejects.toThrow('sales.csv: is not the UTF-16 text that it begins as')
  })

  it('refuses a row with broken letters', async () => {
    const text = [OPEN, ...repeated(CONDO, 12)].join('\n').replaceAll('\t', ';')
    const bytes = Buffer.from(`${text.replaceAll(';', '\t')}\n${CONDO.replace('Damansara', 'Damans\uFFFDra')}`)
    const { sales, reasons } = await read(fileOf(bytes))
    expect(sales).toHaveLength(12)
    expect(reasons).toEqual(['13 Mukim has broken letters'])
  })
})

describe('the places of schemes', () => {
  it('places a scheme once, and none whose name stands in two places', async () => {
    const file = fileOf(
      [
        'Scheme Name/Area,Lat,Long',
        ...repeated('TAMAN MADE,2.3,102.2', 12),
        'TAMAN MADE,2.3001,102.2001',
        'TAMAN TWICE,2.3,102.2',
        'TAMAN TWICE,2.4,102.3',
        'TAMAN AFAR,52.4,102.3',
      ].join('\n'),
    )
    const [places, report] = [new SchemePlaces(), new RejectionReport()]
    await places.read(file, { report, progress: silentProgress, files: [file], sink: { source: () => {} } })
    const [near, nearer, far] = [
      { lat: 2.2, lng: 102.2 },
      { lat: 2.29, lng: 102.2 },
      { lat: 3.9, lng: 102.2 },
    ]
    expect(places.of('Taman  Made', near, [])).toEqual({ lat: 2.3, lng: 102.2 })
    expect(places.of('TMN MADE', nearer, [near])).toEqual({ lat: 2.3, lng: 102.2 })
    expect([places.of('TAMAN MADE', near, [nearer]), places.of('TAMAN MADE', far, []), places.of('TAMAN TWICE', near, [])]).toEqual([
      null,
      null,
      null,
    ])
    expect(report.rows.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '15 another scheme of this name is elsewhere: neither is placed',
      '16 is outside 0.5 to 7.5',
    ])
  })
})
