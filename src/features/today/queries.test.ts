import { isRedirect } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { loadToday } from './queries.ts'

const asked: unknown[] = []
vi.mock('./today.functions.ts', () => ({ fetchToday: async ({ data }: { data: unknown }) => asked.push(data) }))

const load = (viewer: Partial<Viewer>) => loadToday({ viewer: { ...anonymous, ...viewer }, country: 'SG' })

it('tells whoever is signed out apart from whoever is no agent', async () => {
  expect(await load({})).toBe('signed-out')
  expect(await load({ isLoggedIn: true, roles: ['non-agent'] })).toBeNull()
  expect(asked).toEqual([])
})

it('leads staff to their desk, and staff who are agents to their day', async () => {
  const refused = await load({ isLoggedIn: true, isStaff: true, roles: ['ROLE_ADMIN'] }).catch((error: unknown) => error)
  expect(isRedirect(refused) && refused.options.to).toBe('/user/account-overview/staff/{-$desk}')
  await load({ isLoggedIn: true, isStaff: true, roles: ['ROLE_SALE', 'agent'] })
  expect(asked).toEqual([{ country: 'SG', isAgent: true }])
})
