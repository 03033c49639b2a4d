import { type FeedContext, type FeedRefusal, openSource } from '../listing-feed/feed-endpoint.ts'
import { csdlJson, csdlXml } from './csdl.ts'
import type { EntitySet } from './entity-set.ts'
import { entitySetsOf, isResource } from './entity-sets.ts'
import { isNumber } from './filter-expression.ts'
import { expressionTokens } from './filter-tokens.ts'
import { literalOf } from './literal.ts'
import { ODataFault, type ODataFaultCode } from './odata-fault.ts'
import { collectionOptions, type GivenOptions, givenOptions, refuseOthers, selected } from './query-options.ts'
import { countEntities, type Reading, readEntity, readPage } from './read-entities.ts'
import { type ResponseFormat, responseFormat } from './response-format.ts'

/** Rows of a page where the client does not say how many, and at most. */
const PAGE_SIZE = 100
const PAGE_SIZE_MAX = 500

/** A question to the Web API of a source. */
export interface WebApiQuestion {
  source: string
  key: string | null
  /** the parts of the address behind the source, decoded: ["Property('A-1')"] */
  path: readonly string[]
  parameters: readonly (readonly [name: string, value: string])[]
  accept: string | null
  /** as the client prefers; null where it does not say */
  maxPageSize: number | null
  /** the address of the service, with a slash at its end */
  root: string
}

export type WebApiAnswer = { kind: 'json'; body: object; metadata: ResponseFormat['metadata'] } | { kind: 'xml' | 'text'; text: string }

export type WebApiFault = FeedRefusal | { code: ODataFaultCode; target: string; message: string }

/**
 * Answers one question of RESO's Web API for the holder of a key with a scope of it: the service document, the metadata, a resource, how many it has, or one
 * of it, as far as the key opens them. What cannot be answered is a value with a code.
 */
export async function answerWebApi(context: FeedContext, question: WebApiQuestion): Promise<WebApiAnswer | WebApiFault> {
  const opened = await openSource(context, question, 'api')
  if ('code' in opened) return opened
  try {
    return await answer({ trade: context.trade, source: opened.source.id, now: context.now }, question, entitySetsOf(opened.scopes))
  } catch (fault) {
    if (!(fault instanceof ODataFault)) throw fault
    return { code: fault.code, target: fault.target, message: fault.message }
  }
}

type EntitySets = ReadonlyMap<string, EntitySet>

async function answer(reading: Reading, question: WebApiQuestion, sets: EntitySets): Promise<WebApiAnswer> {
  const [first = '', second, ...more] = question.path
  const given = givenOptions(question.parameters)
  if (first === '$metadata' && second === undefined) return metadata(question, given, sets)
  if (more.length > 0) throw notFound(more[0] ?? '')
  const format = responseFormat(
    ['json'],
    second === '$count' ? undefined : given.get('format'),
    second === '$count' ? null : question.accept,
  )
  if (first === '' && second === undefined) return serviceDocument({ question, given, format, sets })
  const [, name = '', key] = /^(\w+)(?:\((.*)\))?$/s.exec(first) ?? []
  const set = sets.get(name)
  if (!set && isResource(name)) throw new ODataFault('scope', name, 'The key does not open this resource.')
  if (!set) throw notFound(first)
  if (key !== undefined) {
    if (second !== undefined) throw notFound(second)
    return entity(reading, { question, given, format, set }, keyOf(set, key))
  }
  if (second === '$count') return count(reading, set, given)
  if (second !== undefined) throw notFound(second)
  return collection(reading, { question, given, format, set })
}

const notFound = (target: string): ODataFault => new ODataFault('not-found', target.slice(0, 100), 'There is no such resource.')

interface Asking {
  question: WebApiQuestion
  given: GivenOptions
  format: ResponseFormat
  set: EntitySet
}

