import { describe, expect, it } from 'vitest'
import { isMoved, movedByKey, movedByPointer, NOT_MOVED } from './move-by.ts'

describe('a move', () => {
  it('goes by quarters of an hour and by days', () => {
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown']
    expect(keys.reduce((by, key) => movedByKey(key, by) ?? by, NOT_MOVED)).toEqual({ days: 1, minutes: 30 })
    expect(movedByKey('Enter', NOT_MOVED)).toBeNull()
  })
  it.each([
    [
      { right: 0, down: 0 },
      { days: 0, minutes: 0 },
    ],
    [
      { right: 6, down: -6 },
      { days: 0, minutes: 0 },
    ],
    [
      { right: 0, down: 14 },
      { days: 0, minutes: 15 },
    ],
    [
      { right: -90, down: 56 },
      { days: -1, minutes: 60 },
    ],
    [
      { right: 160, down: -30 },
      { days: 2, minutes: -30 },
    ],
  ])('of the pointer by %o is by %o', (way, by) => {
    expect(movedByPointer({ ...way, hourHeight: 56, dayWidth: 100 })).toEqual(by)
    expect(isMoved(by)).toBe(by.days !== 0 || by.minutes !== 0)
  })
})
