import type { CountryCode } from '#market/vocabulary.ts'
import type { Guard, SqlValue, Statements } from '../../db/client.ts'
import { allBut, pick, type RowOf, selectList } from '../../db/column-table.ts'
import { PROPOSED_TIME, TIME_PROPOSAL } from '../../db/trade/booking-tables.ts'
import type { AppointmentKind } from '../../db/trade/words.ts'
import { hashOf } from '../../secret.ts'
import { heldTimesOfAgent, isTakenSql } from './booking-row.ts'
import type { OwnTime } from './own-appointments.ts'

/** A stored proposal of times; times in unix seconds. */
const PROPOSAL_ROW = allBut(TIME_PROPOSAL, 'tokenHash', 'updatedAt')
export type ProposalRow = RowOf<typeof PROPOSAL_ROW>

const COLUMNS = selectList(PROPOSAL_ROW, 'proposal')

/** Proposed times are held for so long, and no longer than until the earliest of them. */
const HELD_SECONDS = 48 * 3_600
/** As many times as one proposal has. */
export const PROPOSED_TIMES = [2, 3] as const
/** Proposals of one agent that are open at once. */
const OPEN_MAX = 50
const LIST_MAX = 100

/** Until when the times of a proposal are held. */
export const heldUntil = (times: readonly OwnTime[], now: number): number =>
  Math.min(now + HELD_SECONDS, ...times.map(({ startsAt }) => startsAt))

/** The times, in order; null where they are too few or many, come to stand over each other, or are no longer to come. */
export function readProposedTimes(startsAt: readonly number[], minutes: number, now: number): OwnTime[] | null {
  const times = startsAt.toSorted((a, b) => a - b).map((at) => ({ startsAt: at, endsAt: at + minutes * 60 }))
  const isApart = times.every((one, at) => one.startsAt > now && one.startsAt % 60 === 0 && one.startsAt >= (times[at - 1]?.endsAt ?? 0))
  return isApart && times.length >= PROPOSED_TIMES[0] && times.length <= PROPOSED_TIMES[1] ? times : null
}

interface NewProposal {
  id: string
  /** the action's: sent again, it changes nothing */
  key: string
  owner: string
  country: CountryCode
  leadId: string
  kind: AppointmentKind
  timeZone: string
  place: string
  bufferSeconds: number
  token: string
  times: readonly OwnTime[]
  now: number
}

/**
 * Holds times for whoever wrote, all or none: in one statement, where nothing of the agent stands at any of them at that moment, or nearer than the buffer, and no
 * earlier proposal to the same lead is open.
 */
export const holdTimes = (
  trade: Statements,
  { id, key, owner, country, leadId, kind, timeZone, place, bufferSeconds, token, times, now }: NewProposal,
): Promise<unknown> =>
  Promise.all([
    trade.run(
      `insert or ignore into time_proposal (id, country, owner, lead_id, kind, time_zone, place, buffer_seconds, token_hash, state, note, held_until,
        change_key, created_at, updated_at)
      select ?2, ?3, ?1, ?4, ?5, ?6, ?7, ?8, ?9, 'open', '', ?10, ?11, ?12, ?12
      where not exists (select 1 from json_each(?13) asked
          where ${isTakenSql("((asked.value ->> 'startsAt') - ?8)", "((asked.value ->> 'endsAt') + ?8)", '?12')})
        and not exists (select 1 from time_proposal where lead_id = ?4 and state = 'open' and held_until > ?12)
        and (select count(*) from time_proposal where owner = ?1 and state = 'open' and held_until > ?12) < ${OPEN_MAX}`,
      owner,
      id,
      country,
      leadId,
      kind,
      timeZone,
      place,
      bufferSeconds,
      hashOf(token),
      heldUntil(times, now),
      key,
      now,
      JSON.stringify(times),
    ),
    trade.run(
      `insert or ignore into proposed_time (proposal_id, starts_at, ends_at) select ?1, value ->> 'startsAt', value ->> 'endsAt' from json_each(?2)
      where exists (select 1 from time_proposal where id = ?1)`,
      id,
      JSON.stringify(times),
    ),
  ])

