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
  floorAdjustment: number
  areaAdjustment: number
  leaseAdjustment: number
  adjustedPrice: number
  /** share of all evidence, 0 to 1 */
  weight: number
}

/** How a value comes about, in whole units of money: what was paid, and what each step adds to it; they add up to the value. */
export interface Steps {
  /** the comparables' prices as they were paid, averaged by weight */
  paid: number
  time: number
  floor: number
  area: number
  lease: number
  /** what past misses taught */
  learned: number
}

/** Splits `value` into its steps; averages are of logarithms, as in the estimate. */
export function stepsOf(
  { market, index, leasePremium }: Evidence,
  kind: number,
  logArea: number,
  c: Comparables,
  shape: KernelShape,
  value: number,
): Steps {
  const mean = [0, 0, 0, 0, 0] as [number, number, number, number, number]
  let total = 0
  for (let i = 0; i < c.count; i++) {
    const weight = weightOf(c, i, shape)
    if (weight === 0) continue
    total += weight
    mean[0] += weight * (market.sales.logPrice[c.rows[i] as number] as number)
    mean[1] += weight * (index.floorPremium[kind] as number) * (c.floorGap[i] as number)
    mean[2] += weight * (1 + (index.areaPremium[kind] as number)) * (c.areaGap[i] as number)
    mean[3] += weight * leasePremium * (c.leaseGap[i] as number)
    mean[4] += weight * ((c.rate[i] as number) + logArea)
  }
  const [paid, floor, area, lease, adjusted] = mean.map((sum) => sum / total) as typeof mean
  const levels = [paid, adjusted - lease - area - floor, adjusted - lease - area, adjusted - lease, adjusted]
  const [first, afterTime, afterFloor, afterArea, afterLease] = levels.map((log) => Math.round(Math.exp(log))) as typeof mean
  return {
    ...{ paid: first, time: afterTime - first, floor: afterFloor - afterTime, area: afterArea - afterFloor },
    ...{ lease: afterLease - afterArea, learned: value - afterLease },
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
  const heaviest = weighed.sort((a, b) => b.weight - a.weight || (c.rows[b.i] as number) - (c.rows[a.i] as number)).slice(0, most)
  return heaviest.map(({ weight, i }) => {
    const row = c.rows[i] as number
    const sold = market.sales.logPrice[row] as number
    const adjusted = (c.rate[i] as number) + Math.log(subject.area)
    const floor = (index.floorPremium[subject.kind] as number) * (c.floorGap[i] as number)
    const area = (1 + (index.areaPremium[subject.kind] as number)) * (c.areaGap[i] as number)
    const lease = leasePremium * (c.leaseGap[i] as number)
    const steps = [adjusted - floor - area - lease, adjusted - area - lease, adjusted - lease, adjusted]
    const price = Math.round(Math.exp(sold))
    const [afterTime, afterFloor, afterArea, adjustedPrice] = steps.map((log) => Math.round(Math.exp(log))) as [
      number,
      number,
      number,
      number,
    ]
    return {
      ...{ row, price, ageMonths: c.age[i] as number, metres: c.metres[i] as number, sameSite: c.sameSite[i] === 1 },
      timeAdjustment: afterTime - price,
      floorAdjustment: afterFloor - afterTime,
      areaAdjustment: afterArea - afterFloor,
      leaseAdjustment: adjustedPrice - afterArea,
      ...{ adjustedPrice, weight: weight / total },
    }
  })
}
