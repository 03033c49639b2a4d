import { z } from 'zod'
import { hashOf } from '../../secret.ts'
import { ODataFault } from './odata-fault.ts'

const TOKEN_MAX_CHARS = 20_000
const HASH_CHARS = 16

const pageToken = z.strictObject({
  /** the question that it goes on with */
  of: z.string().length(HASH_CHARS),
  /** what the last row of the page before has of each order, its key last */
  after: z
    .array(z.union([z.string(), z.number(), z.null()]))
    .min(1)
    .max(8),
  /** how many rows $top leaves; null: all */
  left: z.int().min(1).nullable(),
})

/** Where a page begins: behind a row, by its values, so that rows that come and go before it move nothing. */
export interface PageBegin {
  after: readonly (string | number | null)[]
  left: number | null
}

const signature = (asked: readonly string[]): string => hashOf(JSON.stringify(asked)).slice(0, HASH_CHARS)

/** A $skiptoken, which is opaque to clients. */
export const pageTokenOf = (asked: readonly string[], { after, left }: PageBegin): string =>
  Buffer.from(JSON.stringify({ of: signature(asked), after, left })).toString('base64url')

/** Throws an ODataFault 'wrong-option' for a token that is none, or of another question. */
export function readPageToken(token: string, asked: readonly string[], orders: number): PageBegin {
  const wrong = () => new ODataFault('wrong-option', '$skiptoken', '$skiptoken is not of a next link of this question.')
  if (token.length > TOKEN_MAX_CHARS) throw wrong()
  const { data } = pageToken.safeParse(parsed(Buffer.from(token, 'base64url').toString('utf8')))
  if (!data || data.of !== signature(asked) || data.after.length !== orders) throw wrong()
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
