import { afterEach, expect, it, vi } from 'vitest'
import { keepEarlyScroll } from './early-scroll.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves a page alone that was scrolled before it woke, and treats later ones as usual', () => {
  vi.stubGlobal('window', { scrollY: 300 })
  const scroll = keepEarlyScroll({ isServer: false })
  expect([scroll(), scroll(), scroll()]).toEqual([false, true, true])
})

it('changes nothing for a page that stands at its top, and on the server', () => {
  vi.stubGlobal('window', { scrollY: 0 })
  expect(keepEarlyScroll({ isServer: false })()).toBe(true)
  vi.unstubAllGlobals()
  expect(keepEarlyScroll({ isServer: true })()).toBe(true)
})
