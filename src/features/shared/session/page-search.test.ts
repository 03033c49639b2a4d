import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageDeps } from './page-search.ts'

const own = z.object({ q: z.optional(z.string()), page: z.optional(z.number()), email: z.optional(z.string()) })
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
