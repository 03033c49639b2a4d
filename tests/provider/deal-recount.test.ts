import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { DealGroupsByDocument, type DealGroupsByQuery, DealListDocument, type DealListQuery } from '#graphql/generated/graphql.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import { DEMO_SEED, demoContentHash, generateMarket } from '#provider/demo/generate-market.ts'
import { providerOn } from '../bench/provider-on-file.ts'
import { examples } from '../fixtures/short-sample.ts'

const QUERIES = examples(200, 60)
const folder = mkdtempSync(join(tmpdir(), 'deals-'))
const stagingFile = join(folder, 'market.sqlite')
const options = { scale: 'default', seed: DEMO_SEED } as const
await buildMarket({
  country: 'SG',
  stagingFile,
  origin: 'demo',
  contentHash: demoContentHash('SG', options),
  produce: (sink) => void generateMarket('SG', options, sink),
})
const file = new DatabaseSync(stagingFile, { readOnly: true })
afterAll(() => {
  file.close()
  rmSync(folder, { recursive: true })
})
const provider = providerOn(file)
const send = provider.ask

async function ask<Data>(query: { toString(): string }, variables: object): Promise<Data> {
  const answer: { data: Data } = JSON.parse(await send(JSON.stringify({ query: query.toString(), variables })))
  return answer.data
}

interface Recorded {
  id: number
  project: number
  area: number
  street: string
  propertyGroup: string
  kind: string
  activity: string
  month: number
  price: number
  psf: number
  size: number
  mix: string
  units: number
  flags: number
}
const recorded = file
  .prepare(
    `select t.id, t.project_id as project, p.area_id as area, p.street, p.property_group as propertyGroup, t.kind, t.activity, t.month, t.price, t.psf,
      t.area_sqm as size, t.unit_mix as mix, t.units, t.flags from txn t join project p on p.id = t.project_id`,
  )
  .all() as unknown as Recorded[]
const parents = new Map(
  (file.prepare('select id, parent_id as parent from area').all() as { id: number; parent: number | null }[]).map(({ id, parent }) => [
    id,
    parent,
  ]),
)
const districts = new Map(
  (file.prepare('select id, district_id as district from project').all() as { id: number; district: number | null }[]).map((row) => [
    row.id,
    row.district,
  ]),
)

/** Whether an area is the asked one, or lies inside it. */
const liesIn = (area: number | null, asked: number): boolean =>
  area !== null && (area === asked || liesIn(parents.get(area) ?? null, asked))

const month = (text: string) => Number(text.replace('-', ''))
const sample = fc.constantFrom(...recorded.filter((_, at) => at % 97 === 0))

/** A question that some deal of the market answers, each part of it asked or not. */
const question = fc
  .tuple(sample, fc.record({ place: fc.constantFrom('area', 'parent', 'street', 'all'), parts: fc.nat({ max: 127 }) }))
  .map(([deal, { place, parts }]) => {
    const has = (bit: number) => (parts & (1 << bit)) !== 0
    const areaId = place === 'area' ? deal.area : (parents.get(deal.area) ?? deal.area)
    const year = Math.floor(deal.month / 100)
    return {
      deal,
      place,
      areaId,
      filter: {
        kind: deal.kind === 'rent' ? 'RENT' : 'SALE',
        homes: {
          ...(place === 'street' ? { street: deal.street } : place === 'all' ? {} : { areaId: String(areaId) }),
          ...(has(0) ? { propertyGroups: [deal.propertyGroup.toUpperCase()] } : {}),
        },
        ...(has(1) ? { from: `${year - 1}-04`, to: `${year + 1}-02` } : {}),
        ...(has(2) ? { unitMixes: [deal.mix] } : {}),
        ...(has(3) ? { price: { min: deal.price * 0.7, max: deal.price * 1.4 } } : {}),
        ...(has(4) ? { areaSqm: { min: deal.size - 12, max: null } } : {}),
        ...(has(5) ? { isUsual: true } : {}),
        ...(has(6) ? { activities: [deal.activity.toUpperCase()] } : {}),
      },
    }
  })
type Question = typeof question extends fc.Arbitrary<infer Made> ? Made : never

function recount({ deal, place, areaId, filter }: Question): Recorded[] {
  return recorded.filter(
    (one) =>
      one.kind === deal.kind &&
      (place === 'all' ||
        (place === 'street' ? one.street === deal.street : liesIn(one.area, areaId) || districts.get(one.project) === areaId)) &&
      (!filter.homes.propertyGroups || one.propertyGroup === deal.propertyGroup) &&
      (!filter.from || (one.month >= month(filter.from) && one.month <= month(filter.to ?? ''))) &&
      (!filter.unitMixes || one.mix === deal.mix) &&
      (!filter.price || (one.price >= filter.price.min && one.price <= filter.price.max)) &&
      (!filter.areaSqm || one.size >= filter.areaSqm.min) &&
      (!filter.isUsual || (one.units === 1 && (one.flags & 10) === 0)) &&
      (!filter.activities || one.activity === deal.activity),
  )
}

