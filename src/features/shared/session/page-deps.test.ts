import * as v from 'valibot'
import { expect, it } from 'vitest'
import { pageDeps } from './page-deps.ts'

const own = v.object({ q: v.optional(v.string()), page: v.optional(v.number()), email: v.optional(v.string()) })
const search = { page: 2, utm_source: 'mail', q: 'meadow', menu: undefined, email: 'a@b.co', countryCode: 'SG' as const }
const text = (asked: object) => JSON.stringify(pageDeps(asked, own))

it('a loader depends on the country and on what the page reads, in the order of its schema', () => {
  expect(text(search)).toBe('{"countryCode":"SG","q":"meadow","page":2}')
  expect(text(Object.fromEntries(Object.entries(search).reverse()))).toBe(text(search))
  expect(pageDeps(search)).toEqual({ countryCode: 'SG' as const })
})

it('has no key for what is not asked', () => {
  const asked = { page: undefined, q: 'meadow', region: undefined }
  expect(Object.keys(pageDeps(asked, own))).toEqual(['q'])
})
