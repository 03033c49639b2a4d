import { afterEach, expect, it, vi } from 'vitest'
import { anonymous, unknownViewer, type Viewer } from './viewer.ts'
import { createViewerSession } from './viewer-session.ts'

const tan: Viewer = { ...anonymous, id: '7', nickName: 'Tan', isLoggedIn: true }
const open = (hasToken: boolean, ...answers: (Viewer | null)[]) => {
  const ask = vi.fn(async () => answers.shift() ?? null)
  return { ask, session: createViewerSession({ ask, hasToken }) }
}

afterEach(() => vi.useRealTimers())

it('makes no request without a token', async () => {
  const { ask, session } = open(false)
  expect(await session.current()).toBe(anonymous)
  expect(ask).not.toHaveBeenCalled()
  expect(session.toTravel()).toBeUndefined()
})

it('asks once with one, also when two ask at a time', async () => {
  const { ask, session } = open(true, tan)
  expect(await Promise.all([session.current(), session.current()])).toEqual([tan, tan])
  expect(await session.current()).toEqual(tan)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('travels to the browser, which asks again only after a login', async () => {
  const server = open(true, tan)
  await server.session.current()
  const browser = open(false, { ...tan, nickName: 'Lim' })
  browser.session.arrive(server.session.toTravel())
  expect(await browser.session.current()).toEqual(tan)
  expect(browser.ask).not.toHaveBeenCalled()
  browser.session.forget()
  expect((await browser.session.current()).nickName).toBe('Lim')
})

it('knows that it does not know the viewer while the provider is away, and asks again at the next navigation', async () => {
  const { ask, session } = open(true, null, tan)
  expect(await session.current()).toBe(unknownViewer)
  expect(session.toTravel()).toBeNull()
  expect(await session.current()).toEqual(tan)
  ask.mockRejectedValueOnce(new Error('offline'))
  session.forget()
  expect(await session.current()).toBe(unknownViewer)
})

it('does not let a slow answer undo a logout', async () => {
  const { session } = open(true, tan)
  const slow = session.current()
  session.know(anonymous)
  expect(await slow).toBe(anonymous)
  expect(await session.current()).toBe(anonymous)
})

it('ends a vendor session after its time without being asked (§4)', async () => {
  vi.useFakeTimers({ now: 1_000 })
  const { session } = open(false)
  session.arrive({ ...anonymous, hasVendorSession: true, vendorUntil: 5_000 })
  expect((await session.current()).hasVendorSession).toBe(true)
  vi.setSystemTime(5_000)
  expect(await session.current()).toEqual(anonymous)
})
