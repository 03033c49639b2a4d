import { elementAt, float64At, int32At, lastOf } from '#lib/element-at.ts'
import type { Comparables } from './comparables.ts'
import type { SaleTable } from './sale-table.ts'

/*
 * More area must never lower the price of an otherwise equal home. Where homes of the subject's kind and model have sold at its own site, the
 * estimate climbs from the area sold most often to the subject's: it is asked at every sold area on the way and may only rise (fall, on the
 * way down); between two sold areas it is asked at fixed steps and stays within the two. Elsewhere nothing is known of the area's effect here.
 */

/** What an asked area is for: a sold area on the way, a step of the last gap, or the sold area behind that gap, which bounds it. */
export const ASKED = { sold: 0, step: 1, bound: 2 } as const

export interface AskedArea {
  area: number
  role: number
}

const STEPS_MAX = 8
/** Beyond all sold areas the steps are this much apart. */
const STEP_RATIO = 1.05

/** The areas at which such homes have sold at the site, the most frequent first (of equals the smaller), the others ascending. */
export function soldAreas(sales: SaleTable, c: Comparables): number[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < c.count; i++) {
    if (!c.sameSite[i] || !c.sameModel[i] || !c.sameKind[i]) continue
    const area = float64At(sales.area, int32At(c.rows, i))
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  const areas = [...counts.keys()].sort((a, b) => a - b)
  const anchor = areas.reduce((best, area) => ((counts.get(area) ?? 0) > (counts.get(best) ?? 0) ? area : best), areas[0] ?? 0)
  return areas.length === 0 ? [] : [anchor, ...areas.filter((area) => area !== anchor)]
}

/** The areas whose estimates decide that of `area`, from the most frequent one on; empty where no such home has sold. */
export function areasToAsk(sold: readonly number[], area: number): AskedArea[] {
  const anchor = sold[0]
  if (anchor === undefined) return []
  const sign = area >= anchor ? 1 : -1
  const onward = sold.filter((one) => sign * (one - anchor) >= 0).sort((a, b) => sign * (a - b))
  const passed = onward.filter((one) => sign * (one - area) <= 0)
  const asked = passed.map((one): AskedArea => ({ area: one, role: ASKED.sold }))
  const last = lastOf(passed)
  if (last === area) return asked
  const bound = onward[passed.length]
  const steps = bound === undefined ? 0 : Math.min(STEPS_MAX, Math.ceil(Math.abs(bound - last)))
  for (let i = 1; ; i++) {
    const step = bound === undefined ? last * STEP_RATIO ** (sign * i) : i === steps ? bound : last + ((bound - last) * i) / steps
    asked.push({ area: step, role: ASKED.step })
    if (sign * (step - area) >= 0) break
  }
  if (bound !== undefined) asked.push({ area: bound, role: ASKED.bound })
  return asked
}

/** Log price at `area` from the log prices at the asked areas, of which there is at least one; NaN (no evidence there) changes nothing. */
export function risingWithArea(asked: readonly AskedArea[], logPrices: readonly number[], area: number): number {
  const sign = area >= elementAt(asked, 0).area ? 1 : -1
  const further = (a: number, b: number) => sign * Math.max(sign * a, sign * b)
  const nearer = (a: number, b: number) => sign * Math.min(sign * a, sign * b)
  const boundAt = asked.findIndex(({ role }) => role === ASKED.bound)
  let [at, log] = [Number.NaN, Number.NaN]
  for (const [i, one] of asked.entries()) {
    const answer = elementAt(logPrices, i)
    const own = Number.isNaN(answer) ? log : answer
    if (one.role === ASKED.sold) log = Number.isNaN(log) ? own : further(log, own)
    if (one.role === ASKED.step) {
      const limit = boundAt < 0 ? sign * Number.POSITIVE_INFINITY : further(log, elementAt(logPrices, boundAt))
      const next = nearer(further(log, own), limit)
      if (sign * (one.area - area) >= 0) return log + (next - log) * (Math.log(area / at) / Math.log(one.area / at))
      log = next
    }
    at = one.area
  }
  return log
}
