import type { UnitMix } from '#market/vocabulary.ts'

const BAND_SQM = 10
/** Bedrooms of a band are used from this many contracts on, if this share of them agree. */
const CONTRACTS_MIN = 3
const AGREEMENT_MIN = 0.6

/** Bedrooms by floor area, from a project's rental contracts, because sales do not state them. */
export class BedroomsByArea {
  private readonly counts = new Map<string, Map<UnitMix, number>>()

  /** A contract whose area is the middle of a ten-square-metre band. */
  add(projectId: number, areaSqm: number, unitMix: UnitMix): void {
    const key = `${projectId}|${Math.floor(areaSqm / BAND_SQM)}`
    const own = this.counts.get(key) ?? new Map<UnitMix, number>()
    this.counts.set(key, own.set(unitMix, (own.get(unitMix) ?? 0) + 1))
  }

  /** The bedrooms of most contracts of that area in that project; null when there are too few or they disagree. */
  of(projectId: number, areaSqm: number): UnitMix | null {
    const own = this.counts.get(`${projectId}|${Math.floor(areaSqm / BAND_SQM)}`)
    if (!own) return null
    const [best] = [...own].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    const total = [...own.values()].reduce((sum, n) => sum + n, 0)
    return best && total >= CONTRACTS_MIN && best[1] >= total * AGREEMENT_MIN ? best[0] : null
  }
}
