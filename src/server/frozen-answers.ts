import { fail, ok, type Result } from '#lib/result.ts'

/** A question to the provider: the document by name. */
export interface AskedQuestion {
  operation: string
  variables: unknown
}

/** The answers of a shared page. */
export interface FrozenAnswers {
  /** what such a page asks: none of it is asked of the provider */
  operations: readonly string[]
  /** variables and data as JSON */
  answers: readonly { operation: string; variables: string; data: string }[]
}

export const askedByName = (document: string, variables: unknown): AskedQuestion => ({
  operation: /^\s*(?:query|mutation)\s+(\w+)/m.exec(document)?.[1] ?? '',
  variables,
})

/** With its keys in order, so that the same variables are the same text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).toSorted()) : one,
  )

/**
 * The kept answer to a question: to the same one, or to the only one of that name, because what a page asks for changes with the site and a share
 * does not. Null for what such a page does not ask; a failure for what was not kept, so that no live figure stands among old ones.
 */
export function answerFrom({ operations, answers }: FrozenAnswers, { operation, variables }: AskedQuestion): Result<unknown> | null {
  if (!operations.includes(operation)) return null
  const named = answers.filter((one) => one.operation === operation)
  const asked = textOf(variables)
  const found = named.find((one) => textOf(JSON.parse(one.variables)) === asked) ?? (named.length === 1 ? named[0] : undefined)
  return found ? ok(JSON.parse(found.data)) : fail('validation', 'share-part-missing')
}
