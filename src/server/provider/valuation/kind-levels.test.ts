import { describe, expect, it } from 'vitest'
import { elementAt, float64At, int32At } from '#lib/element-at.ts'
import { Comparables, gather } from './comparables.ts'
import { MADE_PLAN, madeMarket } from './made-market.ts'
import { evidenceOf, subjectOf } from './month-describer.ts'
import { RollingIndex } from './rolling-index.ts'
import type { Market } from './sale-table.ts'

const DEARER = 0.2

/** The made town, in which homes of the second kind are dearer by a fixed share than their area says. */
function twoKinds(): Market {
  const market = madeMarket({ noise: 0.01 })
  const { kind, logPrice } = market.sales
  return { ...market, sales: { ...market.sales, logPrice: logPrice.map((log, row) => log + DEARER * int32At(kind, row)) } }
}

function evidenceAcross(market: Market, kindLevels: boolean) {
  const plan = { ...MADE_PLAN, index: { ...MADE_PLAN.index, kindLevels } }
  const rolling = new RollingIndex(market, plan.index)
  rolling.advance(2021 * 12 + 11, 12)
  return evidenceOf(market, plan, rolling.index)
}

describe('sales of another kind', () => {
  const market = twoKinds()
  const last = market.sales.count - 1
  const subject = subjectOf(market.sales, last)

  it('are gathered only where the plan says so', () => {
    const own = new Comparables(1000)
    gather(evidenceAcross(market, false), subject, own)
    const all = new Comparables(1000)
    gather(evidenceAcross(market, true), subject, all)
    const kindOf = (row: number) => int32At(market.sales.kind, row)
    expect(new Set(Array.from(own.rows.subarray(0, own.count), kindOf))).toEqual(new Set([subject.kind]))
    expect(new Set(Array.from(all.rows.subarray(0, all.count), kindOf))).toEqual(new Set([0, 1]))
    expect(all.count).toBeGreaterThan(own.count * 1.5)
  })

  it('say the same rate as those of the own kind once they are brought to it', () => {
    const c = new Comparables(1000)
    gather(evidenceAcross(market, true), subject, c)
    const mean = (isOwn: number) => {
      const rates = Array.from({ length: c.count }, (_, i) => i).filter((i) => c.sameKind[i] === isOwn && c.sameSite[i])
      expect(rates.length).toBeGreaterThan(5)
      return rates.reduce((sum, i) => sum + float64At(c.rate, i), 0) / rates.length
    }
    expect(Math.abs(mean(1) - mean(0))).toBeLessThan(0.02)
    const step = elementAt(Array.from(c.kindStep.subarray(0, c.count)), Array.from(c.sameKind.subarray(0, c.count)).indexOf(0))
    expect(Math.sign(step)).toBe(subject.kind === 1 ? 1 : -1)
    expect(Math.abs(step)).toBeGreaterThan(DEARER / 2)
  })
})
