import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LIST_FIRST_MAX, QUERY_COST_MAX, QUERY_DEPTH_MAX, QUERY_MAX_CHARS, QUERY_TOKENS_MAX } from '#graphql/limits.ts'
import { requestRefusal } from './errors.ts'

/**
 * Limits of the text, before it is parsed: parsed documents stay in the isolate's memory, and comparing the fields of a
 * selection with each other takes quadratic time.
 */
export const documentLimits = (): Plugin => ({
  onParams({ params }) {
    // "operations" of a multipart request may be any JSON
    if (typeof params !== 'object' || params === null) throw requestRefusal('bad-request', 'A request is an object with a query.')
    const { query } = params
    if (query && query.length > QUERY_MAX_CHARS)
      throw requestRefusal('query-too-long', `The query has ${query.length} characters; ${QUERY_MAX_CHARS} are allowed.`)
  },
  onParse({ setParseFn }) {
    setParseFn((source: string, options?: object) => parse(source, { ...options, maxTokens: QUERY_TOKENS_MAX, noLocation: true }))
  },
})

/** What a query would cost at most, before it runs: fields, times the rows they may bring. */
interface Price {
  depth: number
  cost: number
}

/** Documents that are not the site's own cost so many times as much: nobody has measured them. */
export const FOREIGN_PRICE = 2

/** The assumed length of a list without `first` and without `listSize` in its field's extensions. */
const LIST_SIZE = 10

/**
 * A validation rule: refuses operations deeper than QUERY_DEPTH_MAX or more expensive than QUERY_COST_MAX.
 * A field costs 1, or the `cost` of its extensions; what is selected below it counts once per row: `first`
 * (a variable counts as the most that is allowed), or `listSize` of its extensions. Introspection is free. `priceFactor` multiplies
 * the whole.
 */
export function queryLimits(context: ValidationContext, priceFactor = 1): ASTVisitor {
  const fragments = new Map<string, Price>()
  const open = new Set<string>()

  function priceOfSelection(selection: SelectionSetNode, parent: GraphQLNamedType | undefined): Price {
    let depth = 0
    let cost = 0
    for (const node of selection.selections) {
      const price =
        node.kind === Kind.FIELD
          ? priceOfField(node, parent)
          : node.kind === Kind.INLINE_FRAGMENT
            ? priceOfSelection(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? parent)
            : priceOfFragment(node.name.value)
      depth = Math.max(depth, price.depth)
      cost += price.cost
    }
    return { depth, cost }
  }

  function priceOfField(node: FieldNode, parent: GraphQLNamedType | undefined): Price {
    if (node.name.value.startsWith('__')) return { depth: 0, cost: 0 }
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const own = numberOf(field?.extensions.cost) ?? 1
    if (!node.selectionSet) return { depth: 1, cost: own }
    const type = field && getNamedType(field.type)
    const below = priceOfSelection(node.selectionSet, isCompositeType(type) ? type : undefined)
    return { depth: 1 + below.depth, cost: own + rowsOf(node, field) * below.cost }
  }

  function priceOfFragment(name: string): Price {
    const known = fragments.get(name)
    if (known) return known
    const fragment = context.getFragment(name)
    if (!fragment || open.has(name)) return { depth: 0, cost: 0 }
    open.add(name)
    const price = priceOfSelection(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value))
    open.delete(name)
    fragments.set(name, price)
    return price
  }

  const typeNamed = (name: string | undefined) => (name === undefined ? undefined : context.getSchema().getType(name))

  return {
    OperationDefinition(operation) {
      const price = priceOfSelection(operation.selectionSet, context.getSchema().getRootType(operation.operation) ?? undefined)
      const { depth } = price
      const cost = price.cost * priceFactor
      if (depth > QUERY_DEPTH_MAX)
        context.reportError(tooMuch('query-too-deep', `The query is ${depth} deep; ${QUERY_DEPTH_MAX} is allowed.`))
      if (cost > QUERY_COST_MAX) context.reportError(tooMuch('query-too-dear', `The query may cost ${cost}; ${QUERY_COST_MAX} is allowed.`))
    },
  }
}

const tooMuch = (code: string, message: string) => new GraphQLError(message, { extensions: { code } })

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function rowsOf(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined): number {
  const first = field?.args.find((arg) => arg.name === 'first')
  if (field && first) {
    const given = node.arguments?.find((argument) => argument.name.value === 'first')?.value
    if (given?.kind === Kind.INT) return Math.max(0, Number(given.value))
    return given ? LIST_FIRST_MAX : (numberOf(field.extensions.listSize) ?? 20)
  }
  return numberOf(field?.extensions.listSize) ?? (field && isList(field.type) ? LIST_SIZE : 1)
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)
