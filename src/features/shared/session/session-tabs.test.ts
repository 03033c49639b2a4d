import { beforeEach, expect, it, vi } from 'vitest'
import type { SessionNews } from './session-tabs.ts'

const kept = new Map<string, string>()
const sent: unknown[] = []

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  class Channel extends EventTarget {
    postMessage(data: unknown) {
      sent.push(data)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return () => vi.unstubAllGlobals()
})

async function heardBy(startedAt: number): Promise<SessionNews[]> {
  vi.stubGlobal('performance', { timeOrigin: startedAt })
  const { hearTabs } = await import('./session-tabs.ts')
  const heard: SessionNews[] = []
  hearTabs((news) => heard.push(news))()
  return heard
}

it('a tab hears what another said while it was starting, and nothing older', async () => {
  const { tellTabs } = await import('./session-tabs.ts')
  const now = Date.now()
  expect(await heardBy(now - 1_000)).toEqual([])
  tellTabs('logged-out')
  expect(sent).toEqual(['logged-out'])
  expect(await heardBy(now - 1_000)).toEqual(['logged-out'])
  expect(await heardBy(now + 60_000)).toEqual([])
  kept.set('sessionNews', `overthrown ${now}`)
  expect(await heardBy(now - 1_000)).toEqual([])
})
