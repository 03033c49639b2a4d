import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { tenureBits } from '#filter/marker-codes.ts'
import { TENURES } from '#market/vocabulary.ts'
import { TENURE_BITS, TENURE_CHOICE_BITS } from './figure-conditions.ts'

it('the database and the markers of the map have the same choices of every tenure, mixed ones too', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('create table project (tenure text, tenure_years integer, freehold_sales integer)')
  const add = db.prepare('insert into project values (?, ?, ?)')
  const tenures = [...TENURES, null]
  for (const tenure of tenures)
    for (const years of [null, 99, 110, 111, 899, 900, 999])
      for (const mixed of [null, 3]) {
        db.exec('delete from project')
        add.run(tenure, years, mixed)
        const row = db.prepare(`select ${TENURE_BITS} as bits from project p`).get()
        expect(row?.bits, `${tenure} ${years} ${mixed}`).toBe(tenureBits(tenure, years, mixed !== null))
      }
  expect(TENURE_CHOICE_BITS.map(({ bits }) => bits)).toEqual([1, 2, 4])
  db.close()
})
