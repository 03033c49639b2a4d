import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** Thrown and caught here: an answer lacks what must be there. */
class Misfit extends Error {}

type Data = Record<string, unknown>

/**
 * An old answer with the fields that its document has got since: null where they may be, an empty list where they are lists. Null where a field is
 * missing that is always there, so that the page could not be drawn. Fields that the document does not ask for any more stay.
 */
export function conform(schema: GraphQLSchema, document: DocumentNode, data: unknown): Data | null {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const query = schema.getQueryType()
  if (!operation || !query || !isData(data)) return null
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  try {
    return objectOf({ schema, fragments }, operation.selectionSet, query, data)
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  }
}

interface Words {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

function objectOf(words: Words, selection: SelectionSetNode, type: GraphQLObjectType, data: Data): Data {
  const whole: Data = { ...data }
  for (const node of selection.selections) {
    if (node.kind === Kind.FIELD) {
      const [name, key] = [node.name.value, (node.alias ?? node.name).value]
      const field = type.getFields()[name]
      // left out by @include, or __typename, which an old answer has where it was asked for
      if (!field || (node.directives?.length && !(key in data))) continue
      whole[key] = partOf(words, node.selectionSet, field.type, whole[key])
      continue
    }
    const part = node.kind === Kind.INLINE_FRAGMENT ? node : words.fragments.get(node.name.value)
    const condition = part?.typeCondition?.name.value
    if (part && (condition === undefined || isOf(words, type, condition)))
      Object.assign(whole, objectOf(words, part.selectionSet, type, whole))
  }
  return whole
}

function isOf({ schema }: Words, type: GraphQLObjectType, condition: string): boolean {
  const named = schema.getType(condition)
  return named === type || (isAbstractType(named) && schema.isSubType(named, type))
}

function partOf(words: Words, selection: SelectionSetNode | undefined, type: GraphQLOutputType, value: unknown): unknown {
  const inner = isNonNullType(type) ? type.ofType : type
  if (value === undefined || value === null) {
    if (!isNonNullType(type)) return null
    if (isListType(inner)) return []
    throw new Misfit()
  }
  if (isListType(inner)) return Array.isArray(value) ? value.map((one) => partOf(words, selection, inner.ofType, one)) : value
  if (!selection || !isData(value)) return value
  const named = getNamedType(inner)
  const object = isAbstractType(named) ? words.schema.getType(String(value.__typename)) : named
  return isObjectType(object) ? objectOf(words, selection, object, value) : value
}
