import { float64At, int32At } from '#lib/element-at.ts'
import type { Comparables, Evidence } from './comparables.ts'
import { type KernelShape, weightOf } from './kernel.ts'

/** One sale of the evidence in money of the subject's month. The adjustments are whole units and add up to the adjusted price. */
export interface Explained {
  /** row of the sale table */
  row: number
  price: number
  ageMonths: number
  metres: number
  sameSite: boolean
  timeAdjustment: number
  /** for another kind of home; 0 for the same */
  kindAdjustment: number
  floorAdjustment: number
  areaAdjustment: number
  leaseAdjustment: number
  adjustedPrice: number
  /** share of all evidence, 0 to 1 */
  weight: number
}

/** How a value comes about, in whole units of money: what was paid, and what each step adds to it; they add up to the value. */
export interface PriceSteps {
  /** the comparables' prices as they were paid, averaged by weight */
  paid: number
  time: number
  kind: number
  floor: number
  area: number
  lease: number
  /** what past misses taught */
  learned: number
}

/** Whole units of money from a logarithm. */
const whole = (log: number): number => Math.round(Math.exp(log))

/** Splits `value` into its steps; averages are of logarithms, as in the estimate. */
export function stepsOf(
  { market, index, leasePremium }: Evidence,
  kind: number,
  logArea: number,
  c: Comparables,
  shape: KernelShape,
  value: number,
): PriceSteps {
  let [total, paid, of, floor, area, lease, adjusted] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < c.count; i++) {
    const weight = weightOf(c, i, shape)
    if (weight === 0) continue
    total += weight
    paid += weight * float64At(market.sales.logPrice, int32At(c.rows, i))
    of += weight * float64At(c.kindStep, i)
    floor += weight * float64At(index.floorPremium, kind) * float64At(c.floorGap, i)
    area += weight * (1 + float64At(index.areaPremium, kind)) * float64At(c.areaGap, i)
    lease += weight * leasePremium * float64At(c.leaseGap, i)
    adjusted += weight * (float64At(c.rate, i) + logArea)
  }
  ;[paid, of, floor, area, lease, adjusted] = [paid / total, of / total, floor / total, area / total, lease / total, adjusted / total]
  const [first, afterTime, afterKind] = [whole(paid), whole(adjusted - lease - area - floor - of), whole(adjusted - lease - area - floor)]
  const [afterFloor, afterArea, afterLease] = [whole(adjusted - lease - area), whole(adjusted - lease), whole(adjusted)]
  return {
    paid: first,
    time: afterTime - first,
    kind: afterKind - afterTime,
    floor: afterFloor - afterKind,
    area: afterArea - afterFloor,
    lease: afterLease - afterArea,
    learned: value - afterLease,
  }
}

/** The weightiest comparables of a subject of that area, heaviest first. */
export function explain(
  { market, index, leasePremium }: Evidence,
  subject: { area: number; kind: number },
  c: Comparables,
  shape: KernelShape,
  most: number,
): Explained[] {
  if (most === 0) return []
  let total = 0
  const weighed: { weight: number; i: number }[] = []
  for (let i = 0; i < c.count; i++) {
    const weight = weightOf(c, i, shape)
    total += weight
    if (weight > 0) weighed.push({ weight, i })
  }
  const heaviest = weighed.sort((a, b) => b.weight - a.weight || int32At(c.rows, b.i) - int32At(c.rows, a.i)).slice(0, most)
  return heaviest.map(({ weight, i }) => {
    const row = int32At(c.rows, i)
    const sold = float64At(market.sales.logPrice, row)
    const adjusted = float64At(c.rate, i) + Math.log(subject.area)
    const floor = float64At(index.floorPremium, subject.kind) * float64At(c.floorGap, i)
    const area = (1 + float64At(index.areaPremium, subject.kind)) * float64At(c.areaGap, i)
    const lease = leasePremium * float64At(c.leaseGap, i)
    const afterTime = whole(adjusted - floor - area - lease - float64At(c.kindStep, i))
    const [price, afterKind] = [whole(sold), whole(adjusted - floor - area - lease)]
    const [afterFloor, afterArea, adjustedPrice] = [whole(adjusted - area - lease), whole(adjusted - lease), whole(adjusted)]
    return {
      row,
      price,
      ageMonths: float64At(c.age, i),
      metres: float64At(c.metres, i),
      sameSite: c.sameSite[i] === 1,
      timeAdjustment: afterTime - price,
      kindAdjustment: afterKind - afterTime,
      floorAdjustment: afterFloor - afterKind,
      areaAdjustment: afterArea - afterFloor,
      leaseAdjustment: adjustedPrice - afterArea,
      adjustedPrice,
      weight: weight / total,
    }
  })
}
