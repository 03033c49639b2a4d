import { expect, it } from 'vitest'
import { timesByDay } from './preview-times.ts'

const slots = ['2026-11-28T02:00:00Z', '2026-11-28T15:30:00Z', '2026-11-28T16:30:00Z'].map((startsAt) => ({ startsAt }))

it('stand by the day of their place, without those that are taken', () => {
  expect([...timesByDay({ timeZone: 'Asia/Singapore', slots }, [])]).toEqual([
    ['2026-11-28', ['2026-11-28T02:00:00Z', '2026-11-28T15:30:00Z']],
    ['2026-11-29', ['2026-11-28T16:30:00Z']],
  ])
  expect(timesByDay({ timeZone: 'Asia/Singapore', slots }, ['2026-11-28T16:30:00Z']).has('2026-11-29')).toBe(false)
})
