import { expect, test } from 'vitest'
import { type DrawingEvent, type DrawnState, drawingAfter, FIRST_DRAWING } from './drawing-state.ts'

const after = (...events: DrawingEvent[]): DrawnState => events.reduce(drawingAfter, FIRST_DRAWING)

test('a lost picture is drawn anew when its context comes back, sooner or later', () => {
  expect(after('lost').now).toBe('lost')
  expect(after('lost', 'restored').now).toBe('drawn')
  expect(after('lost', 'late').now).toBe('gone')
  expect(after('lost', 'late', 'restored').now).toBe('drawn')
})

test('one that does not come back is drawn anew when it is asked for, and asked for again where that fails', () => {
  expect(after('lost', 'late', 'asked').now).toBe('drawn')
  expect(after('lost', 'late', 'asked', 'failed').now).toBe('gone')
  expect(after('lost', 'restored', 'failed', 'asked').now).toBe('drawn')
})

test('a browser that never drew it is not told that it stopped', () => {
  expect(after('failed')).toBe(FIRST_DRAWING)
})

test('what comes out of order changes nothing', () => {
  expect(after('restored')).toBe(FIRST_DRAWING)
  expect(after('late')).toBe(FIRST_DRAWING)
  expect(after('lost', 'lost')).toEqual(after('lost'))
  expect(after('lost', 'restored', 'late').now).toBe('drawn')
  expect(after('lost', 'late', 'lost').now).toBe('gone')
})
