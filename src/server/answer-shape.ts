import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'

/** Finds where an answer is not what its document asked for; null when it fits. */
export type AnswerCheck = (query: string, data: unknown) => string | null

interface Fragments {
  get(name: string): FragmentDefinitionNode | undefined
}

/**
 * Checks answers of another provider against the contract: every selected field is there, of its type, and not null where the contract
 * promises a value. Fields that were not asked for are ignored. The result is the path of the first misfit, "query.market.facts.0.label".
 * Documents are the site's own and few, so the parsed ones are cached for the lifetime of the check.
 */
export function answerCheck(schema: GraphQLSchema): AnswerCheck {
  const parsed = new Map<string, DocumentNode>()
  return (query, data) => {
    const document = parsed.get(query) ?? parse(query, { noLocation: true })
    parsed.set(query, document)
    const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    const root = operation && schema.getRootType(operation.operation)
    if (!operation || !root) return 'operation'
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    )
    return new Walk(schema, fragments).object(root, operation.selectionSet, data, operation.operation)
  }
}

class Walk {
  private readonly schema: GraphQLSchema
  private readonly fragments: Fragments

  constructor(schema: GraphQLSchema, fragments: Fragments) {
    this.schema = schema
    this.fragments = fragments
  }

  /** Checks a selection of an object's fields; fragments on another type do not apply. */
  object(type: GraphQLObjectType, { selections }: SelectionSetNode, value: unknown, path: string): string | null {
    if (!isRecord(value)) return path
    for (const selection of selections) {
      const misfit = this.selection(type, selection, value, path)
      if (misfit) return misfit
    }
    return null
  }

  private selection(
    type: GraphQLObjectType,
    selection: SelectionSetNode['selections'][number],
    value: Record<string, unknown>,
    path: string,
  ): string | null {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value
      const key = selection.alias?.value ?? name
      if (name === '__typename') return value[key] === type.name ? null : `${path}.${key}`
      // left out by @include or @skip
      if (value[key] === undefined && selection.directives?.length) return null
      const field = type.getFields()[name]
      return field ? this.value(field.type, selection.selectionSet, value[key], `${path}.${key}`) : `${path}.${key}`
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection
    if (!fragment) return path
    const condition = fragment.typeCondition?.name.value
    return this.isOf(type, condition) ? this.object(type, fragment.selectionSet, value, path) : null
  }

  private value(type: GraphQLOutputType, selections: SelectionSetNode | undefined, value: unknown, path: string): string | null {
    if (isNonNullType(type)) return value === null ? path : this.value(type.ofType, selections, value, path)
    if (value === null) return null
    if (isListType(type)) {
      if (!Array.isArray(value)) return path
      for (const [i, item] of value.entries()) {
        const misfit = this.value(type.ofType, selections, item, `${path}.${i}`)
        if (misfit) return misfit
      }
      return null
    }
    if (isLeafType(type)) return isAccepted(() => type.coerceInputValue(value)) ? null : path
    if (!selections) return path
    if (isObjectType(type)) return this.object(type, selections, value, path)
    if (!isAbstractType(type)) return path
    const named = isRecord(value) ? this.schema.getType(String(value.__typename)) : undefined
    return isObjectType(named) && this.schema.isSubType(type, named) ? this.object(named, selections, value, path) : path
  }

  private isOf(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true
    const named = this.schema.getType(condition)
    return isAbstractType(named) && this.schema.isSubType(named, type)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function isAccepted(coerce: () => unknown): boolean {
  try {
    return coerce() !== undefined
  } catch {
    return false
  }
}
