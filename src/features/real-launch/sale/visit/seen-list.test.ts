import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesSince, LIST_CHANGES, readSeen, seenOf, withSeen } from './seen-list.ts'

const units = fc.uniqueArray(
  fc.record({
    stack: fc.constantFrom('01', '02'),
    floor: fc.integer({ min: 1, max: 40 }),
    unitMix: fc.constant('2'),
    sizeSqft: fc.constant(700),
    plan: fc.constant(''),
    state: fc.constantFrom('AVAILABLE' as const, 'RESERVED' as const, 'SOLD' as const),
    stateOn: fc.constant('2026-11-01'),
    price: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
  }),
  { selector: ({ stack, floor }) => `${floor}-${stack}`, minLength: 1 },
)

describe('what changed since the last visit', () => {
  it('is nothing of the same list, through what the browser keeps', () => {
    fc.assert(
      fc.property(units, (list) => {
        const kept = readSeen(withSeen({}, 'a', seenOf(list, '2026-11-01')))
        expect(kept.a && changesSince(kept.a, list)).toEqual(new Map())
      }),
    )
  })

  it('names each unit that differs once, by its state before its price', () => {
    fc.assert(
      fc.property(units, units, (then, now) => {
        const changes = changesSince(seenOf(then, '2026-11-01'), now)
        const before = new Map(then.map((unit) => [`${unit.floor}-${unit.stack}`, unit]))
        for (const unit of now) {
          const [key, old] = [`${unit.floor}-${unit.stack}`, before.get(`${unit.floor}-${unit.stack}`)]
          const change = changes.get(key)
          if (!old) expect(change).toBe('new')
          else if (old.state !== unit.state) expect(change).toBe({ SOLD: 'sold', RESERVED: 'reserved', AVAILABLE: 'free' }[unit.state])
          else if (old.price === unit.price || old.price === null || unit.price === null) expect(change).toBeUndefined()
          else expect(change).toBe(unit.price < old.price ? 'cheaper' : 'dearer')
        }
        expect([...changes.values()].every((change) => LIST_CHANGES.includes(change))).toBe(true)
      }),
    )
  })

  it('is remembered of the newest launches only, and a text of somebody else’s is none', () => {
    let text: string | null = null
    for (let i = 0; i < 12; i++) text = withSeen(readSeen(text), `launch ${i}`, { day: `2026-11-${10 + i}`, units: {} })
    expect(Object.keys(readSeen(text))).toEqual([
      'launch 10',
      'launch 9',
      'launch 8',
      'launch 7',
      'launch 6',
      'launch 5',
      'launch 4',
      'launch 11',
    ])
    expect([readSeen('no json'), readSeen('{"a":1}'), readSeen(null)]).toEqual([{}, {}, {}])
  })
})
