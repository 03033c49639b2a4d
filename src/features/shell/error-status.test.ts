import { expect, test } from 'vitest'
import { barOf, errorStatus } from './error-status.ts'

test('§2.10: an error is 500 unless it says 404 or 503', () => {
  expect(errorStatus(new Error('x'))).toBe(500)
  expect(errorStatus({ status: 503 })).toBe(503)
  expect(errorStatus({ status: 404 })).toBe(404)
  for (const odd of [null, undefined, 'x', { status: 200 }, { status: '404' }]) expect(errorStatus(odd)).toBe(500)
})

test('the bar is that of the page that failed', () => {
  expect(barOf('/realAgent/pricing')).toBe('realAgent')
  expect(barOf('/real360/faq')).toBe('real360')
  expect(barOf('/nowhere')).toBe('site')
})
