import fc from 'fast-check'
import buildQuery, { type Filter, type OrderBy } from 'odata-query'
import { beforeAll, describe, expect, it } from 'vitest'
import { startProvider } from './harness.ts'
import { SEEN } from './listing-fixture.ts'
import { addSource, addTold, keyFor, SOURCE, webApiOf } from './web-api-fixture.ts'

const provider = await startProvider()
let key = ''
const api = webApiOf(provider, () => key)

/** Asks with an address that a client's library has written. */
const asked = async (query: Parameters<typeof buildQuery>[0]) => {
  const { status, body } = await api.json(`Property${buildQuery(query)}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const keysOf = async (filter: Filter<Record<string, unknown>>, orderBy?: OrderBy<Record<string, unknown>>) =>
  (await asked({ filter, select: ['ListingKey'], ...(orderBy ? { orderBy } : {}) })).value.map((one) => one.ListingKey)

beforeAll(async () => {
  await addSource(provider.env, SOURCE)
  key = await keyFor(provider.env, SOURCE, 'Harbour portal')
  await addTold(
    provider.env,
    Array.from({ length: 40 }, (_, at) => ({
      sourceKey: `K-${String(at).padStart(2, '0')}`,
      price: 400_000 + (at % 7) * 50_000,
      showsPrice: at % 11 === 0 ? 0 : 1,
      bedrooms: at % 5 === 4 ? null : at % 5,
      areaSqm: at % 3 === 0 ? null : 60 + at / 2,
      facilities: at % 4,
      furnished: at % 6 === 0 ? null : 'partially',
      street: ["O'Hara Road", 'Cedar Ave', '100% & more', ''][at % 4] ?? '',
      placeShown: at % 9 === 0 ? 'suburb' : 'address',
      suburb: at % 2 === 0 ? 'Bedok' : '',
      state: at % 8 === 0 ? 'under-offer' : 'live',
      availableOn: at % 3 === 1 ? `2026-12-${String((at % 28) + 1).padStart(2, '0')}` : null,
      modifiedAt: SEEN + at * 3_600,
    })),
  )
})

describe('the Web API for a client library', () => {
  it('understands what odata-query writes', async () => {
    expect(await keysOf({ ListPrice: { gt: 600_000 }, BedroomsTotal: 1 }, 'ListPrice desc')).toEqual(['K-06', 'K-26'])
    expect(await keysOf({ StreetName: "O'Hara Road", or: [{ BedroomsTotal: { le: 0 } }, { BedroomsTotal: null }] })).toEqual([
      'K-04',
      'K-20',
      'K-24',
    ])
    expect(await keysOf({ ListingKey: { in: ['K-01', 'K-39', 'none'] } })).toEqual(['K-01', 'K-39'])
    expect(await keysOf({ not: { ListingKey: { startswith: 'K-' } } })).toEqual([])
    expect(await keysOf({ 'tolower(StreetName)': { contains: '100% & more' }, BedroomsTotal: 2 })).toEqual(['K-02', 'K-22'])
    expect(await keysOf({ ModificationTimestamp: { lt: new Date((SEEN + 7_000) * 1_000) } })).toEqual(['K-00', 'K-01'])
    const { value, '@odata.count': count } = await asked({ top: 3, skip: 2, count: true, select: ['ListingKey', 'ListPrice'] })
    expect({ count, value }).toMatchObject({ count: 40, value: [{ ListingKey: 'K-02', ListPrice: 500_000 }, {}, {}] })
  })
})

type Told = Readonly<Record<string, unknown>>
/** A filter, and what it means of one that is told: true, false or null, as OData has it. */
interface Meaning {
  text: string
  of(told: Told): boolean | null
}

const VALUES: Readonly<Record<string, readonly (string | number | null)[]>> = {
  ListPrice: [400_000, 550_000, 700_000, null],
  BedroomsTotal: [0, 1, 3, null],
  LivingArea: [60.5, 70, 79, null],
  StreetName: ["O'Hara Road", 'Cedar Ave', '', null],
  City: ['Bedok', null],
  AvailabilityDate: ['2026-12-02', '2026-12-20', null],
  Furnished: ['Partially', null],
  StandardStatus: ['Active', 'Pending'],
}
const written = (name: string, value: string | number | null) =>
  typeof value !== 'string' || name === 'AvailabilityDate' ? String(value) : `'${value.replaceAll("'", "''")}'`

const ORDERED = {
  gt: (a: number | string, b: number | string) => a > b,
  ge: (a: number | string, b: number | string) => a >= b,
  lt: (a: number | string, b: number | string) => a < b,
  le: (a: number | string, b: number | string) => a <= b,
}
const isOrdered = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const comparison: fc.Arbitrary<Meaning> = fc
  .constantFrom(...Object.keys(VALUES))
  .chain((name) =>
    fc.tuple(fc.constant(name), fc.constantFrom(...(VALUES[name] ?? [])), fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le')),
  )
  .map(([name, value, by]) => {
    const text = `${name} ${value === null ? (by === 'eq' ? by : 'ne') : by} ${written(name, value)}`
    return {
      text,
      of: (told) => {
        const has = told[name] ?? null
        if (by === 'eq') return has === value
        if (by === 'ne' || value === null) return has !== value
        const order = ORDERED[by as keyof typeof ORDERED]
        return isOrdered(has) && order(has, value)
      },
    }
  })

const test: fc.Arbitrary<Meaning> = fc
  .tuple(
    fc.constantFrom('contains', 'startswith', 'endswith'),
    fc.constantFrom('StreetName', 'City'),
    fc.constantFrom('', 'e', "O'", 'Bedok', '%', 'Cedar Ave and more'),
  )
  .map(([name, property, part]) => ({
    text: `${name}(${property},${written(property, part)})`,
    of: (told) => {
      const has = told[property]
      if (typeof has !== 'string') return null
      return name === 'contains' ? has.includes(part) : name === 'startswith' ? has.startsWith(part) : has.endsWith(part)
    },
  }))

const list: fc.Arbitrary<Meaning> = fc
  .tuple(fc.constantFrom('any', 'all'), fc.constantFrom('lift', 'sky-garden', 'pool'))
  .map(([name, word]) => ({
    text: `AssociationAmenities/${name}(a: a eq '${word}')`,
    of: ({ AssociationAmenities: words }) =>
      Array.isArray(words) && (name === 'any' ? words.some((one) => one === word) : words.every((one) => one === word)),
  }))

const both = (a: boolean | null, b: boolean | null) => (a === false || b === false ? false : a === null || b === null ? null : true)
const either = (a: boolean | null, b: boolean | null) => (a === true || b === true ? true : a === null || b === null ? null : false)

const { condition } = fc.letrec<{ condition: Meaning }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    test,
    list,
    tie('condition').map(
      (one): Meaning => ({
        text: `not (${one.text})`,
        of: (told) => {
          const is = one.of(told)
          return is === null ? null : !is
        },
      }),
    ),
    fc.tuple(tie('condition'), tie('condition'), fc.boolean()).map(
      ([a, b, isAnd]): Meaning => ({
        text: `(${a.text}) ${isAnd ? 'and' : 'or'} (${b.text})`,
        of: (told) => (isAnd ? both : either)(a.of(told), b.of(told)),
      }),
    ),
  ),
}))

async function expectMeant(numRuns: number): Promise<void> {
  const { body } = await api.ask('Property')
  expect(body.value).toHaveLength(40)
  await fc.assert(
    fc.asyncProperty(condition, async ({ text, of }) => {
      const { status, body: found } = await api.ask('Property', { $filter: text, $select: 'ListingKey', $count: 'true' })
      const meant = body.value.filter((told) => of(told) === true).map((told) => told.ListingKey)
      expect({ status, found: found.value?.map((one) => one.ListingKey), count: found['@odata.count'], text }).toEqual({
        status: 200,
        found: meant,
        count: meant.length,
        text,
      })
    }),
    { numRuns },
  )
}

it('a filter finds exactly those of which it is true, as they are told: 40 of them', () => expectMeant(40))
it('a filter finds exactly those of which it is true, as they are told: 500 of them', { tags: ['long'], timeout: 300_000 }, () =>
  expectMeant(500),
)
