import { expect, it } from 'vitest'
import type { AreaRow, TxnRow } from '../db/market/rows.ts'
import { TxnColumns } from './txn-columns.ts'
import { windowMonths } from './window-months.ts'

const area = (id: number, level: AreaRow['level'], parentId: number | null): AreaRow => ({
  id,
  level,
  parentId,
  slug: String(id),
  name: String(id),
  nameLocal: null,
  lat: null,
  lng: null,
})
const AREAS = [
  area(1, 'country', null),
  area(2, 'region-admin-district', 1),
  area(3, 'region-admin-district', 1),
  area(4, 'district', 2),
  area(5, 'neighborhood', 4),
  area(6, 'neighborhood', 3),
]
const sale = (projectId: number, month: number): TxnRow => ({
  id: month,
  projectId,
  buildingId: null,
  kind: 'sale',
  activity: 'sale',
  month,
  price: 1_000_000,
  areaSqm: 100,
  unitMix: 'apt',
  floorLow: null,
  floorHigh: null,
  unitNo: null,
  units: 1,
  model: null,
  leaseStartYear: null,
  sourceId: 1,
  flags: 0,
  stackId: null,
})

/** Homes 1 and 2 lie in one state, 3 in another; 2 is a house. */
const PROJECTS = [5, 4, 6].map((areaId, at) => ({ id: at + 1, areaId }))
const segmentOf = (project: number) => (project === 2 ? 'land' : 'condo')

function windows(...sales: [project: number, month: number][]) {
  const txns = new TxnColumns()
  for (const [project, month] of sales) txns.add(sale(project, month))
  return PROJECTS.map(({ id }) => windowMonths(txns, { areas: AREAS, projects: PROJECTS }, segmentOf)(id))
}

it('ends the windows of a state with its own records, where another source publishes them and ended long before', () => {
  expect(windows([1, 201712], [1, 201703], [2, 201710], [3, 202409])).toEqual([201712, 201710, 202409])
})

it('ends all windows of a segment together where states’ records end within a year', () => {
  expect(windows([1, 202312], [2, 202401], [3, 202409])).toEqual([202409, 202401, 202409])
})
