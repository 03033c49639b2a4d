import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import { monthOfIndex } from '#lib/months.ts'
import { bandsBefore, refitsFor } from './backtest.ts'
import { estimateHome } from './estimate.ts'
import { MADE_PLAN, madeMarket } from './made-market.ts'
import { evidenceOf, subjectOf } from './month-describer.ts'
import { correctEstimates, fitForests } from './monthly-refit.ts'
import { rollExamples } from './rolling-examples.ts'
import { firstRowFrom } from './sale-table.ts'
import { localEvidence, type SegmentModel, sitesAround, weightedComparablesOf } from './segment-model.ts'
import { parseModel, serialiseModel } from './segment-model-codec.ts'
import { SEGMENTS } from './segments.ts'
import { BY_SALE, evidenceFrom, type StoredSale, saleTable, siteOf } from './stored-sales.ts'
import { WeightedComparables } from './weighted-comparables.ts'

const PLAN = { ...MADE_PLAN, neighbourMetres: 150 }
const market = madeMarket({ sites: 30 })
const { sales } = market
const MONTH = int32At(sales.month, sales.count - 1) + 1
/** site s is project 10 + 3 s */
const projectOf = (site: number) => 10 + 3 * site

const stored: StoredSale[] = Array.from({ length: sales.count }, (_, row) => ({
  id: row + 1,
  projectId: projectOf(int32At(sales.site, row)),
  month: monthOfIndex(int32At(sales.month, row)),
  price: Math.round(Math.exp(float64At(sales.logPrice, row))),
  areaSqm: float64At(sales.area, row),
  floorLow: float64At(sales.floor, row) - 1,
  floorHigh: float64At(sales.floor, row) + 1,
  unitMix: elementAt(market.kinds, int32At(sales.kind, row)),
  model: 'Model A',
  leaseStartYear: 1990,
  activity: 0,
}))

function made(): SegmentModel {
  const first = MONTH - 24 + PLAN.warmUpMonths
  const examples = rollExamples(market, PLAN, { from: first, to: MONTH, valuedFrom: MONTH - PLAN.calibrationMonths, wanted: () => true })
  const estimates = new Float64Array(examples.count).fill(Number.NaN)
  for (const { month, until } of refitsFor(MONTH, MONTH - 1, first + 3, PLAN, 1))
    correctEstimates(examples, fitForests(examples, month, PLAN), month, until, estimates)
  const bySale = () => new Uint16Array(market.sites.count).fill(BY_SALE)
  return {
    version: SEGMENTS.hdb.engine,
    segment: 'hdb',
    dataVersion: 'edition',
    month: MONTH,
    lessons: examples.count,
    zones: market.zones,
    trial: { n: 100, mdape: 0.02, within10: 0.97 },
    book: {
      kinds: market.kinds,
      models: market.models,
      siteKind: bySale(),
      siteModel: bySale(),
      projectId: Int32Array.from({ length: market.sites.count }, (_, site) => projectOf(site)),
    },
    sites: market.sites,
    index: examples.index,
    valuer: { plan: PLAN, forests: fitForests(examples, MONTH, PLAN), bands: bandsBefore(market, examples, estimates, MONTH, PLAN) },
  }
}

const model = made()
const read = parseModel(serialiseModel(model))

/** What a database answers for a site: its neighbours' sales of the window, by month and id. */
function salesAround(at: number): StoredSale[] {
  const projects = new Set(Array.from(sitesAround(read, at).rows, (site) => read.book.projectId[site]))
  const from = evidenceFrom(MONTH, PLAN.comparableMonths)
  return stored.filter((sale) => projects.has(sale.projectId) && sale.month >= from && sale.month < monthOfIndex(MONTH))
}

