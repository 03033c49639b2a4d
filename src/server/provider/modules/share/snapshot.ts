import { gunzipSync, gzipSync } from 'node:zlib'
import { execute, type GraphQLSchema } from 'graphql'
import { SHARE_KINDS, SHARE_QUESTIONS_MAX, type ShareKind } from '#graphql/share-kinds.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { conform } from './conform.ts'

/** A document of the site by name, and its variables as JSON. */
export interface ShareQuestion {
  operation: string
  variables: string
}

/** A question with what the provider answered, as JSON. */
export interface FrozenAnswer extends ShareQuestion {
  data: string
}

/** of the stored text; D1 takes 2 MB for a row */
const SNAPSHOT_MAX_CHARS = 1_500_000
const VARIABLES_MAX_CHARS = 4_000

/**
 * Asks what a page asked, on behalf of the caller, and returns the answers as they are stored: only what the caller may read is in them, and nothing
 * that the caller sent. Throws `share-question` for what this kind does not ask, and the first refusal of an answer (`needs-subscription`).
 */
export async function takeSnapshot(
  context: ProviderContext,
  schema: GraphQLSchema,
  kind: ShareKind,
  questions: readonly ShareQuestion[],
): Promise<string> {
  if (questions.length === 0 || questions.length > SHARE_QUESTIONS_MAX) throw refusal('share-question', 'Nothing is asked, or too much.')
  const answers = await Promise.all(questions.map((question) => answer(context, schema, kind, question)))
  const text = gzipSync(JSON.stringify(answers)).toString('base64')
  if (text.length > SNAPSHOT_MAX_CHARS) throw refusal('share-too-large', 'The page is too large to be kept.')
  return text
}

async function answer(
  context: ProviderContext,
  schema: GraphQLSchema,
  kind: ShareKind,
  { operation, variables }: ShareQuestion,
): Promise<FrozenAnswer> {
  const isOfKind = SHARE_KINDS[kind].operations.some((known) => known === operation)
  const document = isOfKind ? context.operations.query(operation) : null
  const values = readVariables(variables)
  if (!document || !values) throw refusal('share-question', 'This kind of page does not ask so.')
  const { data, errors } = await execute({ schema, document, variableValues: values, contextValue: context })
  if (errors?.[0]) throw errors[0].originalError ?? errors[0]
  if (!data) throw refusal('share-question', 'Nothing was answered.')
  return { operation, variables: JSON.stringify(values), data: JSON.stringify(data) }
}

function readVariables(text: string): Record<string, unknown> | null {
  if (text.length > VARIABLES_MAX_CHARS) return null
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null
  } catch {
    return null
  }
}

/** The stored answers as the site's documents read them today; null where the site has come to ask what they do not know. */
export function openSnapshot(
  { operations }: Pick<ProviderContext, 'operations'>,
  schema: GraphQLSchema,
  stored: string,
): FrozenAnswer[] | null {
  const answers: FrozenAnswer[] = JSON.parse(gunzipSync(Buffer.from(stored, 'base64')).toString('utf8'))
  const read = answers.map(({ data, ...question }) => {
    const document = operations.query(question.operation)
    const whole = document && conform(schema, document, JSON.parse(data))
    return whole ? { ...question, data: JSON.stringify(whole) } : null
  })
  return read.every((one) => one !== null) ? read : null
}
