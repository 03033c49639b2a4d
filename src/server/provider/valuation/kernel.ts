import type { Comparables } from './comparables.ts'

/** How the weight of a comparable falls: each scale is the difference at which it is down to 1/e. */
export interface KernelShape {
  ageMonths: number
  metres: number
  floors: number
  /** log area */
  area: number
  leaseYears: number
  /** weight of another model, another site, a developer's sale; 1 is no loss, 0 leaves it out */
  otherModel: number
  otherSite: number
  ownSite: number
  newSale: number
}

export interface KernelAnswer {
  /** log price per area; NaN without evidence */
  rate: number
  /** how many equally weighted sales the evidence amounts to */
  effective: number
  total: number
  /** weighted standard deviation of the comparables' rates */
  spread: number
  age: number
  floorGap: number
  areaGap: number
  leaseGap: number
  /** share of weight from the own site */
  own: number
}

/** Beyond so many scales together a weight is below all that counts. */
const NOTHING_LEFT = 18

/** Weight of comparable `i`; falls with age, distance and every difference. */
export function weightOf(c: Comparables, i: number, shape: KernelShape): number {
  const factor =
    (c.sameModel[i] ? 1 : shape.otherModel) * (c.sameSite[i] ? shape.ownSite : shape.otherSite) * (c.newSale[i] ? shape.newSale : 1)
  if (factor === 0) return 0
  const fall =
    (c.age[i] as number) / shape.ageMonths +
    (c.metres[i] as number) / shape.metres +
    Math.abs(c.floorGap[i] as number) / shape.floors +
    Math.abs(c.areaGap[i] as number) / shape.area +
    Math.abs(c.leaseGap[i] as number) / shape.leaseYears
  return fall > NOTHING_LEFT ? 0 : factor * Math.exp(-fall)
}

/** The weighted mean of the comparables' adjusted rates. */
export function askKernel(c: Comparables, shape: KernelShape): KernelAnswer {
  let [total, squares, rate, rateSquares, age, floorGap, areaGap, leaseGap, own] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < c.count; i++) {
    const w = weightOf(c, i, shape)
    if (w < 1e-7) continue
    const y = c.rate[i] as number
    total += w
    squares += w * w
    rate += w * y
    rateSquares += w * y * y
    age += w * (c.age[i] as number)
    floorGap += w * (c.floorGap[i] as number)
    areaGap += w * (c.areaGap[i] as number)
    leaseGap += w * (c.leaseGap[i] as number)
    if (c.sameSite[i]) own += w
  }
  const mean = rate / total
  return {
    rate: mean,
    effective: total > 0 ? (total * total) / squares : 0,
    total,
    spread: Math.sqrt(Math.max(0, rateSquares / total - mean * mean)),
    age: age / total,
    floorGap: floorGap / total,
    areaGap: areaGap / total,
    leaseGap: leaseGap / total,
    own: own / total,
  }
}
