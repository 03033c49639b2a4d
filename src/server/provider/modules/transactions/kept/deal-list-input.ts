import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
} from 'graphql'
import { DEAL_LIST_NAME_MAX_CHARS, DEAL_LIST_SEARCH_MAX_CHARS } from '#graphql/deal-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isRecord } from '#lib/records.ts'
import { refusal } from '../../../errors.ts'
import type { ViewerRow } from '../../../viewer-store.ts'
import type { DealFilter } from '../list/deal-filter.ts'

/** Throws `deal-list-agents`. */
export function checkListMaker({ kind }: Pick<ViewerRow, 'kind'>): void {
  if (kind !== 'agent' && kind !== 'sub-account') throw refusal('deal-list-agents', 'Lists are kept by agents.')
}

/** Throws `deal-list-name`. */
export function readListName(text: string): string {
  const name = cleanLine(text)
  if (name === '' || name.length > DEAL_LIST_NAME_MAX_CHARS) throw refusal('deal-list-name', 'The name is missing or too long.')
  return name
}

/** Throws `deal-list-address`. */
export function readListSearch(search: string): string {
  const isSearch = search.length <= DEAL_LIST_SEARCH_MAX_CHARS && /^\?[^#\s<>"\\]+$/.test(search)
  if (!isSearch) throw refusal('deal-list-address', 'search is the parameters of a list.')
  return search
}

/** A filter as lists keep it, read by the contract as if it were sent now; null where it is none. */
export function readKeptFilter(schema: GraphQLSchema, kept: unknown): DealFilter | null {
  const type = schema.getType('DealFilter')
  if (!isInputType(type)) throw new Error('the contract has no filter of deals')
  return (coerceInputValue(asSent(kept, type), type) as DealFilter | undefined) ?? null
}

/** A kept value with the names of enumerations and the spellings of scalars that the contract has for it; what it has none for stays, and is refused by it. */
function asSent(value: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return asSent(value, type.ofType)
  if (value === null || value === undefined) return value
  if (isListType(type)) return Array.isArray(value) ? value.map((one) => asSent(one, type.ofType)) : value
  if (!isInputObjectType(type)) return leafAsSent(value, type)
  if (!isRecord(value)) return value
  const fields = type.getFields()
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fields[name] ? asSent(one, fields[name].type) : one]))
}

function leafAsSent(value: unknown, type: GraphQLLeafType): unknown {
  try {
    return type.coerceOutputValue(value)
  } catch {
    return value
  }
}
