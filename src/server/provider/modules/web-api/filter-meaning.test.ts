import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { PROPERTY } from './property-set.ts'
import { collectionOptions, givenOptions } from './query-options.ts'
import { countEntities, type Reading, readPage } from './read-entities.ts'

const SEEN = 1_795_132_800
const STREETS = ["O'Hara Road", 'Cedar Ave', '100% & more', '']

/** Forty homes that differ in whatever filters ask about. */
function openHomes(): Reading {
  const file = new DatabaseSync(':memory:')
  for (const { sql } of readMigrations('trade')) file.exec(sql)
  const insert = file.prepare(
    `insert into listing (id, country, source, source_key, agent_name, agent_licence, agent_phone, agent_email, agency, agency_licence, state, activity, project_name,
      property_group, property_type, street, postal_code, address, unit_mix, headline, description, locale, modified_at, content_hash, first_seen_at, confirmed_at,
      state_at, created_at, updated_at, price, shows_price, bedrooms, area_sqm, facilities, furnished, place_shown, suburb, available_on)
    values (?1, 'SG', 'harbour', ?1, '', '', '', '', '', '', ?2, 'sale', '', 'hdb', 'hdb', ?3, '', '', '3', '', '', 'en-US', ?4, '', 1, 1, 1, 1, 1, ?5, ?6, ?7, ?8, ?9,
      ?10, ?11, ?12, ?13)`,
  )
  for (let at = 0; at < 40; at++)
    insert.run(
      `K-${String(at).padStart(2, '0')}`,
      at % 8 === 0 ? 'under-offer' : 'live',
      STREETS[at % 4] ?? '',
      SEEN + at * 3_600,
      400_000 + (at % 7) * 50_000,
      at % 11 === 0 ? 0 : 1,
      at % 5 === 4 ? null : at % 5,
      at % 3 === 0 ? null : 60 + at / 2,
      at % 4,
      at % 6 === 0 ? null : 'partially',
      at % 9 === 0 ? 'suburb' : 'address',
      at % 2 === 0 ? 'Bedok' : '',
      at % 3 === 1 ? `2026-12-${String((at % 28) + 1).padStart(2, '0')}` : null,
    )
  return { trade: new Statements(writableFile(file)), source: 'harbour', now: SEEN }
}

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
  const reading = openHomes()
  const optionsOf = (options: Record<string, string>) => collectionOptions(PROPERTY, givenOptions(Object.entries(options)))
  const { entities: told } = await readPage(reading, PROPERTY, optionsOf({}), 100)
  expect(told).toHaveLength(40)
  await fc.assert(
    fc.asyncProperty(condition, async ({ text, of }) => {
      const options = optionsOf({ $filter: text })
      const { entities } = await readPage(reading, PROPERTY, options, 100)
      const meant = told.filter((one) => of(one) === true).map((one) => one.ListingKey)
      expect({ found: entities.map((one) => one.ListingKey), count: await countEntities(reading, PROPERTY, options), text }).toEqual({
        found: meant,
        count: meant.length,
        text,
      })
    }),
    { numRuns },
  )
}

it('a filter finds exactly those of which it is true, as they are told: 100 of them', () => expectMeant(100))
it('a filter finds exactly those of which it is true, as they are told: 2,000 of them', { tags: ['long'], timeout: 300_000 }, () =>
  expectMeant(2_000),
)
