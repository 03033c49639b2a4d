import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { madeZip } from '#fixtures/made-zip.ts'
import { type MadeNswSale, nswDat, nswWeek } from '#fixtures/nsw-week.ts'
import { type NswRow, nswRows } from './nsw-sales.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nsw-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, bytes: Buffer | string): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

async function rowsOf(...paths: string[]): Promise<NswRow[]> {
  const rows: NswRow[] = []
  for await (const row of nswRows(paths)) rows.push(row)
  return rows
}

const rowOf = async (sale: MadeNswSale) => (await rowsOf(put('20240506.zip', nswWeek('20240506', [sale]))))[0]

const damaged = (change: (text: string) => string) => {
  const name = '214_SALES_DATA_NNME_06052024.DAT'
  return rowsOf(put('20240506.zip', madeZip({ [name]: change(nswDat('20240506', [{}, { dealing: 'AA2' }])) })))
}

describe('sales of New South Wales', () => {
  it('are read with the day they became known', async () => {
    expect(await rowOf({ unit: '', house: '12A', area: '1.5', areaType: 'H' })).toEqual({
      file: '20240506.zip/214_SALES_DATA_NNME_06052024.DAT',
      line: 2,
      refusal: null,
      sale: {
        dealing: 'AA1',
        publicationDay: 20240506,
        contractDay: 20240105,
        settlementDay: 20240201,
        price: 900_000,
        kind: 'house',
        areaSqm: 15_000,
        district: '214',
        property: '100',
        name: null,
        unit: null,
        house: '12A',
        street: 'MADE ST',
        locality: 'MADETOWN',
        postcode: '2999',
        zone: 'R2',
        strataPlan: null,
        strataLot: null,
        component: 'AAA',
        plan: 999,
      },
    })
  })

  it('reads a part of a hectare that is written without its zero', async () => {
    expect(await rowOf({ area: '.812', areaType: 'H' })).toMatchObject({ refusal: null, sale: { areaSqm: 8_120 } })
  })

  it('tell units by the strata plan of their legal description, whose pieces are joined', async () => {
    const unit = await rowOf({ unit: '217', legal: '217/SP104646', area: '', areaType: '', zone: '' })
    expect(unit?.sale).toMatchObject({
      kind: 'strata-unit',
      strataPlan: 'SP104646',
      strataLot: '217',
      unit: '217',
      areaSqm: null,
      zone: null,
    })
    const long = await rowOf({ legal: `${'1'.repeat(68)}/SP77` })
    expect(long?.sale).toMatchObject({ strataPlan: 'SP77' })
    expect((await rowOf({ nature: 'V', purpose: 'VACANT LAND' }))?.sale).toMatchObject({ kind: 'vacant-land' })
  })

  it.each([
    [{ interest: '50' }, 'part-interest'],
    [{ saleCode: 'RVP' }, 'sale-code'],
    [{ nature: '3', purpose: 'SHOP' }, 'not-a-home'],
    [{ price: '1' }, 'no-price'],
    [{ price: '0' }, 'no-price'],
    [{ contract: '10240105' }, 'contract-date'],
    [{ contract: '20240231' }, 'contract-date'],
    [{ contract: '20240507', settlement: '20240507' }, 'contract-date'],
    [{ settlement: '20240104' }, 'settlement-date'],
    [{ areaType: 'X' }, 'area'],
    [{ street: '' }, 'address'],
  ] satisfies [MadeNswSale, string][])('leave out %j for its %s', async (sale, refusal) => {
    expect(await rowOf(sale)).toMatchObject({ sale: null, refusal })
  })

  it('are taken once, from the week that had them first, whatever order the files are given in', async () => {
    const late = put('a.zip', nswWeek('20240513', [{ area: '600' }, { dealing: 'AA2' }]))
    const early = put('b.zip', nswWeek('20240506', [{ property: '' }, { property: '' }]))
    expect(
      (await rowsOf(late, early)).map(({ sale, refusal }) => refusal ?? `${sale.dealing} ${sale.publicationDay} ${sale.areaSqm}`),
    ).toEqual(['AA1 20240506 500', 'repeated', 'repeated', 'AA2 20240513 500'])
  })

  it('are none where one price is of several properties, also in files of two districts', async () => {
    const two = madeZip({ '1.DAT': nswDat('20240506', [{}]), '2.DAT': nswDat('20240506', [{ house: '3' }]) })
    expect((await rowsOf(put('20240506.zip', two))).map(({ refusal }) => refusal)).toEqual(['several-properties', 'several-properties'])
  })
})

describe('a damaged week of New South Wales', () => {
  it.each([
    [
      'a trailer that does not add up',
      (text: string) => text.replace(/Z;\d+/, 'Z;99'),
      /line 10: the trailer counts 99, 2, 2, 4 .* there are 10, 2, 2, 4/,
    ],
    ['a missing trailer', (text: string) => text.replace(/Z;.*\n/, ''), /line 9: the trailer is missing/],
    ['a lost record', (text: string) => text.replace(/D;.*\n/, ''), /line 9: the trailer counts/],
    ['a shifted record', (text: string) => text.replace('MADE ST;', ''), /line 2: a record B has 24 fields, not 23/],
    ['a foreign line', (text: string) => text.replace('B;', 'Q;'), /line 2: no record begins with "Q"/],
    ['another header', (text: string) => text.replace('RTSALEDATA', 'LANDVALUES'), /line 1: it is not the header/],
    [
      'a description of another sale',
      (text: string) => text.replace('C;214;100;1', 'C;214;100;7'),
      /line 3: a record C belongs to no sale/,
    ],
  ])('is refused for %s', async (_, change, message) => {
    await expect(damaged(change)).rejects.toThrow(message)
  })

  it('is refused for a zip that is cut or changed', async () => {
    const whole = nswWeek('20240506', [{}])
    await expect(rowsOf(put('cut.zip', whole.subarray(0, whole.length - 40)))).rejects.toThrow(/^cut\.zip: /)
    const changed = Buffer.from(whole)
    const stored = changed.indexOf('.DAT') + 4
    for (let at = stored + 20; at < stored + 60; at++) changed[at] = 0xff - (changed[at] ?? 0)
    await expect(rowsOf(put('changed.zip', changed))).rejects.toThrow(/^changed\.zip: /)
  })
})
