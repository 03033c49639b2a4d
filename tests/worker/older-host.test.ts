import fc from 'fast-check'
import { expect, it } from 'vitest'
import { olderHostRedirect } from '../../src/server/older-host.ts'

const env = { PUBLIC_ORIGIN: 'https://www.example.com', OLDER_HOSTS: ['old.example.com', 'older.example.com:8080'] }

const redirect = (url: string, headers: Record<string, string> = {}) => olderHostRedirect(new Request(url, { headers }), env)

it('redirects an older host to the newer one permanently, path and query kept', () => {
  const answer = redirect('https://old.example.com/en-HK/report/a%20b?x=1&y=%C3%A9#part')
  expect([answer?.status, answer?.headers.get('location')]).toEqual([301, 'https://www.example.com/en-HK/report/a%20b?x=1&y=%C3%A9'])
})

it('keeps any path and query', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const asked = new URL(`https://old.example.com${path || '/'}${query ? `?${query}` : ''}`)
      const location = new URL(redirect(asked.href)?.headers.get('location') ?? '')
      expect([location.origin, location.pathname, location.search]).toEqual(['https://www.example.com', asked.pathname, asked.search])
    }),
  )
})

it('cannot be made to redirect to another host by a path', () => {
  expect(redirect('https://old.example.com//evil.example/x')?.headers.get('location')).toBe('https://www.example.com//evil.example/x')
})

it('leaves the current host alone', () => {
  expect(redirect('https://www.example.com/map')).toBeNull()
  expect(olderHostRedirect(new Request('https://old.example.com/'), { ...env, PUBLIC_ORIGIN: null })).toBeNull()
})
