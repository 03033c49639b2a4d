import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { bit, integer, orNull, pick, type RowOf } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { LISTING, LISTING_PROBLEM } from '../../db/trade/listing-tables.ts'
import { ADVERTISED_STATES } from '../../db/trade/words.ts'
import type { Page } from '../../paging.ts'
import { heldSinceSql, isHeldSql } from '../listing-own/held-listing.ts'

/** Something that somebody says is wrong with an advertisement; times in unix seconds. */
const PROBLEM_ROW = {
  ...pick(LISTING_PROBLEM, 'id', 'country', 'groupId', 'listingId', 'reason', 'text', 'email', 'state', 'note', 'createdAt', 'settledAt'),
  /** of the home and the advertisement, as they are now; null where they are gone */
  homeName: orNull(LISTING_GROUP.columns.projectName),
  groupSlug: orNull(LISTING_GROUP.columns.slug),
  ...pick(LISTING_GROUP, 'typeGroup', 'projectSlug'),
  activity: orNull(LISTING_GROUP.columns.activity),
  agentName: orNull(LISTING.columns.agentName),
  agency: orNull(LISTING.columns.agency),
  listingState: orNull(LISTING.columns.state),
  /** staff have withdrawn the advertisement because of it, and not allowed it since */
  isHeld: bit(),
}
export type ProblemRow = RowOf<typeof PROBLEM_ROW>

const HELD = `(problem.state = 'settled' and problem.settled_at = ${heldSinceSql('problem.listing_id')} and ${isHeldSql('problem.listing_id')})`

const ADVERTISED = ADVERTISED_STATES.map((state) => `'${state}'`).join(', ')

/** Problems of `listing_problem problem` with the group's page and the advertisement that is meant. */
const SELECT = `select problem.id, problem.country, problem.group_id as groupId, problem.listing_id as listingId, problem.reason, problem.text, problem.email,
  problem.state, problem.note, problem.created_at as createdAt, problem.settled_at as settledAt, g.project_name as homeName, g.slug as groupSlug,
  g.type_group as typeGroup, g.project_slug as projectSlug, g.activity, l.agent_name as agentName, l.agency, l.state as listingState,
  ${HELD} as isHeld
  from listing_problem problem left join listing_group g on g.id = problem.group_id left join listing l on l.id = problem.listing_id`

/** What is settled waits nonetheless while the advertisement is held. */
const waits = (state: ProblemRow['state']): string => (state === 'new' ? `(problem.state = 'new' or ${HELD})` : `problem.state = 'settled'`)

export const listProblems = (
  trade: Statements,
  country: CountryCode,
  state: ProblemRow['state'],
  { first, offset }: Page,
): Promise<ProblemRow[]> =>
  trade.all(
    PROBLEM_ROW,
    `${SELECT} where problem.country = ? and ${waits(state)} order by problem.created_at desc, problem.id limit ? offset ?`,
    country,
    first + 1,
    offset,
  )

export async function countProblems(trade: Statements, country: CountryCode, state: ProblemRow['state']): Promise<number> {
  const row = await trade.first(
    { total: integer() },
    `select count(*) as total from listing_problem problem where problem.country = ? and ${waits(state)}`,
    country,
  )
  return row?.total ?? 0
}

export const readProblem = (trade: Statements, id: string): Promise<ProblemRow | null> =>
  trade.first(PROBLEM_ROW, `${SELECT} where problem.id = ?`, id)

/** An advertisement of a home's page that stands now; `listing` null for any of them. */
const ADVERTISED_ROW = pick(LISTING, 'id', 'agent', 'projectName')
export type Advertised = RowOf<typeof ADVERTISED_ROW>

export const advertisedIn = (trade: Statements, country: CountryCode, group: string, listing: string | null): Promise<Advertised[]> =>
  trade.all(
    ADVERTISED_ROW,
    `select l.id, l.agent, l.project_name as projectName from listing l where l.group_id = ?1 and l.country = ?2 and l.state in (${ADVERTISED})
      and (?3 is null or l.id = ?3) order by l.first_seen_at, l.id limit 50`,
    group,
    country,
    listing,
  )
