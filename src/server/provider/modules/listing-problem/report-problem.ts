import type { ListingProblem } from '#graphql/listing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Guard } from '../../db/client.ts'
import { announce } from '../notice/announce.ts'
import { writeNotice } from '../notice/write-notice.ts'
import type { Advertised } from './problem-store.ts'

export interface NewProblem {
  /** of the attempt: the same id is the same report */
  id: string
  country: CountryCode
  group: string
  listing: string | null
  reason: ListingProblem
  text: string
  email: string
  /** may be filled in by a machine: staff read it as such, and the agents are not told */
  isSuspected: boolean
  /** the advertisements that are meant */
  about: readonly Advertised[]
  now: number
}

/** In place of a person's note, until it is settled, where a machine may have written. */
export const SUSPECTED_NOTE = 'honey'

/** Keeps what somebody says is wrong, once, and tells the agents that there is something to look at, not who has said it. One transaction. */
export async function reportProblem({ trade, live, later, post }: ProviderContext, problem: NewProblem): Promise<void> {
  const { id, country, group, listing, reason, text, email, isSuspected, about, now } = problem
  const made: Guard = { sql: 'exists (select 1 from listing_problem where id = ? and created_at = ?)', parameters: [id, now] }
  const agents = isSuspected ? [] : [...new Map(about.flatMap((one) => (one.agent === null ? [] : [[one.agent, one] as const])))]
  const [, ...notified] = await Promise.all([
    trade.run(
      `insert or ignore into listing_problem (id, country, group_id, listing_id, reason, text, email, state, note, created_at)
      values (?, ?, ?, ?, ?, ?, ?, 'new', ?, ?)`,
      id,
      country,
      group,
      listing,
      reason,
      text,
      email,
      isSuspected ? SUSPECTED_NOTE : '',
      now,
    ),
    ...agents.map(([userId, { id: listingId, projectName }]) =>
      writeNotice(
        trade,
        {
          key: `listing-problem ${id}`,
          userId,
          kind: 'listing-problem',
          country,
          at: now,
          facts: { home: projectName, reason },
          path: `/user/listings/${listingId}`,
        },
        made,
      ),
    ),
  ])
  announce({ live, later, post }, notified.flat())
}
