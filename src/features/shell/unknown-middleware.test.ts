import { afterEach, expect, it, vi } from 'vitest'
import { anonymous } from '#session/viewer.ts'
import { errorStatus } from './frame/error-status.ts'

afterEach(() => {
  vi.doUnmock('#access/route-classes.ts')
  vi.resetModules()
})

it.each([
  ['a visitor', anonymous],
  ['a person with an account', { ...anonymous, isLoggedIn: true }],
  ['staff', { ...anonymous, isLoggedIn: true, isStaff: true }],
])('a page whose class has no rule is "Unknown middleware", status 500, for %s (§8)', async (_, viewer) => {
  vi.resetModules()
  vi.doMock('#access/route-classes.ts', () => ({ routeClassOf: () => 'a class of tomorrow' }))
  const { decideAccess } = await import('./access.ts')
  const decide = () => decideAccess({ pathname: '/map', country: 'SG', viewer, search: {} })
  expect(decide).toThrow(new Error('Unknown middleware'))
  expect(errorStatus(new Error('Unknown middleware'))).toBe(500)
})
