import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'

const schema = buildSchema(readFileSync(new URL('../../src/graphql/schema.graphql', import.meta.url), 'utf8'))

type Field = GraphQLField<unknown, unknown>

/** Fields of a type with all that lie below them, as deep as told; those that need an argument are left out. Types stand in `seen` as "Type.field". */
function selection(type: GraphQLOutputType, depth: number, seen: Set<string>): string {
  const named = getNamedType(type)
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name} ${selection(one, depth, seen)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  const inside = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return []
    const isLeaf = isLeafType(getNamedType(field.type))
    if (!isLeaf && depth <= 0) return []
    seen.add(`${named.name}.${field.name}`)
    return [isLeaf ? field.name : `${field.name} ${selection(field.type, depth - 1, seen)}`]
  })
  return `{ __typename ${inside.join(' ')} }`
}

interface PublicQuestion {
  name: string
  query: string
  variables: Record<string, unknown>
  /** "Type.field" of all that is asked */
  asked: Set<string>
}

/** A query for a root field of the schema with everything below it; null where it needs an argument that `values` does not have. */
function questionOf(field: Field, values: Record<string, unknown>, depth: number): PublicQuestion | null {
  const given = field.args.filter(({ name }) => values[name] !== undefined)
  if (field.args.some((arg) => isRequiredArgument(arg) && values[arg.name] === undefined)) return null
  const asked = new Set<string>()
  const head = given.length === 0 ? '' : `(${given.map(({ name, type }) => `$${name}: ${type}`).join(', ')})`
  const pass = given.length === 0 ? '' : `(${given.map(({ name }) => `${name}: $${name}`).join(', ')})`
  // an input knows its own fields only
  const variables = Object.fromEntries(
    given.map(({ name, type }) => {
      const named = getNamedType(type)
      const value = values[name]
      const known = isInputObjectType(named) ? Object.keys(named.getFields()) : null
      return [
        name,
        known && value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).filter(([key]) => known.includes(key)))
          : value,
      ]
    }),
  )
  return { name: field.name, query: `query ${head} { ${field.name}${pass} ${selection(field.type, depth, asked)} }`, variables, asked }
}

/** Every question that a visitor may put to the schema with these values for arguments, by name. */
export const publicQuestions = (values: Record<string, unknown>, depth: number): PublicQuestion[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => questionOf(field, values, depth) ?? [])

/** "Type.field" of the types whose name begins so. */
export const fieldsOfTypes = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const type = schema.getType(name)
    return isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ args }) => !args.some(isRequiredArgument))
          .map((field) => `${name}.${field.name}`)
      : []
  })
