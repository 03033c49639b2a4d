import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leave, resetCaches, sessionActions } from './use-session.ts'
import { anonymous, type Viewer } from './viewer.ts'
import { createViewerSession } from './viewer-session.ts'

const calls: string[] = []
vi.mock('#api/logout.functions.ts', () => ({ logout: async () => calls.push('logout') }))
vi.mock('./typed-text.ts', () => ({ forgetAllTyped: () => calls.push('forget what was typed') }))
vi.mock('./session-tabs.ts', () => ({ tellTabs: (news: string) => calls.push(`tell ${news}`) }))

const tan: Viewer = { ...anonymous, id: '7', nickName: 'Tan', isLoggedIn: true }
const router = (clearCache = () => void calls.push('clear')) =>
  ({
    clearCache,
    invalidate: async () => void calls.push('invalidate'),
    options: { context: { ask: { forget: () => void calls.push('forget') } } },
  }) as never

beforeEach(() => void calls.splice(0))
afterEach(() => vi.restoreAllMocks())

it('finds out who logged in, then tells the other tabs', async () => {
  const session = createViewerSession({ ask: async () => tan, hasToken: false })
  expect(await sessionActions(router(), session).loggedIn()).toEqual(tan)
  expect(calls).toEqual(['clear', 'forget', 'invalidate', 'tell logged-in'])
  expect(await session.current()).toEqual(tan)
})

it('leaves a page before it is shown to who logged in', async () => {
  const session = createViewerSession({ ask: async () => tan, hasToken: false })
  await sessionActions(router(), session).loggedIn(async ({ id }) => void calls.push(`leave as ${id}`))
  expect(calls).toEqual(['clear', 'forget', 'leave as 7', 'invalidate', 'tell logged-in'])
})

it('logs out here and in the other tabs, and keeps a vendor’s session', async () => {
  const session = createViewerSession({ ask: async () => tan, hasToken: false })
  session.arrive({ ...tan, hasVendorSession: true, vendorUntil: 9e15 })
  await sessionActions(router(), session).logOut()
  expect(calls).toEqual(['logout', 'forget what was typed', 'tell logged-out', 'clear', 'forget', 'invalidate'])
  expect(await session.current()).toEqual({ ...anonymous, hasVendorSession: true, vendorUntil: 9e15 })
})

it('does not repeat a message from another tab', async () => {
  const session = createViewerSession({ ask: async () => tan, hasToken: false })
  session.arrive(tan)
  await leave(router(), session)
  expect(calls).toEqual(['clear', 'forget', 'invalidate'])
})

it.each([
  ['setToken', 'Error on cache reset (setToken)'],
  ['logout', 'Error on cache reset (logout)'],
] as const)('a cache that cannot be reset at %s is told to the console only (§8)', (occasion, words) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => {
    throw new Error('stuck')
  }
  resetCaches(router(broken), occasion)
  expect(said).toHaveBeenCalledWith(words, expect.any(Error))
})
