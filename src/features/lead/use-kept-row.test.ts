// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WRITTEN_LEAD } from '../../../tests/fixtures/written-lead.ts'
import type { Lead } from './inbox.ts'
import { useKeptRow } from './use-kept-row.ts'

const lead = (id: string, day: number, state: Lead['state'] = 'NEW'): Lead => ({
  ...WRITTEN_LEAD,
  id,
  state,
  createdDate: `2026-11-${day}T08:00:00Z`,
})
const [first, second, third] = [lead('a', 28), lead('b', 27), lead('c', 26)]
const answered = lead('b', 27, 'CONTACTED')

const shown = (rows: Lead[], opened: Lead | null, list = 'new') =>
  renderHook(({ rows, opened, list }: { rows: Lead[]; opened: Lead | null; list: string }) => useKeptRow(rows, opened, list), {
    initialProps: { rows, opened, list },
  })

it('the opened row stays at its place, as it is now, when it has left the pile', () => {
  const { result, rerender } = shown([first, second, third], second)
  expect(result.current).toEqual([first, second, third])
  rerender({ rows: [first, third], opened: answered, list: 'new' })
  expect(result.current).toEqual([first, answered, third])
  rerender({ rows: [lead('n', 29), first, third], opened: answered, list: 'new' })
  expect(result.current.map(({ id }) => id)).toEqual(['n', 'a', 'b', 'c'])
})

it('and goes when another one is opened or another pile is shown', () => {
  const { result, rerender } = shown([first, second, third], second)
  rerender({ rows: [first, third], opened: third, list: 'new' })
  expect(result.current).toEqual([first, third])
  rerender({ rows: [first], opened: third, list: 'lost' })
  expect(result.current).toEqual([first])
})

it('what was opened from elsewhere is not put into the list', () => {
  const { result } = shown([first, third], answered)
  expect(result.current).toEqual([first, third])
})
