import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resultsRequest } from './results-request.ts'
import { resultsSearch } from './search.ts'

const read = (search: Record<string, unknown>) => v.parse(resultsSearch, search)

test('wrong values are dropped, never refused', () => {
  expect(read({ q: '  ', near: '99,1', typeGroup: 'castle', sort: 'cheap', page: 0 })).toEqual({ sort: 'traded', page: 1 })
  expect(read({ page: 501 }).page).toBe(1)
  expect(read({ page: '2' }).page).toBe(1)
})

test('reading what was read changes nothing, whatever came', () => {
  const key = fc.constantFrom('q', 'areaId', 'street', 'near', 'typeGroup', 'sort', 'page')
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('1.3,103.8', 'psf-low', 'private-land', 3),
  )
  fc.assert(
    fc.property(fc.dictionary(key, value), (search) => {
      const once = read(search)
      expect(read(once)).toEqual(once)
    }),
  )
})

test('a postal code is looked for as text', () => {
  expect(resultsRequest(read({ q: 560406 })).filter).toEqual({ text: '560406' })
})

test('a place wins over its name', () => {
  expect(resultsRequest(read({ q: 'Bishan', areaId: 12, typeGroup: 'private-stack' })).filter).toEqual({
    areaId: '12',
    typeGroups: ['PRIVATE_STACK'],
  })
  expect(resultsRequest(read({ q: 'Bishan MRT', near: '1.3509,103.8485' })).filter).toEqual({
    near: { lat: 1.3509, lng: 103.8485, radiusMetres: 1000 },
  })
  expect(resultsRequest(read({ q: 'x', street: 'Ang Mo Kio Avenue 10' })).filter).toEqual({ street: 'Ang Mo Kio Avenue 10' })
})

test('pages of twenty', () => {
  expect(resultsRequest(read({ page: 3, sort: 'psf-high' }))).toEqual({ filter: {}, sort: 'PSF_HIGH', first: 20, offset: 40 })
})
