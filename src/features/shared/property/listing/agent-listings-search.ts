import * as v from 'valibot'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'

/** Which of an agent's homes are shown, and after which one; wrong values are dropped. */
export const agentListingsSearch = v.object({
  activity: v.fallback(v.optional(v.picklist(LISTING_ACTIVITIES)), undefined),
  /** id of a home; the page keeps its place while others come and go */
  after: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
})

export type AgentListingsSearch = v.InferOutput<typeof agentListingsSearch>
