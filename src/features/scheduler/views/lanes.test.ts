import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'

const span = fc
  .record({ from: fc.integer({ min: 0, max: 100 }), length: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, length }) => ({ from, to: from + length }))

it('what stands alone has the whole width, and what overlaps shares it', () => {
  const [first, beside, later, touching] = [
    { from: 0, to: 60 },
    { from: 30, to: 90 },
    { from: 60, to: 80 },
    { from: 90, to: 120 },
  ] as const
  const lanes = lanesOf([later, first, touching, beside])
  expect([first, beside, later, touching].map((one) => lanes.get(one))).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

it('nothing covers anything else', () =>
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const lanes = lanesOf(spans)
      for (const [at, one] of spans.entries()) {
        const own = lanes.get(one)
        expect(own?.lane).toBeLessThan(own?.lanes ?? 0)
        for (const other of spans.slice(at + 1)) {
          if (!(one.from < other.to && other.from < one.to)) continue
          expect(own?.lanes).toBe(lanes.get(other)?.lanes)
          expect(own?.lane).not.toBe(lanes.get(other)?.lane)
        }
      }
    }),
  ))
