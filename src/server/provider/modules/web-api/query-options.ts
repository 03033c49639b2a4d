import type { EntitySet } from './entity-set.ts'
import type { Expression } from './filter-expression.ts'
import { FilterParser } from './filter-parser.ts'
import { ODataFault } from './odata-fault.ts'

const ORDERS_MAX = 5
/** Larger numbers of $top and $skip are refused. */
const COUNT_MAX = 1_000_000

/** What somebody asks of a resource; everything is read and fits its types. */
export interface QueryOptions {
  filter: Expression | null
  /** null: all */
  select: readonly string[] | null
  orders: readonly { by: Expression; isDescending: boolean }[]
  /** null: all */
  top: number | null
  skip: number
  isCounted: boolean
  /** of an earlier page's next link; see page-token.ts */
  skipToken: string | null
  /** filter and orders as they were asked, which a skip token belongs to */
  asked: readonly string[]
}

const KNOWN = ['filter', 'select', 'orderby', 'top', 'skip', 'count', 'skiptoken', 'format'] as const
type KnownOption = (typeof KNOWN)[number]
const NOT_HERE = ['expand', 'search', 'apply', 'compute', 'levels', 'deltatoken', 'index', 'schemaversion']

export type GivenOptions = ReadonlyMap<KnownOption, string>

/**
 * The system query options of a request, each at most once. OData 4.01 lets a client leave the `$` out and write them in any case; other parameters without it
 * are the client's own and mean nothing here. Throws an ODataFault: unknown-option, wrong-option, not-implemented.
 */
export function givenOptions(parameters: Iterable<readonly [name: string, value: string]>): GivenOptions {
  const given = new Map<KnownOption, string>()
  for (const [name, value] of parameters) {
    const plain = name.replace(/^\$/, '').toLowerCase()
    const known = KNOWN.find((one) => one === plain)
    if (known && given.has(known)) throw new ODataFault('wrong-option', name, `${name} is given twice.`)
    if (known) given.set(known, value)
    else if (NOT_HERE.includes(plain)) throw new ODataFault('not-implemented', name, `${name} is not known here.`)
    else if (name.startsWith('$')) throw new ODataFault('unknown-option', name, `${name} is no query option of OData.`)
  }
  return given
}

/** What a collection may be asked with. Throws an ODataFault. */
export function collectionOptions(set: EntitySet, given: GivenOptions): QueryOptions {
  const filter = given.get('filter')
  const orderby = given.get('orderby')
  return {
    filter: filter === undefined ? null : new FilterParser(set, '$filter', filter).condition(),
    select: selected(set, given),
    orders: orderby === undefined ? [] : new FilterParser(set, '$orderby', orderby).orders(ORDERS_MAX),
    top: numberIn(given, 'top'),
    skip: numberIn(given, 'skip') ?? 0,
    isCounted: isCounted(given),
    skipToken: given.get('skiptoken') ?? null,
    asked: [set.name, filter ?? '', orderby ?? ''],
  }
}

/** Which properties are told; null: all. Throws an ODataFault 'unknown-property' or 'syntax'. */
export function selected(set: EntitySet, given: GivenOptions): readonly string[] | null {
  const text = given.get('select')
  if (text === undefined) return null
  const names = text.split(',').map((name) => name.trim())
  for (const name of names) {
    if (name === '') throw new ODataFault('syntax', '$select', '$select names nothing between two commas.')
    if (name !== '*' && !Object.hasOwn(set.properties, name))
      throw new ODataFault('unknown-property', '$select', `$select names no property of ${set.name}: ${name.slice(0, 100)}.`)
  }
  return names.includes('*') ? null : [...new Set(names)]
}

/** A single entity takes no option that is of collections. */
export function refuseOthers(given: GivenOptions, allowed: readonly KnownOption[]): void {
  const other = [...given.keys()].find((name) => !allowed.includes(name))
  if (other) throw new ODataFault('wrong-option', `$${other}`, `$${other} cannot be asked here.`)
}

function numberIn(given: GivenOptions, name: 'top' | 'skip'): number | null {
  const text = given.get(name)
  if (text === undefined) return null
  if (!/^\d{1,15}$/.test(text)) throw new ODataFault('wrong-option', `$${name}`, `$${name} is a whole number from 0.`)
  if (Number(text) > COUNT_MAX) throw new ODataFault('too-large', `$${name}`, `$${name} is at most ${COUNT_MAX}.`)
  return Number(text)
}

function isCounted(given: GivenOptions): boolean {
  const text = given.get('count')?.toLowerCase()
  if (text === undefined || text === 'false') return false
  if (text !== 'true') throw new ODataFault('wrong-option', '$count', '$count is true or false.')
  return true
}
