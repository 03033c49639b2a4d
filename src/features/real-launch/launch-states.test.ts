import { expect, test } from 'vitest'
import { nextDay } from './launch-states.ts'

const days = { previewFrom: '2026-03-05', previewTo: '2026-03-10', bookingFrom: '2026-03-14' }

test.each([
  ['2026-03-01', { kind: 'preview', day: '2026-03-05' }],
  ['2026-03-05', { kind: 'preview-end', day: '2026-03-10' }],
  ['2026-03-10', { kind: 'preview-end', day: '2026-03-10' }],
  ['2026-03-11', { kind: 'booking', day: '2026-03-14' }],
  ['2026-03-14', { kind: 'booking', day: '2026-03-14' }],
  ['2026-03-15', null],
])('on %s the next day is %o', (today, next) => expect(nextDay(days, today)).toEqual(next))

test('a launch without days has none', () =>
  expect(nextDay({ previewFrom: null, previewTo: null, bookingFrom: null }, '2026-03-01')).toBeNull())
