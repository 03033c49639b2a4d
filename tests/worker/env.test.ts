import { expect, it } from 'vitest'
import { readEnv } from '../../src/server/env.ts'
import { rawEnv, testEnv } from './worker-env.ts'

it('reads lists and optional addresses', () => {
  const env = testEnv({ OLDER_HOSTS: 'a.example, b.example', PROVIDER_URL: 'https://provider.example/graphql' })
  expect(env.OLDER_HOSTS).toEqual(['a.example', 'b.example'])
  expect(env.PROVIDER_URL).toBe('https://provider.example/graphql')
  expect(env.PUBLIC_ORIGIN).toBeNull()
})

it('is read once per isolate', () => {
  const raw = rawEnv()
  expect(readEnv(raw)).toBe(readEnv(raw))
})

it.each([
  [{ APP_ENV: 'produktion-7731' }, 'APP_ENV', 'produktion-7731'],
  [{ PROVIDER_URL: 'not-an-address-7731' }, 'PROVIDER_URL', 'not-an-address-7731'],
  [{ LOCALE_COOKIE: 'maybe-7731' }, 'LOCALE_COOKIE', 'maybe-7731'],
  [{ DB_SG: 'secret-7731' }, 'DB_SG', 'secret-7731'],
  [{ PROVIDER_TENANT: undefined }, 'PROVIDER_TENANT', 'undefined-7731'],
])('names what is wrong in %o, never its value', (wrong, name, value) => {
  const error = caught(() => readEnv(rawEnv(wrong)))
  expect(error).toContain(name)
  expect(error).toContain('docs/operations.md')
  expect(error).not.toContain(value)
})

function caught(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return String(error)
  }
  return ''
}
