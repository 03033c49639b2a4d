import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#session/address-search.ts'
import { sharedSearch } from '#session/shared-search.ts'

type Result = { value?: Record<string, unknown>; issues?: readonly unknown[] }
interface SearchSchema {
  shape: Record<string, unknown>
  '~standard': { validate: (value: unknown) => Result | Promise<Result> }
}

const isSearchSchema = (value: unknown): value is SearchSchema =>
  typeof value === 'object' && value !== null && '~standard' in value && 'shape' in value

const rooms = import.meta.glob<Record<string, unknown>>('../../src/features/*/search.ts', { eager: true })
const schemas = [
  ['sharedSearch', sharedSearch as SearchSchema] as const,
  ...Object.values(rooms).flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, SearchSchema] => isSearchSchema(entry[1])),
  ),
]

function read(schema: SearchSchema, value: unknown): Record<string, unknown> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('the router would wait for it')
  expect(result.issues).toBeUndefined()
  return defined(result.value ?? {})
}

const defined = (search: Record<string, unknown>) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const value = fc.oneof(
  fc.anything(),
  fc.string({ unit: fc.nat(0x10_ff_ff).map((at) => String.fromCodePoint(at).toWellFormed()) }),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 12 }),
  fc.constantFrom(
    'a'.repeat(8_192),
    '<script>',
    'SG',
    'hk',
    'zh-HK',
    'login',
    'sale',
    '3',
    3,
    '1.3521_103.8198_12',
    'public-stack',
    '2024-01',
  ),
)

it('finds the schemas of the rooms', () => expect(schemas.length).toBeGreaterThan(5))

describe.each(schemas)('%s', (_, schema) => {
  const search = fc.dictionary(fc.constantFrom(...Object.keys(schema.shape)), value)

  it('drops what is wrong and never fails', () => {
    fc.assert(
      fc.property(search, (raw) => void read(schema, raw)),
      { numRuns: 500 },
    )
  })

  it('keeps what it has accepted, through an address and back', () => {
    fc.assert(
      fc.property(search, (raw) => {
        const accepted = read(schema, raw)
        expect(read(schema, accepted)).toEqual(accepted)
        expect(read(schema, parseSearch(stringifySearch(accepted)))).toEqual(accepted)
      }),
      { numRuns: 500 },
    )
  })
})
