import { isRedirect } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { loadToday } from './queries.ts'

const asked: unknown[] = []
vi.mock('./today.functions.ts', () => ({ fetchToday: async ({ data }: { data: unknown }) => asked.push(data) }))

const load = (viewer: Partial<Viewer>) => loadToday({ viewer: { ...anonymous, ...viewer }, country: 'SG' })

const redirectOf = async (viewer: Partial<Viewer>) => {
  const refused = await load(viewer).catch((error: unknown) => error)
  return isRedirect(refused) && refused.options.to
}

it('tells whoever is signed out apart from an owner, who is led to the own account', async () => {
  expect(await load({})).toBe('signed-out')
  expect(await redirectOf({ isLoggedIn: true, roles: ['non-agent'] })).toBe('/user/nonagent/account-overview')
  expect(await redirectOf({ isLoggedIn: true, roles: ['vendor'] })).toBe('/user/account-overview')
  expect(asked).toEqual([])
})

it('leads staff to their desk, and staff who are agents to their day', async () => {
  expect(await redirectOf({ isLoggedIn: true, isStaff: true, roles: ['ROLE_ADMIN'] })).toBe('/user/account-overview/staff/{-$desk}')
  await load({ isLoggedIn: true, isStaff: true, roles: ['ROLE_SALE', 'agent'] })
  expect(asked).toEqual([{ country: 'SG', isAgent: true, hasCalendar: true }])
})

it('asks for the appointments of a seat with a calendar alone', async () => {
  asked.length = 0
  const seat = { isLoggedIn: true, isSubAccount: true, roles: ['sub-account'] } as const
  await load({ ...seat, seatRights: ['LEADS'] })
  await load({ ...seat, seatRights: ['CALENDAR'] })
  expect(asked).toEqual([false, true].map((hasCalendar) => ({ country: 'SG', isAgent: false, hasCalendar })))
})
