import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHUNK_RELOAD_GUARD_SECONDS, mayReload, watchChunkFailures } from './chunk-reload.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

test('§9: once, then not again for 60 seconds', () => {
  const session = memory()
  expect(mayReload(session, 1_000)).toBe(true)
  expect(mayReload(session, 1_001)).toBe(false)
  expect(mayReload(session, 60_999)).toBe(false)
  expect(mayReload(session, 61_000)).toBe(true)
  expect(mayReload(session, 61_001)).toBe(false)
})

test('storage that may not be used means no reload, never a loop', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(mayReload(forbidden, 1)).toBe(false)
})

test('whenever failures come, two reloads are never closer than the guard time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50_000), { minLength: 1, maxLength: 50 }), (gaps) => {
      const session = memory()
      let now = 1_000_000
      const reloads: number[] = []
      for (const gap of gaps) {
        now += gap
        if (mayReload(session, now)) reloads.push(now)
      }
      for (const [i, at] of reloads.entries())
        if (i > 0) expect(at - (reloads[i - 1] ?? 0)).toBeGreaterThanOrEqual(CHUNK_RELOAD_GUARD_SECONDS * 1000)
    }),
  )
})

describe('a chunk that is gone', () => {
  const reload = vi.fn()
  const page = Object.assign(new EventTarget(), { location: { reload } })
  const lose = () => page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  let navigate = (_: { fromLocation?: object }) => {}
  const router = {
    preloadRoute: async () => undefined,
    state: { isLoading: false },
    subscribe: (_: string, hear: typeof navigate) => {
      navigate = hear
      return () => {}
    },
  }
  let stop = () => {}
  let written: string[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    vi.stubGlobal('window', page)
    vi.stubGlobal('sessionStorage', memory())
    vi.stubGlobal('document', { querySelectorAll: () => written.map((value) => ({ value })) })
    written = []
    router.state.isLoading = false
    stop = watchChunkFailures(router as unknown as Parameters<typeof watchChunkFailures>[0])
    navigate({})
  })
  afterEach(() => {
    stop()
    reload.mockReset()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('reloads the page that needs it', () => {
    lose()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('does not while a link is only under the pointer, nor right after', async () => {
    const ahead = router.preloadRoute()
    lose()
    await ahead
    await vi.advanceTimersByTimeAsync(900)
    lose()
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    lose()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['typed on this page', () => page.dispatchEvent(new Event('input'))],
    ['typed before the page woke', () => written.push('', 'Half a sentence')],
  ])('keeps what was %s, until another page is opened', (_, write) => {
    write()
    lose()
    expect(reload).not.toHaveBeenCalled()
    written = []
    navigate({ fromLocation: {} })
    lose()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reloads on the way to a page, and for what that page then shows', () => {
    void router.preloadRoute()
    router.state.isLoading = true
    lose()
    expect(reload).toHaveBeenCalledTimes(1)
    router.state.isLoading = false
    vi.stubGlobal('sessionStorage', memory())
    navigate({ fromLocation: {} })
    lose()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
