import { expect, it, vi } from 'vitest'
import { anonymous, type Viewer } from '#session/viewer.ts'
import { loadCalendar } from './queries.ts'

vi.mock('./scheduler.functions.ts', () => ({ fetchCalendar: async ({ data }: { data: { desk?: string } }) => data.desk ?? 'own' }))

const load = (viewer: Partial<Viewer>) => loadCalendar({ viewer: { ...anonymous, ...viewer }, country: 'SG' }, {})

it('tells whoever is signed out apart from whoever is no agent', async () => {
  expect(await load({})).toBe('signed-out')
  expect(await load({ isLoggedIn: true, roles: ['non-agent'] })).toBeNull()
  expect(await load({ isLoggedIn: true, roles: ['agent'] })).toBe('own')
  expect(await load({ isLoggedIn: true, isStaff: true, roles: ['ROLE_ADMIN'] })).toBe('SG')
})