const quartiles = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return { p25: quantileSorted(sorted, 0.25), median: quantileSorted(sorted, 0.5), p75: quantileSorted(sorted, 0.75) }
}
const close = ({ p25, median, p75 }: ReturnType<typeof quartiles>) => ({
  p25: expect.closeTo(p25, 6),
  median: expect.closeTo(median, 6),
  p75: expect.closeTo(p75, 6),
})
const figuresOf = (deals: Recorded[]) => ({
  n: deals.length,
  psf: close(quartiles(deals.map(({ psf }) => psf))),
  price: close(quartiles(deals.map(({ price }) => price))),
})

const monthText = (one: number) => `${Math.floor(one / 100)}-${String(one % 100).padStart(2, '0')}`
const keyOf = (one: Recorded, by: string): string =>
  by === 'PROJECT' ? String(one.project) : by === 'MONTH' ? monthText(one.month) : one.mix

it(`${QUERIES} questions: rows, totals, groups and charts agree with a plain recount`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom('PROJECT', 'MONTH', 'UNIT_MIX'), async (asked, by) => {
      const expected = recount(asked)
      const newest = expected.toSorted((a, b) => b.month - a.month || b.id - a.id)
      const page = await ask<DealListQuery>(DealListDocument, { filter: asked.filter, rows: 50, isOfProject: false })
      expect(page.deals.nodes.map(({ transaction }) => Number(transaction.id))).toEqual(newest.slice(0, 50).map(({ id }) => id))
      expect(page.deals.endCursor === null).toBe(expected.length <= 50)
      expect(page.dealTotals.total).toBe(expected.length)
      if (expected.length > 0) expect(page.dealTotals.figures).toMatchObject(figuresOf(expected))

      const own = Map.groupBy(expected, (one) => keyOf(one, by))
      const { dealGroups } = await ask<DealGroupsByQuery>(DealGroupsByDocument, { filter: asked.filter, by })
      expect(dealGroups.groups).toHaveLength(Math.min(400, own.size))
      for (const { key, figures } of dealGroups.groups) expect(figures).toMatchObject(figuresOf(own.get(key ?? '') ?? []))

      const spread = (await ask<DealGroupsByQuery>(DealGroupsByDocument, { filter: asked.filter, by: 'PSF' })).dealGroups
      for (const { key, figures } of spread.groups) {
        const [from, step] = [Number(key), spread.step ?? 1]
        expect(figures.n).toBe(expected.filter(({ psf }) => Math.trunc(psf / step) * step === from).length)
      }
    }),
    { numRuns: QUERIES, seed: 107 },
  )
})

/** How SQLite reads the rows of the last statement of a question. */
async function planOf(filter: object): Promise<string> {
  provider.recorded.length = 0
  await ask(DealListDocument, { filter, rows: 50, isOfProject: false })
  const rows = provider.recorded.find(({ prepared }) => prepared.sourceSQL.startsWith('with page'))
  if (!rows) throw new Error('no rows were asked for')
  const steps = file.prepare(`explain query plan ${rows.prepared.sourceSQL}`).all(...rows.values)
  return steps.map(({ detail }) => String(detail)).join('\n')
}

it('large places are read along the months, small ones project by project', async () => {
  expect(await planOf({})).toMatch(/SEARCH t USING (?:COVERING )?INDEX txn_newest \(kind=\?/)
  expect(await planOf({ homes: { propertyGroups: ['CONDO'] } })).toMatch(/SEARCH t USING (?:COVERING )?INDEX txn_newest \(kind=\?/)
  const street = await planOf({ homes: { street: recorded[0]?.street } })
  expect(street).toMatch(/SEARCH t USING (?:COVERING )?INDEX txn_project \(project_id=\? AND kind=\?/)
  expect(street).not.toContain('SCAN t')
})

it('of a place that has more deals than are counted, by the counts of its projects, none is read', async () => {
  const copy = join(folder, 'many.sqlite')
  copyFileSync(stagingFile, copy)
  const many = new DatabaseSync(copy)
  many.exec(`update project set sale_count = sale_count + 300000 where id = ${recorded[0]?.project}`)
  const other = providerOn(many)
  const filter = { kind: 'SALE', homes: { street: recorded[0]?.street } }
  const totals = async (more: object) => {
    other.recorded.length = 0
    const body = { query: DealListDocument.toString(), variables: { filter: { ...filter, ...more }, rows: 1, isOfProject: false } }
    const { data }: { data: DealListQuery } = JSON.parse(await other.ask(JSON.stringify(body)))
    return { ...data.dealTotals, reads: other.recorded.filter(({ prepared }) => prepared.sourceSQL.startsWith('with picked')).length }
  }
  expect(await totals({})).toMatchObject({ total: 300_001, figures: null, reads: 0 })
  // what narrows the deals themselves is known only by reading them
  expect(await totals({ from: '1900-01' })).toMatchObject({ total: expect.toSatisfy((n: number) => n > 0 && n < 300_000), reads: 1 })
  many.close()
})
