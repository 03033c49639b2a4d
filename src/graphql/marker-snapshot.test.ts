import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MARKER_BITS,
  MARKER_BYTES_MAX,
  MARKER_COLUMNS,
  MARKER_VERSION,
  type MarkerColumn,
  type MarkerColumns,
  readMarkers,
  writeMarkers,
} from './marker-snapshot.ts'

/** The layouts that files were published in; a version that is not here is new. */
const LAYOUTS: Readonly<Record<number, string>> = {
  2: '{"projectId":24,"lat6":26,"lng6":26,"price":14,"psf":15,"rent":11,"areaMin":11,"areaMax":11,"completion":9,"change":8,"yield":8,"bedrooms":6,"bathrooms":5,"tenure":2,"status":2,"propertyGroup":2,"facilities":10}',
  3: '{"projectId":24,"lat6":26,"lng6":26,"price":14,"psf":15,"rent":11,"areaMin":11,"areaMax":11,"completion":9,"change":8,"yield":8,"bedrooms":6,"bathrooms":5,"tenure":2,"status":2,"propertyGroup":2,"facilities":10,"placedByArea":1}',
  4: '{"projectId":24,"lat6":26,"lng6":26,"price":14,"psf":15,"rent":11,"areaMin":11,"areaMax":11,"completion":9,"change":8,"yield":8,"leaseEnd":10,"stationWalk":7,"bedrooms":6,"bathrooms":5,"tenure":2,"status":2,"propertyGroup":2,"facilities":10,"placedByArea":1}',
}

/** a marker with every column at its widest: two of them span the column */
const widest = (low: boolean): Record<MarkerColumn, number> =>
  Object.fromEntries(MARKER_COLUMNS.map((name) => [name, low ? 0 : 2 ** MARKER_BITS[name] - 1])) as Record<MarkerColumn, number>

const columnsOf = (rows: readonly Record<MarkerColumn, number>[], typeGroup = 1): MarkerColumns => ({
  count: rows.length,
  typeGroup,
  ...(Object.fromEntries(MARKER_COLUMNS.map((name) => [name, Int32Array.from(rows, (row) => row[name])])) as Record<
    MarkerColumn,
    Int32Array
  >),
})

const marker = fc.record(
  Object.fromEntries(
    MARKER_COLUMNS.map((name) => [
      name,
      fc.integer({ min: 0, max: 2 ** MARKER_BITS[name] - 1 }).map((it) => it - (name === 'lat6' ? 44e6 : 0)),
    ]),
  ) as Record<MarkerColumn, fc.Arbitrary<number>>,
)

describe('a marker snapshot', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.array(marker, { maxLength: 40 }), (rows) => {
        const columns = columnsOf(rows)
        expect(readMarkers(writeMarkers(columns).buffer)).toEqual(columns)
      }),
    )
  })

  it('takes at most 28 bytes per marker, whatever its values', () => {
    expect(MARKER_COLUMNS.reduce((bits, name) => bits + MARKER_BITS[name], 0)).toBeLessThanOrEqual(MARKER_BYTES_MAX * 8)
    const rows = Array.from({ length: 1_000 }, (_, i) => widest(i % 2 === 0))
    expect(writeMarkers(columnsOf(rows)).length).toBeLessThanOrEqual(MARKER_BYTES_MAX * rows.length)
  })

  it('has another version where its columns are others', () => {
    const columns = JSON.stringify(MARKER_BITS)
    expect(LAYOUTS[MARKER_VERSION] ?? columns).toBe(columns)
  })

  it('stores nothing for a column whose value is the same everywhere', () => {
    const rows = Array.from({ length: 800 }, () => widest(false))
    const one = rows.map((row, i) => ({ ...row, rent: i % 2 }))
    expect(writeMarkers(columnsOf(one)).length - writeMarkers(columnsOf(rows)).length).toBe(100)
  })

  it('refuses bytes that are no snapshot, and values that do not fit', () => {
    const bytes = writeMarkers(columnsOf([widest(true), widest(false)]))
    expect(() => readMarkers(bytes.buffer.slice(0, bytes.length - 1))).toThrow(RangeError)
    expect(() => readMarkers(Uint8Array.of(...bytes, 0).buffer)).toThrow(RangeError)
    expect(() => readMarkers(new ArrayBuffer(8))).toThrow(RangeError)
    expect(() => writeMarkers(columnsOf([widest(true), { ...widest(false), status: 4 }]))).toThrow('status')
  })
})
