import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountTools } from './account-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

// §9: Hong Kong and Malaysia do not disclose rents. Whatever their databases hold, no field of a project returns one.

let provider: TestProvider
/** of somebody who may read what subscribers are told */
let entitled: Record<string, string>
beforeAll(async () => {
  provider = await startProvider()
  entitled = await accountTools(provider).entitled()
  for (const database of ['DB_SG', 'DB_HK', 'DB_MY'] as const) await fillWithRents(provider.env[database])
})

const CONDO = 901
const INFO = {
  rentSchedules: { netRent: [{ from: '2025-01', to: null, psf: 7.7 }] },
  buildingSpecs: { floors: 12, rentalUnits: 3 },
}

/** Every column of the market that could hold a rent gets one. */
async function fillWithRents(database: D1Database): Promise<void> {
  for (const table of ['project', 'unit_mix']) {
    const { results } = await database
      .prepare(`select name from pragma_table_info('${table}') where name like '%rent%'`)
      .all<{ name: string }>()
    const columns = results.map(({ name }) => `${name} = ${name.endsWith('month') ? 202606 : 7}`)
    expect(columns.length).toBeGreaterThan(9)
    const own = table === 'project' ? ', gross_yield = 0.07, building_info = ? where id' : ' where project_id'
    const statement = database.prepare(`update ${table} set ${columns.join(', ')}${own} = ${CONDO}`)
    await (table === 'project' ? statement.bind(JSON.stringify(INFO)) : statement).run()
  }
  await database.prepare(`insert or replace into project_quarter values (${CONDO}, 'rent', 20262, 7, 6.5, 7, 7.5)`).run()
}

/** Names of fields about rents and yields; not "parent", and not the count of homes that a public landlord lets. */
const isOfRent = (name: string) => /^rent|Rent|[yY]ield/.test(name) && name !== 'rentalUnits'

interface RentField {
  /** a selection from the project to the field */
  path: string[]
  selection: string
}

const isList = (field: GraphQLField<unknown, unknown>) => isListType(isNonNullType(field.type) ? field.type.ofType : field.type)

/** All paths below a type to fields about rents that need no arguments; a type is not entered twice on one path. */
function rentFields(type: GraphQLObjectType, way: GraphQLObjectType[] = []): RentField[] {
  return Object.values(type.getFields()).flatMap((field): RentField[] => {
    const below = getNamedType(field.type)
    if (field.args.some(isRequiredArgument)) return []
    if (isOfRent(field.name)) return [{ path: [field.name], selection: isLeafType(below) ? field.name : `${field.name} { __typename }` }]
    if (!isObjectType(below) || way.includes(below) || way.length > 3) return []
    return rentFields(below, [...way, type]).map(({ path, selection }) => ({
      path: [isList(field) ? `${field.name}[]` : field.name, ...path],
      selection: `${field.name} { ${selection} }`,
    }))
  })
}

/** The values at the end of a path: one, or those of all members of its lists. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  const [step, ...rest] = path
  if (step === undefined) return [value]
  if (value === null || value === undefined) return [value]
  const next = (value as Record<string, unknown>)[step.replace('[]', '')]
  if (!step.endsWith('[]')) return valuesAt(next, rest)
  return Array.isArray(next) ? next.flatMap((one) => valuesAt(one, rest)) : [next]
}

// the printed contract: a test holds it equal to the schema
const contract = buildSchema(readFileSync(new URL('../../src/graphql/schema.graphql', import.meta.url), 'utf8'))
const project = contract.getType('Project')
const FIELDS = isObjectType(project) ? rentFields(project) : []

async function read({ path, selection }: RentField, country: string): Promise<unknown[]> {
  const query = `{ project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { ${selection} } }`
  const { data, errors } = await provider.ask(query, {}, { ...entitled, 'country-code': country })
  expect(errors, selection).toEqual([])
  return valuesAt(data?.project, path)
}

describe('every field of a project about rents', () => {
  it('is found by walking the schema', () => {
    const names = new Set(FIELDS.map(({ path }) => path.at(-1)))
    for (const name of [
      'rentCount',
      'rentCount1y',
      'rentCount30d',
      'lastRentMonth',
      'lastRentPrice',
      'lastRentPsf',
      'grossYield',
      'rentalYield',
      'rentTrend',
      'rentPriceMedian',
      'rentPsfP75',
      'monthlyRentYield',
      'rentSchedules',
      'lastRent',
    ])
      expect(names).toContain(name)
    expect(FIELDS.length).toBeGreaterThan(25)
  })

  it.each(FIELDS.map((field) => [field.selection, field] as const))('%s', async (_, field) => {
    // in Singapore it has a value, so null elsewhere is the rule at work
    expect((await read(field, 'sg')).some((value) => value !== null)).toBe(true)
    for (const country of ['hk', 'my']) for (const value of await read(field, country)) expect(value).toBeNull()
  })
})

it.each([
  ['sg', 6],
  ['hk', 0],
  ['my', 0],
])('%s lists %i rents of a project that has six', async (country, n) => {
  const query =
    '{ project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { transactions(kind: RENT) { nodes { price } totalCount psf { n } } } }'
  const { data } = await provider.ask(query, {}, { 'country-code': country })
  expect(data).toMatchObject({ project: { transactions: { totalCount: n, psf: n === 0 ? null : { n } } } })
})

it('the rent beside an estimate, and the count of the market', async () => {
  const query = `{ market { rentCount } project(typeGroup: PRIVATE_STACK, slug: "cedar-grand") { estimate { ... on Estimate { value rent { value n } } } } }`
  const ask = async (country: string) => (await provider.ask(query, {}, { 'country-code': country })).data
  expect(await ask('sg')).toMatchObject({ market: { rentCount: 6 }, project: { estimate: { rent: { value: 5_000, n: 6 } } } })
  for (const country of ['hk', 'my']) {
    const data = await ask(country)
    expect(data).toMatchObject({ market: { rentCount: null }, project: { estimate: { rent: null } } })
    expect(JSON.stringify(data)).toMatch(/"value":\d/)
  }
})
