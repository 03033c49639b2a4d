import * as z from 'zod/mini'
import { tellTokenFailure } from '../token-failure.ts'

const plainAnswer = z.object({ value: z.nullable(z.union([z.number(), z.string()])), isTokenLost: z.boolean() })
export type PlainAnswer = z.output<typeof plainAnswer>

/**
 * Calls a server function that takes nothing and answers `PlainAnswer`, by its address. The framework's caller reads any value and is a
 * tenth of what a page loads; what each page of a signed-in person asks by itself is a number and a ticket. A lost token is told as by any call.
 */
export async function askPlainly({ url }: { url: string }): Promise<PlainAnswer['value']> {
  const begun = performance.now()
  const answer = await fetch(url, { method: 'POST', headers: { accept: 'application/json', 'x-tsr-serverFn': 'true' } })
  const { value, isTokenLost } = plainAnswer.parse(await answer.json())
  if (isTokenLost) tellTokenFailure(begun)
  return value
}
