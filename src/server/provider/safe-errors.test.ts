import { GraphQLError } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ModuleClosed } from '#market/module-countries.ts'
import { refusal } from './errors.ts'
import { safeError } from './safe-errors.ts'

afterEach(() => vi.restoreAllMocks())

describe('errors that leave the provider', () => {
  it('keep the message and code of a refusal', () => {
    expect(safeError(refusal('first-too-large', 'first is at most 50.')).toJSON()).toEqual({
      message: 'first is at most 50.',
      extensions: { code: 'first-too-large' },
    })
  })

  it('keep §4’s code as it is spelled, and how long to wait', () => {
    expect(safeError(refusal('invalid_access_token', 'invalid_access_token')).extensions).toEqual({ code: 'invalid_access_token' })
    const late = refusal('too-many-attempts', 'Too many attempts.', { retryAfterSeconds: 60 })
    expect(safeError(late).extensions).toEqual({ code: 'too-many-attempts', retryAfterSeconds: 60 })
    const foreign = new GraphQLError('No.', { extensions: { code: 'BAD_USER_INPUT', secret: 'select 1' } })
    expect(safeError(foreign).extensions).toEqual({ code: 'bad-user-input' })
  })

  it('never reveal internal failures, but log them', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const inner = new GraphQLError('D1_ERROR: no such table: secret', {
      path: ['market'],
      originalError: new Error('D1_ERROR: no such table: secret'),
    })
    expect(JSON.stringify(safeError(inner))).not.toMatch(/D1|secret/)
    expect(safeError(new Error('select 1')).toJSON()).toEqual({
      message: 'The provider could not answer.',
      extensions: { code: 'internal' },
    })
    expect(log).toHaveBeenCalledTimes(2)
  })

  it('say that a module is closed in a country, and log nothing', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const closed = new GraphQLError('x', { path: ['schedule'], originalError: new ModuleClosed('scheduler is closed in AU') })
    expect(safeError(closed).toJSON()).toEqual({
      message: 'scheduler is closed in AU',
      path: ['schedule'],
      extensions: { code: 'module-closed' },
    })
    expect(log).not.toHaveBeenCalled()
  })

  it('name no field that the caller did not name', () => {
    expect(safeError(new GraphQLError('Cannot query field "a" on type "Query". Did you mean "areas"?')).message).toBe(
      'Cannot query field "a" on type "Query".',
    )
  })
})
