// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CalendarEntry } from '../calendar/calendar-entries.ts'
import type { MoveBy } from './move-by.ts'
import { useMoving } from './use-moving.ts'

const entry = { written: { id: 'a', startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z' } } as unknown as CalendarEntry

function Moved({ onMoved }: { onMoved: (by: MoveBy) => void }) {
  const { byOf, handlersOf } = useMoving(56, (_, by) => onMoved(by))
  const { days, minutes } = byOf({ id: 'a' })
  return (
    <a href="/scheduler" {...handlersOf(entry)}>
      {days} {minutes}
    </a>
  )
}

afterEach(cleanup)

it('is moved by keys once that was begun, sent by Enter and left by Escape', () => {
  const sent: MoveBy[] = []
  render(<Moved onMoved={(by) => sent.push(by)} />)
  const block = screen.getByRole('link')
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(block, { key })
    return block.textContent
  }
  expect(press('ArrowDown', 'Enter')).toBe('0 0')
  expect(press('m', 'ArrowDown', 'ArrowDown', 'ArrowRight')).toBe('1 30')
  expect(press('Escape')).toBe('0 0')
  expect(press('M', 'ArrowUp', 'Enter')).toBe('0 0')
  // back where it was there is nothing to send
  press('m', 'ArrowUp', 'ArrowDown', 'Enter')
  expect(sent).toEqual([{ days: 0, minutes: -15 }])
})
