import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  graphql,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { ROOT } from '../../scripts/run.ts'

/** How values are chosen; each is what the contract allows, and what no market has. */
export type Nonsense = 'absurd values' | 'nothing but nulls and empty lists' | 'long lists'

const TEXTS = [
  '',
  'not a date',
  '2026-13-45',
  '<b>zq9',
  '\u0000',
  '9'.repeat(400),
  '💥',
  '../..',
  'javascript:zq9()',
  '{{zq9}}',
  '2026-02-30T25:61:00Z',
]
const NUMBERS = [0, -1, 1, 2_147_483_647, -2_147_483_648]
const FLOATS = [0, -1, 1e300, -1e300, 1e-300, 90, 181, -0.5]

let schema: GraphQLSchema | undefined

/** Answers a document with values that fit the contract in type alone. Different from call to call, and the same for the same calls. */
export function nonsense(kind: Nonsense): (body: string) => Promise<string> {
  schema ??= buildSchema(readFileSync(join(ROOT, 'src/graphql/schema.graphql'), 'utf8'), { assumeValidSDL: true })
  let turn = 0
  const pick = <Value>(values: readonly Value[]): Value | undefined => {
    turn = (turn * 7 + 3) % 10_007
    return values[turn % values.length]
  }
  const isEmpty = kind === 'nothing but nulls and empty lists'
  const madeOf = (type: GraphQLOutputType): unknown => {
    if (isNonNullType(type)) return some(type.ofType)
    return isEmpty || pick([true, true, true, false]) === false ? null : some(type)
  }
  const some = (type: GraphQLOutputType): unknown => {
    if (isNonNullType(type)) return some(type.ofType)
    if (isListType(type))
      return isEmpty ? [] : Array.from({ length: kind === 'long lists' ? 12 : (pick([0, 1, 3]) ?? 0) }, () => madeOf(type.ofType))
    if (isEnumType(type)) return pick(type.getValues())?.name
    if (isAbstractType(type)) return { __typename: pick(schema?.getPossibleTypes(type) ?? [])?.name }
    if (isObjectType(type)) return {}
    if (type.name === 'Boolean') return pick([true, false])
    if (type.name === 'Int' || type.name === 'Money') return pick(NUMBERS)
    if (type.name === 'Float') return pick(FLOATS)
    if (type.name === 'Month') return pick(['1900-01', '2026-10', '9999-12'])
    return pick(TEXTS)
  }
  return async (body) => {
    const { query, variables } = JSON.parse(body)
    const answer = await graphql({
      schema: schema ?? buildSchema('type Query { a: Int }'),
      source: query,
      variableValues: variables,
      fieldResolver: (_source, _arguments, _context, { returnType }) => madeOf(returnType),
      typeResolver: (value) => (value as { __typename: string }).__typename,
    })
    return JSON.stringify(answer)
  }
}
