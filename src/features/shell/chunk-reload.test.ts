import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHUNK_RELOAD_GUARD_SECONDS, mayReload } from './chunk-reload.ts'

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
