import * as z from 'zod/mini'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'

/** Which of an agent's homes are shown, and after which one; wrong values are dropped. */
export const agentListingsSearch = z.object({
  activity: z.catch(z.optional(z.enum(LISTING_ACTIVITIES)), undefined),
  /** id of a home; the page keeps its place while others come and go */
  after: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
})

export type AgentListingsSearch = z.output<typeof agentListingsSearch>
