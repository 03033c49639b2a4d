import { afterEach, expect, it, vi } from 'vitest'
import { rememberLocale } from '../../src/features/shared/session/remembered-place.ts'
import { resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

afterEach(() => vi.unstubAllGlobals())

/** A document with the language of the server's page, and cookies that can be read back. */
function documentOf(flag: 'on' | 'off') {
  const page = { documentElement: { dataset: flag === 'on' ? { localeCookie: 'on' } : {} }, cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  return page
}

const localeOf = (cookie: string, flag: 'on' | 'off', path = '/map') => {
  const request = new Request(`http://localhost${path}`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
  return resolveRequest(request, testEnv({ LOCALE_COOKIE: flag })).locale
}

it('§9: the chosen language is kept for 365 days, and the next visit is answered in it', () => {
  const page = documentOf('on')
  rememberLocale('zh-HK')
  expect(page.cookie).toBe('locale=zh-HK; path=/; max-age=31536000; samesite=lax')
  expect(localeOf(page.cookie, 'on')).toBe('zh-HK')
  // a language in the address wins
  expect(localeOf(page.cookie, 'on', '/en-MY/map')).toBe('en-MY')
  expect(localeOf(page.cookie, 'on', '/map?locale=ms-SG')).toBe('ms-SG')
  // where it is off again, cookies from before are ignored
  expect(localeOf(page.cookie, 'off')).toBe('en-US')
})

it('is off by default: no cookie', () => {
  const page = documentOf('off')
  rememberLocale('zh-HK')
  expect(page.cookie).toBe('')
})
