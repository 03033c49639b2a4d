import { expect, it } from 'vitest'
import { restingStop, STOP_SHARES, stopBeside } from './resting-stop.ts'

it('rests at the nearest stop, or at the next one after a long enough drag', () => {
  expect(restingStop('mid', STOP_SHARES.mid + 0.03)).toBe('mid')
  expect(restingStop('mid', STOP_SHARES.mid + 0.12)).toBe('high')
  expect(restingStop('mid', STOP_SHARES.mid - 0.09)).toBe('low')
  expect(restingStop('high', 0.2)).toBe('low')
  expect(restingStop('low', 0.9)).toBe('high')
})

it('has no place beyond the last', () => {
  expect([stopBeside('low', -1), stopBeside('low', 1), stopBeside('high', 1)]).toEqual(['low', 'mid', 'high'])
})
