import { boolean, type InferOutput, nullable, number, object, parse, string, union } from 'valibot'
import { tellTokenFailure } from '../token-failure.ts'

const plainAnswer = object({ value: nullable(union([number(), string()])), isTokenLost: boolean() })
export type PlainAnswer = InferOutput<typeof plainAnswer>

/**
 * Calls a server function that takes nothing and answers `PlainAnswer`, by its address. The framework's caller reads any value and is a
 * tenth of what a page loads; what each page of a signed-in person asks by itself is a number and a ticket. A lost token is told as by any call.
 */
export async function askPlainly({ url }: { url: string }): Promise<PlainAnswer['value']> {
  const begun = performance.now()
  const answer = await fetch(url, { method: 'POST', headers: { accept: 'application/json', 'x-tsr-serverFn': 'true' } })
  const { value, isTokenLost } = parse(plainAnswer, await answer.json())
  if (isTokenLost) tellTokenFailure(begun)
  return value
}
