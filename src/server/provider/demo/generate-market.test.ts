import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#lib/records.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode, LAND_STATUSES } from '#market/vocabulary.ts'
import { isCommercial } from '../commercial.ts'
import { TXN_FLAG } from '../db/market/rows.ts'
import { parseBuildingInfo } from '../modules/property/building-info-schema.ts'
import { DEMO_MARKETS } from './demo-markets.ts'
import { generateMarket } from './generate-market.ts'
import { onLand } from './market/placement.ts'
import { memorySink } from './memory-sink.ts'

function demo(country: CountryCode, seed = 'test') {
  const { rows, sink } = memorySink()
  const counts = generateMarket(country, { scale: 'default', seed }, sink)
  return { ...rows, counts }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const demos = recordOf(COUNTRY_CODES, (country) => demo(country))
const markets = COUNTRY_CODES.map((country) => [country, demos[country]] as const)

describe.each(markets)('demo market %s', (country, market) => {
  const projects = new Map(market.project.map((row) => [row.id, row]))
  const buildings = new Map(market.building.map((row) => [row.id, row]))
  const areas = new Map(market.area.map((row) => [row.id, row]))

  test('the same seed gives the same rows', () => {
    expect(hashOf(demo(country))).toBe(hashOf(market))
  })

  test('every reference resolves to a row', () => {
    for (const row of market.area) expect(row.parentId === null || areas.has(row.parentId)).toBe(true)
    for (const row of market.project) {
      expect(areas.has(row.areaId)).toBe(true)
      expect(row.districtId === null || areas.get(row.districtId)?.level === 'district').toBe(true)
    }
    for (const row of market.building) expect(projects.has(row.projectId)).toBe(true)
    for (const row of market.stack) expect(buildings.has(row.buildingId)).toBe(true)
    for (const row of market.unitMix) expect(projects.has(row.projectId)).toBe(true)
    for (const row of market.land) expect(areas.has(row.areaId)).toBe(true)
    const mixes = new Set(market.unitMix.map((row) => `${row.projectId} ${row.unitMix}`))
    for (const row of market.txn) {
      expect(mixes.has(`${row.projectId} ${row.unitMix}`)).toBe(true)
      if (row.buildingId !== null) expect(buildings.get(row.buildingId)?.projectId).toBe(row.projectId)
    }
  })

  test('ids count up from one and slugs are unique in their group', () => {
    for (const rows of [market.area, market.project, market.building, market.stack, market.txn, market.amenity, market.land])
      expect(rows.every((row, i) => row.id === i + 1)).toBe(true)
    expect(new Set(market.project.map((row) => `${row.typeGroup}/${row.slug}`)).size).toBe(market.project.length)
    expect(new Set(market.area.map((row) => `${row.level}/${row.slug}`)).size).toBe(market.area.length)
  })

  test('areas and homes are of the levels and groups that their country lists, and each of those has some', () => {
    const { areaLevels, propertyTypeGroups } = COUNTRIES[country]
    expect(new Set(market.area.map(({ level }) => level))).toEqual(new Set(['country', ...areaLevels]))
    expect(new Set(market.project.map(({ typeGroup }) => typeGroup))).toEqual(new Set(propertyTypeGroups))
  })

  test('homes report in the default area of their market', () => {
    for (const row of market.project) {
      const level = row.propertyGroup === 'hdb' ? 'city-area' : COUNTRIES[country].reportAreaLevel
      expect(areas.get(row.areaId)?.level).toBe(level)
      expect(COUNTRIES[country].propertyGroups).toContain(row.propertyGroup)
    }
  })

  test('transactions lie in the calendar, cost something and stay within their building', () => {
    const last = DEMO_MARKETS[country].dataMonth
    for (const row of market.txn) {
      const month = row.month % 100
      expect(row.month >= 201501 && row.month <= last && month >= 1 && month <= 12).toBe(true)
      expect(row.price > 0 && Number.isInteger(row.price) && (row.areaSqm ?? 0) > 0).toBe(true)
      const floors = projects.get(row.projectId)?.floors ?? 0
      // the top band of a public block may contain storeys that the block does not have
      const band = projects.get(row.projectId)?.propertyGroup === 'hdb' ? 2 : 0
      if (row.floorLow !== null && row.floorHigh !== null)
        expect(row.floorLow >= 1 && row.floorLow <= row.floorHigh && row.floorLow <= floors && row.floorHigh <= floors + band).toBe(true)
      if (projects.get(row.projectId)?.propertyGroup === 'hdb') expect(row.unitNo).toBeNull()
    }
  })

  test('a demonstration of a later month has the same homes, and deals up to that month', () => {
    const { rows, sink } = memorySink()
    generateMarket(country, { scale: 'default', seed: 'test', through: 202610 }, sink)
    const named = ({ typeGroup, slug }: (typeof rows.project)[number]) => `${typeGroup}/${slug}`
    expect(rows.project.map(named)).toEqual(market.project.map(named))
    expect(Math.max(...rows.txn.map(({ month }) => month))).toBe(202610)
  })

  test('rent is made only where the market discloses it', () => {
    const rents = market.txn.filter((row) => row.kind === 'rent').length
    if (COUNTRIES[country].disclosesRent) expect(rents).toBeGreaterThan(1000)
    else expect(rents).toBe(0)
  })

  test('a unit is one home, and most of its resales follow the market', () => {
    const homes = new Map<string, (typeof market.txn)[number][]>()
    for (const row of market.txn)
      if (row.kind === 'sale' && row.unitNo) {
        const key = `${row.projectId} ${row.unitNo}`
        homes.set(key, [...(homes.get(key) ?? []), row])
      }
    const pairs = [...homes.values()].filter((rows) => rows.length > 1)
    expect(pairs.length).toBeGreaterThan(100)
    for (const rows of pairs) {
      expect(new Set(rows.map((row) => `${row.areaSqm} ${row.unitMix} ${row.floorLow} ${row.buildingId}`)).size).toBe(1)
      rows.slice(1).forEach((row, i) => {
        const before = rows[i]
        expect(before && row.month > before.month && row.price / before.price > 0.5 && row.price / before.price < 2.8).toBe(true)
      })
    }
  })

  test('markers stand on land and apart', () => {
    const rings = (wanted: string) =>
      market.shape.flatMap(({ kind, geometry }) =>
        kind === wanted && geometry.type === 'Polygon'
          ? [(geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]) => [lat, lng] as const)]
          : [],
      )
    const [land, waters] = [rings('land'), rings('water')]
    for (const { name, lat, lng } of [...market.project, ...market.amenity.filter((row) => row.type === 'school')]) {
      const at = [lat ?? 0, lng ?? 0] as const
      expect(onLand(land, at) && !onLand(waters, at), name).toBe(true)
    }
    expect(new Set(market.project.map((row) => `${row.lat} ${row.lng}`)).size).toBe(market.project.length)
  })

  test('nothing is sold before its launch', () => {
    const first = new Map<number, number>()
    for (const { projectId, kind, month } of market.txn)
      if (kind === 'sale') first.set(projectId, Math.min(first.get(projectId) ?? month, month))
    const early = market.project.flatMap(({ id, name, buildingInfo }) => {
      const launch = parseBuildingInfo(buildingInfo).launchCompletionPeriod?.launchDate
      const sold = first.get(id)
      return launch && sold && launch > sold ? [`${name}: launched ${launch}, sold ${sold}`] : []
    })
    expect(early).toEqual([])
  })

  test('every building has building info with consistent areas', () => {
    for (const row of market.project) {
      const info = parseBuildingInfo(row.buildingInfo)
      expect(info.launchCompletionPeriod?.completionYear, row.name).toBe(row.completionYear)
      expect(info.developmentOwnershipManagement?.developer ?? null).toBe(row.developer)
      expect(info.rentSchedules === null || COUNTRIES[country].disclosesRent).toBe(true)
      if (row.typeGroup === 'private-land') continue
      const [gross, offered] = [info.totalBuildingArea?.verified[0], info.totalBuildingArea?.marketable[0]]
      expect(gross?.measure).toBe('GFA')
      expect((offered?.sqm ?? 0) / (gross?.sqm ?? 1)).toBeGreaterThan(0.7)
      expect((offered?.sqm ?? 0) / (gross?.sqm ?? 1)).toBeLessThan(0.9)
      expect(info.buildingSpecs).toMatchObject({ floors: row.floors, units: row.unitCount })
      expect((info.siteInfo?.siteAreaSqm ?? 0) * (info.siteInfo?.plotRatio ?? 0)).toBeCloseTo(gross?.sqm ?? 0, -2)
      expect(info.officeDetails !== null).toBe(isCommercial(row))
    }
  })

  test('offices stand where the commercial report is open, and in no figure of homes', () => {
    const offices = market.project.filter(isCommercial)
    expect(offices.length).toBe(country === 'AU' ? 0 : 2)
    const ids = new Set(offices.map(({ id }) => id))
    for (const row of market.txn) expect((row.flags & TXN_FLAG.commercial) !== 0).toBe(ids.has(row.projectId))
    for (const row of market.unitMix) if (ids.has(row.projectId)) expect(row.bedroomCount).toBeNull()
  })

  test('a sale that names its home also names its stack', () => {
    const stacks = new Map(market.stack.map((row) => [row.id, row]))
    const sold = market.txn.filter((row) => row.kind === 'sale' && row.buildingId !== null)
    expect(sold.length).toBeGreaterThan(500)
    for (const { stackId, buildingId, unitMix, areaSqm, floorLow, unitNo } of sold) {
      const stack = stacks.get(stackId ?? 0)
      expect(stack).toMatchObject({ buildingId, unitMix, areaSqm })
      expect(
        unitNo?.endsWith(stack?.label ?? '?') && stack && floorLow !== null && floorLow >= stack.floorLow && floorLow <= stack.floorHigh,
      ).toBe(true)
    }
  })

  test('pictures are drawn by the application, and a few homes are on offer', () => {
    for (const { url, drawing, projectId } of market.asset)
      expect([url, drawing !== null, projects.has(projectId)]).toEqual(['', true, true])
    expect(market.asset.filter(({ drawing }) => drawing === 'facade').length).toBe(market.project.length)
  })

  test('some homes are still sold by their developer', () => {
    const selling = new Set(market.project.filter((row) => row.constructionStatus !== 'completed').map((row) => row.id))
    expect(selling.size).toBeGreaterThan(0)
    for (const row of market.unitMix) expect(row.unitsAvailable !== null).toBe(selling.has(row.projectId))
    for (const row of market.txn) if (selling.has(row.projectId)) expect(row.activity).toBe('newsale')
  })

  test('sites come in all statuses of both kinds', () => {
    expect(new Set(market.land.map((row) => `${row.activity} ${row.status}`)).size).toBe(2 * LAND_STATUSES.length)
    for (const row of market.land) expect(row.price !== null).toBe(row.status === 'completed' || row.status === 'awarded')
  })

  test('a site is launched before its tender closes, and awarded after it', () => {
    for (const { launchMonth, tenderCloseMonth, awardMonth, price } of market.land) {
      expect(launchMonth === null).toBe(tenderCloseMonth === null)
      if (launchMonth !== null && tenderCloseMonth !== null) expect(launchMonth).toBeLessThan(tenderCloseMonth)
      expect(awardMonth === null).toBe(price === null)
      if (awardMonth !== null) expect(awardMonth).toBeGreaterThan(tenderCloseMonth ?? 0)
    }
  })
})

