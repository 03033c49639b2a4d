import { expect, it } from 'vitest'
import { providerBody } from '../../src/server/provider-body.ts'

it('is JSON without a file', () => {
  expect(providerBody('query A', { a: 1, b: null })).toBe('{"query":"query A","variables":{"a":1,"b":null}}')
  expect(providerBody('query A', undefined)).toBe('{"query":"query A"}')
})

it('is a multipart request with one', async () => {
  const body = providerBody('mutation B', { name: 'x', file: new File(['bytes'], 'a.png', { type: 'image/png' }) })
  if (typeof body === 'string') throw new Error('a file cannot travel in JSON')
  expect(JSON.parse(String(body.get('operations')))).toEqual({ query: 'mutation B', variables: { name: 'x', file: null } })
  expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.file'] })
  expect(await (body.get('0') as File).text()).toBe('bytes')
})