function metadata({ accept }: WebApiQuestion, given: GivenOptions, sets: EntitySets): WebApiAnswer {
  refuseOthers(given, ['format'])
  const { kind } = responseFormat(['xml', 'json'], given.get('format'), accept)
  const told = [...sets.values()]
  return kind === 'xml' ? { kind, text: csdlXml(told) } : { kind, body: csdlJson(told), metadata: 'minimal' }
}

/** What stands in the front of an answer, where the client wants it. */
const contextOf = ({ root }: WebApiQuestion, { metadata: wanted }: ResponseFormat, fragment: string): object =>
  wanted === 'none' ? {} : { '@odata.context': `${root}$metadata${fragment}` }

function serviceDocument({ question, given, format, sets }: Omit<Asking, 'set'> & { sets: EntitySets }): WebApiAnswer {
  refuseOthers(given, ['format'])
  const value = [...sets.keys()].map((name) => ({ name, kind: 'EntitySet', url: name }))
  return { kind: 'json', metadata: format.metadata, body: { ...contextOf(question, format, ''), value } }
}

const listOf = (select: readonly string[] | null): string => (select ? `(${select.join(',')})` : '')

async function collection(reading: Reading, { question, given, format, set }: Asking): Promise<WebApiAnswer> {
  const options = collectionOptions(set, given)
  const size = Math.min(question.maxPageSize ?? PAGE_SIZE, PAGE_SIZE_MAX)
  const { entities, count: found, nextToken } = await readPage(reading, set, options, size)
  const body = {
    ...contextOf(question, format, `#${set.name}${listOf(options.select)}`),
    ...(found === null ? {} : { '@odata.count': found }),
    value: entities,
    ...(nextToken === null ? {} : { '@odata.nextLink': nextLink(question, set, given, nextToken) }),
  }
  return { kind: 'json', metadata: format.metadata, body }
}

/** The address of the next page. What of $top and $skip is left stands in its token. */
function nextLink({ root }: WebApiQuestion, { name }: EntitySet, given: GivenOptions, token: string): string {
  const kept = [...given].filter(([option]) => !['top', 'skip', 'skiptoken'].includes(option))
  const parameters = [...kept, ['skiptoken', token] as const].map(([option, value]) => `$${option}=${encodeURIComponent(value)}`)
  return `${root}${name}?${parameters.join('&')}`
}

async function count(reading: Reading, set: EntitySet, given: GivenOptions): Promise<WebApiAnswer> {
  refuseOthers(given, ['filter', 'format'])
  return { kind: 'text', text: String(await countEntities(reading, set, collectionOptions(set, given))) }
}

async function entity(reading: Reading, { question, given, format, set }: Asking, key: string | number): Promise<WebApiAnswer> {
  refuseOthers(given, ['select', 'format'])
  const select = selected(set, given)
  const found = await readEntity(reading, set, key, select)
  if (!found) throw new ODataFault('not-found', set.key, `There is no ${set.name} of this key that is told.`)
  return {
    kind: 'json',
    metadata: format.metadata,
    body: { ...contextOf(question, format, `#${set.name}${listOf(select)}/$entity`), ...found },
  }
}

/** The key within the parentheses: `'A-1'`, `ListingKey='A-1'`. Throws an ODataFault 'syntax' or 'wrong-type'. */
function keyOf(set: EntitySet, written: string): string | number {
  const [, name = set.key, text = ''] = /^(?:(\w+)=)?(.*)$/s.exec(written) ?? []
  const [token, end] = expressionTokens(text, set.key)
  const literal = token && literalOf(token, set.key)
  const type = set.properties[set.key]?.type ?? 'Edm.String'
  if (name !== set.key || !literal || literal.value === null || end?.kind !== 'end')
    throw new ODataFault('syntax', set.key, `The key of ${set.name} is written ${set.name}(${type === 'Edm.String' ? "'…'" : '…'}).`)
  if (literal.type !== type && !(isNumber(type) && literal.type === 'Edm.Int64'))
    throw new ODataFault('wrong-type', set.key, `The key of ${set.name} is of ${type}.`)
  return literal.value
}