test('another seed gives other rows', () => {
  expect(hashOf(demo('MY', 'other').txn)).not.toBe(hashOf(demos.MY.txn))
})

test('a Singapore block has the postal code of its sector that ends in its number', () => {
  const { project } = demos.SG
  const codes = project.filter((row) => row.propertyGroup === 'hdb').map((row) => [row.postalCode ?? '', row.block ?? ''] as const)
  expect(codes.length).toBeGreaterThan(50)
  for (const [code, block] of codes) expect(code).toMatch(new RegExp(`^\\d{3}${block.replace(/\D/g, '').padStart(3, '0')}$`))
  expect(new Set(codes.map(([code]) => code)).size).toBe(codes.length)
  for (const row of project) expect(row.postalCode).toMatch(/^\d{6}$/)
})

const REAL_PROJECTS = join(import.meta.dirname, '../../../../../shared/data/sg/sg-private-projects-geocoded.csv.gz')

test.skipIf(!existsSync(REAL_PROJECTS))('no invented project bears the name of a real one (skipped: no real data)', () => {
  const real = new Set(
    gunzipSync(readFileSync(REAL_PROJECTS))
      .toString()
      .split('\n')
      .map((line) => line.split(',')[0]?.toLowerCase()),
  )
  expect(real.size).toBeGreaterThan(1000)
  expect(demos.SG.project.filter((row) => real.has(row.name.toLowerCase()))).toEqual([])
})
