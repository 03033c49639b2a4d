import { describe, expect, it } from 'vitest'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { BY_SALE, type StoredSale } from '../../valuation/stored-sales.ts'
import { kindIsOfSale, siteOfProject, subjectOfHome } from './engine-subject.ts'

const book = {
  kinds: ['3', '4'],
  models: ['Improved', 'Model A'],
  projectId: Int32Array.of(5, 9),
  siteKind: Uint16Array.of(BY_SALE, 1),
  siteModel: Uint16Array.of(BY_SALE, 0),
}
const model = { book, month: 24_300 } as unknown as SegmentModel
const place = { id: 5, leaseStartYear: null, completionYear: null }
const home = { unitMix: '4', areaSqm: 90, floor: 7, leaseStartYear: null }
const sale = (more: Partial<StoredSale>): StoredSale => ({
  id: 1,
  projectId: 5,
  month: 202401,
  price: 500_000,
  areaSqm: 90,
  floorLow: 4,
  floorHigh: 6,
  unitMix: '4',
  model: 'Improved',
  leaseStartYear: 1985,
  activity: 0,
  ...more,
})

describe('a home in the engine’s form', () => {
  it('has the model and lease of the most similar sales of its project', () => {
    const sales = [
      sale({}),
      sale({ areaSqm: 110, model: 'Model A', leaseStartYear: 1990 }),
      sale({ projectId: 9, model: 'Model A', leaseStartYear: 2001 }),
      sale({ unitMix: '3', model: 'Model A' }),
    ]
    expect(subjectOfHome(model, 0, place, home, sales)).toEqual({
      site: 0,
      kind: 1,
      model: 0,
      area: 90,
      floor: 7,
      leaseStart: 1985,
      month: 24_300,
    })
    expect(subjectOfHome(model, 0, place, { ...home, areaSqm: 108 }, sales)).toMatchObject({ model: 1, leaseStart: 1990 })
  })

  it('takes the newest of equally frequent ones', () =>
    expect(subjectOfHome(model, 0, place, home, [sale({}), sale({ model: 'Model A' })])?.model).toBe(1))

  it('without sales has an unknown model and the lease of the place', () =>
    expect(subjectOfHome(model, 0, { ...place, leaseStartYear: 1999 }, { ...home, floor: null }, [])).toMatchObject({
      model: -1,
      leaseStart: 1999,
      floor: Number.NaN,
    }))

  it('takes kind and model of the place where it decides them', () => {
    expect(kindIsOfSale(model, 0)).toBe(true)
    expect(kindIsOfSale(model, 1)).toBe(false)
    expect(subjectOfHome(model, 1, { ...place, id: 9 }, { ...home, unitMix: 'apt' }, [])).toMatchObject({ kind: 1, model: 0 })
  })

  it('is null when no such kind was ever sold, or the project is newer than the model', () => {
    expect(subjectOfHome(model, 0, place, { ...home, unitMix: 'EX' }, [])).toBeNull()
    expect(siteOfProject(model, 9)).toBe(1)
    expect(siteOfProject(model, 6)).toBeNull()
  })
})
