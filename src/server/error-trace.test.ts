import { expect, it } from 'vitest'
import { errorTrace } from './error-trace.ts'

function formatDate() {
  throw new RangeError('no date in\n    at mei@example.com (+6591234567)')
}

it('says what failed and where, and repeats no message', () => {
  try {
    formatDate()
  } catch (error) {
    const trace = errorTrace(error)
    expect(trace).toMatchObject({ error: 'RangeError', at: expect.arrayContaining([expect.stringContaining('formatDate')]) })
    expect(trace.at.length).toBeLessThanOrEqual(6)
    expect(JSON.stringify(trace)).not.toMatch(/mei|9123/)
  }
  expect.assertions(3)
})

it.each([['a text of mei@example.com'], [null], [{ message: 'mei' }]])('keeps nothing of what is no error: %j', (thrown) => {
  expect(errorTrace(thrown)).toEqual({ error: typeof thrown, at: [] })
})