/** Holds where the proposal was made. */
export const wasProposed = (id: string): Guard => ({ sql: 'exists (select 1 from time_proposal where id = ?)', parameters: [id] })

interface Answered {
  id: string
  key: string
  now: number
}

/** The holds end with a proposal that is taken; `done`: the booking of this key was made. */
export const endByTaking = (trade: Statements, { id, key, now }: Answered, startsAt: number, done: Guard): Promise<unknown> =>
  Promise.all([
    trade.run(
      `update proposed_time set is_taken = 1 where proposal_id = ? and starts_at = ?
        and exists (select 1 from time_proposal where id = ? and state = 'open') and ${done.sql}`,
      id,
      startsAt,
      id,
      ...done.parameters,
    ),
    trade.run(
      `update time_proposal set state = 'taken', change_key = ?, updated_at = ? where id = ? and state = 'open' and ${done.sql}`,
      key,
      now,
      id,
      ...done.parameters,
    ),
  ])

/** Ends an open proposal whose times are held: its agent withdraws it, or none of them suits. */
export const endProposal = (trade: Statements, { id, key, now }: Answered, to: 'declined' | 'withdrawn', note: string): Promise<unknown> =>
  trade.run(
    `update time_proposal set state = ?, note = ?, change_key = ?, updated_at = ? where id = ? and state = 'open' and held_until > ?`,
    to,
    note,
    key,
    now,
    id,
    now,
  )

/** Holds where the action of a key has ended the proposal. */
export const wasEnded = ({ id, key, now }: Answered): Guard => ({
  sql: 'exists (select 1 from time_proposal where id = ? and change_key = ? and updated_at = ?)',
  parameters: [id, key, now],
})

const readProposal = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<ProposalRow | null> =>
  trade.first(PROPOSAL_ROW, `select ${COLUMNS} from time_proposal proposal where ${where}`, ...parameters)

export const proposalById = (trade: Statements, id: string): Promise<ProposalRow | null> => readProposal(trade, 'proposal.id = ?', id)

export const proposalByToken = (trade: Statements, token: string): Promise<ProposalRow | null> =>
  readProposal(trade, 'proposal.token_hash = ?', hashOf(token))

/** The proposals of a lead, the newest first; at most 100. */
export const proposalsOfLead = (trade: Statements, leadId: string): Promise<ProposalRow[]> =>
  trade.all(
    PROPOSAL_ROW,
    `select ${COLUMNS} from time_proposal proposal where proposal.lead_id = ? order by proposal.created_at desc, proposal.id limit ?`,
    leadId,
    LIST_MAX,
  )

/** The proposals of an agent whose times are held now, those that end first before the others; at most 100. */
export const openProposals = (trade: Statements, owner: string, now: number): Promise<ProposalRow[]> =>
  trade.all(
    PROPOSAL_ROW,
    `select ${COLUMNS} from time_proposal proposal where proposal.id in (select proposal.id from ${heldTimesOfAgent('?2')})
    order by proposal.held_until, proposal.id limit ?3`,
    owner,
    now,
    LIST_MAX,
  )

const TIME_ROW = pick(PROPOSED_TIME, 'proposalId', 'startsAt', 'endsAt', 'isTaken')
export type ProposedTime = RowOf<typeof TIME_ROW>

/** The times of proposals by their ids, each in order. */
export const timesOfProposals = async (trade: Statements, ids: readonly string[]): Promise<Map<string, ProposedTime[]>> =>
  Map.groupBy(
    await trade.all(
      TIME_ROW,
      `select ${selectList(TIME_ROW)} from proposed_time where proposal_id in (select value from json_each(?)) order by starts_at`,
      JSON.stringify(ids),
    ),
    ({ proposalId }) => proposalId,
  )

/** What has become of a proposal. expired: nobody answered while its times were held */
export const proposalState = ({ state, heldUntil: until }: Pick<ProposalRow, 'state' | 'heldUntil'>, now: number) =>
  state === 'open' && until <= now ? 'expired' : state
