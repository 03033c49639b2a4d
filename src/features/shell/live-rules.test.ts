import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ASK_EVERY_MS, backOffMs, liveWord } from './live-rules.ts'

it('waits longer after each failure, never longer than a minute, and not everybody alike', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const wait = backOffMs(failures, random)
      expect(wait).toBeGreaterThanOrEqual(250)
      expect(wait).toBeLessThanOrEqual(ASK_EVERY_MS)
      expect(backOffMs(failures + 1, random)).toBeGreaterThanOrEqual(wait)
    }),
  )
  expect(backOffMs(3, 0)).toBeLessThan(backOffMs(3, 1))
})

it('reads the words of the channel and nothing else', () => {
  expect(liveWord('{"look":1}')).toBe('look')
  expect(liveWord('{"end":"session"}')).toBe('session')
  expect(liveWord('{"end":"replaced"}')).toBe('replaced')
  expect(liveWord('pong')).toBe('pong')
  for (const other of ['', '{', 'null', '{"end":"x"}', '[]', 7, null]) expect(liveWord(other)).toBe(null)
})
