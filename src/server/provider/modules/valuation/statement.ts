import { narrowestGroup } from '../../valuation/measured-groups.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import type { MarketMeta } from '../market/facts.ts'
import type { AccuracyRecord } from './accuracy.ts'

/** Nine in ten of such sales were within this many percent of the estimate: high, medium; beyond it low (decision 062). */
const HIGH_PERCENT = 10
const MEDIUM_PERCENT = 20

type Group = AccuracyRecord['groups'][number]

/** What a back-test says of the estimates of a group of homes; errors are percentages. */
export interface MeasuredStatement extends Group {
  typeGroup: (typeof SEGMENTS)[AccuracyRecord['kind']]['typeGroup']
  /** "2024-08" */
  from: string
  to: string
}

/**
 * DEMONSTRATION: the prices are invented. NO_BACK_TEST: none is on record for such homes. TOO_FEW_SALES: the market was published without one, because
 * such homes have too few past sales. OTHER_METHOD: there is one, but of the engine, which
 * could not value this home.
 */
export type UnmeasuredReason = 'DEMONSTRATION' | 'NO_BACK_TEST' | 'TOO_FEW_SALES' | 'OTHER_METHOD'

export interface UnmeasuredStatement {
  reason: UnmeasuredReason
}

export type Statement = MeasuredStatement | UnmeasuredStatement

export const isUnmeasured = (statement: Statement): statement is UnmeasuredStatement => 'reason' in statement

/** All that a record says, of the smallest group first. */
export const statementsOf = ({ kind, from, to, groups }: AccuracyRecord): MeasuredStatement[] =>
  groups.map((group) => ({ ...group, typeGroup: SEGMENTS[kind].typeGroup, from, to }))

/** Why a segment without a back-test on record has none. */
export const reasonWithout = (
  { isDemo, tooFewSales }: Pick<MarketMeta, 'isDemo' | 'tooFewSales'>,
  segment: SegmentName | null,
): UnmeasuredReason => (isDemo ? 'DEMONSTRATION' : segment !== null && tooFewSales.includes(segment) ? 'TOO_FEW_SALES' : 'NO_BACK_TEST')

interface StatementFacts {
  /** the back-test of such homes, where one is on record */
  record: AccuracyRecord | null
  /** what is said where there is none */
  without: UnmeasuredReason
  method: 'FIRST' | 'ENGINE'
  areaSqm: number
  /** slugs of the project's town and postal district */
  areaSlugs: readonly string[]
}

/** What is said of an estimate wherever it is shown: the errors of the narrowest group of such sales, or why there are none. */
export function statementFor({ record, without, method, areaSqm, areaSlugs }: StatementFacts): Statement {
  if (!record) return { reason: without }
  if (method === 'FIRST') return { reason: 'OTHER_METHOD' }
  const isHere = (area: string) => areaSlugs.some((slug) => slugOfArea(area) === (/^d\d\d(?=-)/.exec(slug)?.[0] ?? slug))
  const statements = statementsOf(record)
  const group = narrowestGroup(statements, { areaSqm, isHere })
  return statements.find((one) => one === group) ?? { reason: 'NO_BACK_TEST' }
}

/** The slug of an area as back-tests name it: "KALLANG/WHAMPOA" is kallang-whampoa, "District 9" is d09. */
function slugOfArea(area: string): string {
  const district = /^District (\d+)$/.exec(area)?.[1]
  return district ? `d${district.padStart(2, '0')}` : area.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW'

/**
 * The statement in a word: high where nine in ten of such sales were within 10 %, medium within 20 %, else low; the home's own 90 % range decides
 * where half of it is wider than that. Null where nothing was measured.
 */
export function confidenceOf(
  statement: Statement,
  { value, low90, high90 }: { value: number; low90: number; high90: number },
): Confidence | null {
  if (isUnmeasured(statement)) return null
  const widest = Math.max(statement.nine, (50 * (high90 - low90)) / value)
  if (widest <= HIGH_PERCENT) return 'HIGH'
  return widest <= MEDIUM_PERCENT ? 'MEDIUM' : 'LOW'
}
