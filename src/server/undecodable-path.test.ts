import fc from 'fast-check'
import { expect, test } from 'vitest'
import { undecodablePathRedirect } from './undecodable-path.ts'

const locationOf = (path: string) => undecodablePathRedirect(new Request(`https://site.example${path}`))?.headers.get('location') ?? null

test.each([
  ['/%', '/%25'],
  ['/map/%ff', '/map/%25ff'],
  ['/en-HK/a%20b/%E0%A4?q=%', '/en-HK/a%20b/%25E0%25A4?q=%'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ['/map', null],
  ['/map/%C3%A9', null],
  ['/map?q=%ff', null],
])('%s goes to %s', (path, location) => {
  expect(locationOf(path)).toBe(location)
})

test('whatever the path, it is decodable after one redirect', () => {
  const piece = fc.oneof(fc.constantFrom('%', '%f', '%ff', '%25', '%2F', '/', 'a', '%E0%A4'), fc.webSegment())
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const location = locationOf(`/${pieces.join('')}`)
      if (location !== null) expect(locationOf(location)).toBeNull()
    }),
  )
})