describe('a stored model', () => {
  it('reads back as it was written, byte by byte', () => {
    expect(read).toEqual(model)
    expect(serialiseModel(read)).toEqual(serialiseModel(model))
  })

  it('keeps what estimates are raised by, where its bands say so', () => {
    const { valuer } = model
    const raised = { ...model, valuer: { ...valuer, bands: { ...valuer.bands, shift: -0.02 } } }
    expect(parseModel(serialiseModel(raised))).toEqual(raised)
    expect('shift' in read.valuer.bands).toBe(false)
  })

  it('is refused when it is cut short, of another engine or no model at all', () => {
    const bytes = serialiseModel(model)
    expect(() => parseModel(bytes.subarray(0, bytes.length - 64))).toThrow(RangeError)
    expect(() => parseModel(Uint8Array.of(1, 2, 3))).toThrow('not a valuation model')
    expect(() => parseModel(serialiseModel({ ...model, version: SEGMENTS.hdb.engine + 1 }))).toThrow(`engine ${SEGMENTS.hdb.engine + 1}`)
  })

  it('sees stored sales as the engine saw them', () => {
    expect(saleTable(stored, read.book)).toEqual({ ...sales, logPrice: Float64Array.from(stored, ({ price }) => Math.log(price)) })
    expect(siteOf(read.book.projectId, projectOf(7))).toBe(7)
    expect(siteOf(read.book.projectId, projectOf(7) + 1)).toBe(-1)
  })
})

describe('an estimate from the sales around', () => {
  const whole = evidenceOf(market, PLAN, model.index)
  const row = fc.integer({ min: firstRowFrom(sales, MONTH - 12), max: sales.count - 1 })
  const subjectAt = (at: number, change: object = {}) => ({ ...subjectOf(sales, at), month: MONTH, ...change })

  function local(at: number, change: object = {}) {
    const subject = subjectAt(at, change)
    const evidence = localEvidence(read, sitesAround(read, subject.site), salesAround(subject.site))
    return estimateHome(evidence, subject, read.valuer, weightedComparablesOf(evidence, read.valuer), 12)
  }

  it('is the one from the whole market', () => {
    const home = fc.record({ floor: fc.integer({ min: 1, max: 16 }), area: fc.integer({ min: 60, max: 110 }) })
    fc.assert(
      fc.property(row, home, (at, change) => {
        const expected = estimateHome(whole, subjectAt(at, change), model.valuer, new WeightedComparables(PLAN, 1000), 12)
        const got = local(at, change)
        if ('refused' in expected || 'refused' in got) return expect(got).toEqual(expected)
        const facts = ({ row: _, ...one }: (typeof got.comparables)[number]) => one
        expect({ ...got, comparables: got.comparables.map(facts) }).toEqual({ ...expected, comparables: expected.comparables.map(facts) })
      }),
      { numRuns: 60 },
    )
  })

  it('lies in its bands, and its steps add up to it', () => {
    fc.assert(
      fc.property(row, fc.double({ min: 50, max: 130, noNaN: true }), (at, area) => {
        const got = local(at, { area })
        if ('refused' in got) return
        const { low90, low68, value, high68, high90, steps } = got
        expect(low90 <= low68 && low68 <= value && value <= high68 && high68 <= high90).toBe(true)
        expect(steps.paid + steps.time + steps.floor + steps.area + steps.lease + steps.learned).toBe(value)
      }),
      { numRuns: 100 },
    )
  })

  it('never falls with area', () => {
    const area = fc.double({ min: 55, max: 125, noNaN: true })
    fc.assert(
      fc.property(row, area, area, (at, a, b) => {
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)].map((one) => local(at, { area: one }))
        if (!smaller || !larger || 'refused' in smaller || 'refused' in larger) return
        expect(larger.value).toBeGreaterThanOrEqual(smaller.value)
      }),
      { numRuns: 100 },
    )
  })

  it('is refused exactly when the evidence is below the limit', () => {
    fc.assert(
      fc.property(row, fc.double({ min: 1, max: 30, noNaN: true }), (at, effectiveMin) => {
        const subject = subjectAt(at)
        const evidence = localEvidence(read, sitesAround(read, subject.site), salesAround(subject.site))
        const valuer = { ...read.valuer, plan: { ...read.valuer.plan, effectiveMin } }
        const got = estimateHome(evidence, subject, valuer, weightedComparablesOf(evidence, valuer), 12)
        expect('refused' in got).toBe(got.effective < effectiveMin)
      }),
      { numRuns: 100 },
    )
  })
})
