import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { allBut, columnName, integer, type RowOf, selectList } from '../../db/column-table.ts'
import { OWN_APPOINTMENT } from '../../db/trade/booking-tables.ts'
import { idOfKey } from '../../id-of-key.ts'
import { hashOf } from '../../secret.ts'
import { isTakenSql } from './booking-row.ts'

/** A stored appointment of an agent's own, or a blocked time; times in unix seconds. */
const OWN_APPOINTMENT_ROW = allBut(OWN_APPOINTMENT, 'changeKey', 'earlier', 'createdAt')
export type OwnAppointmentRow = RowOf<typeof OWN_APPOINTMENT_ROW>

const COLUMNS = selectList(OWN_APPOINTMENT_ROW)

/** In unix seconds. */
export interface OwnTime {
  startsAt: number
  endsAt: number
}

const WRITTEN = ['kind', 'home', 'listingId', 'address', 'leadId', 'name', 'phone', 'email', 'place', 'note'] as const
/** What the agent writes down beside the time. */
export type OwnContent = Pick<OwnAppointmentRow, (typeof WRITTEN)[number]>

const CHANGED = ['startsAt', 'endsAt', 'outcome', ...WRITTEN] as const
/** What a change gives, and no more. */
export type OwnChange = Partial<Pick<OwnAppointmentRow, (typeof CHANGED)[number]>>

/** Of one agent, to come. */
const TO_COME_MAX = 2_000
const LIST_MAX = 1_000
/** A change can be taken back for so long. */
const UNDO_SECONDS = 3_600

interface Action {
  owner: string
  /** the action's: sent again, it changes nothing */
  key: string
  /** it may stand beside what else stands at its time */
  also: boolean
  now: number
}

interface NewAppointments extends Action {
  country: CountryCode
  timeZone: string
  /** in order; several are a series */
  times: readonly OwnTime[]
  content: OwnContent
}

const idOf = (key: string, at: number): string => idOfKey(hashOf(`own-appointment ${key} ${at}`))

/**
 * Writes appointments down, all or none: in one statement, where none of their times is taken at that moment or the agent wants them beside what stands
 * there. Sent again, they are the same rows.
 */
export const createOwn = (trade: Statements, { owner, key, also, now, country, timeZone, times, content }: NewAppointments) =>
  trade.run(
    `insert or ignore into own_appointment (id, series, country, owner, time_zone, starts_at, ends_at, ${WRITTEN.map(columnName).join(', ')}, version,
      change_key, created_at, updated_at)
    select one.value ->> 'id', ?4, ?5, ?1, ?6, one.value ->> 'startsAt', one.value ->> 'endsAt', ${WRITTEN.map((field) => `?3 ->> '${field}'`).join(', ')}, 1,
      ?7, ?8, ?8
    from json_each(?2) one
    where (?9 = 1 or not exists (select 1 from json_each(?2) asked where ${isTakenSql("(asked.value ->> 'startsAt')", "(asked.value ->> 'endsAt')", '?8')}))
      and (select count(*) from own_appointment where owner = ?1 and removed_at is null and ends_at > ?8) < ${TO_COME_MAX}`,
    owner,
    JSON.stringify(times.map((time, at) => ({ ...time, id: idOf(key, at) }))),
    JSON.stringify(content),
    times.length > 1 ? idOf(key, -1) : null,
    country,
    timeZone,
    key,
    now,
    also ? 1 : 0,
  )

/** How a row was before it is changed. */
const EARLIER = `json_object(${CHANGED.map((field) => `'${field}', ${columnName(field)}`).join(', ')})`

interface OwnChangeOfOne extends Action {
  id: string
  /** the one that was changed */
  version: number
  change: OwnChange
}

/**
 * Changes what is given of an appointment, in one statement, where nobody has changed it meanwhile and, when it gets another time, that time is not
 * taken or the agent wants it there beside what stands there.
 */
export function changeOwn(trade: Statements, { owner, key, also, now, id, version, change }: OwnChangeOfOne): Promise<unknown> {
  const given = CHANGED.filter((field) => change[field] !== undefined)
  const isMoved = given.includes('startsAt') || given.includes('endsAt')
  const [from, until] = [`coalesce(?6 ->> 'startsAt', own_appointment.starts_at)`, `coalesce(?6 ->> 'endsAt', own_appointment.ends_at)`]
  return trade.run(
    `update own_appointment set earlier = ${EARLIER}, change_key = ?4, version = version + 1, updated_at = ?5
      ${given.map((field) => `, ${columnName(field)} = ?6 ->> '${field}'`).join('')}
    where owner = ?1 and id = ?2 and version = ?3 and removed_at is null and change_key <> ?4
      and (?7 = 1 or not ${isMoved ? isTakenSql(from, until, '?5', { own: 'own.id <> ?2' }) : 'false'})`,
    owner,
    id,
    version,
    key,
    now,
    JSON.stringify(change),
    also ? 1 : 0,
  )
}

interface OwnRemoval extends Omit<Action, 'also'> {
  id: string
  version: number
  /** with those of its series that come after it */
  following: boolean
}

/** Takes an appointment away, where nobody has changed it meanwhile; it can be brought back. */
export const removeOwn = (trade: Statements, { owner, key, now, id, version, following }: OwnRemoval): Promise<unknown> =>
  trade.run(
    `update own_appointment set earlier = ${EARLIER}, change_key = ?4, version = version + 1, updated_at = ?5, removed_at = ?5
    where owner = ?1 and removed_at is null and change_key <> ?4 and exists (
      select 1 from own_appointment one where one.id = ?2 and one.owner = ?1 and one.version = ?3 and one.removed_at is null
        and (own_appointment.id = one.id or (?6 = 1 and own_appointment.series = one.series and own_appointment.starts_at >= one.starts_at)))`,
    owner,
    id,
    version,
    key,
    now,
    following ? 1 : 0,
  )

/** What an action is called once it was taken back. */
const undoneKey = (key: string): string => `${key} undone`

/** Of the rows `back` that an action is taken back from, one that would come to a time which is taken. */
const COMES_TO_TAKEN = `exists (select 1 from own_appointment back where back.owner = ?1 and back.change_key = ?2 and back.earlier is not null
  and (back.removed_at is not null or back.earlier ->> 'startsAt' <> back.starts_at or back.earlier ->> 'endsAt' <> back.ends_at)
  and ${isTakenSql("(back.earlier ->> 'startsAt')", "(back.earlier ->> 'endsAt')", '?3', { own: 'own.change_key <> ?2' })})`

/**
 * Takes an action back, of all rows that are as it left them: what it made is gone, what it changed or took away is as it was. In one statement, where no
 * time is taken meanwhile that a row would come to, or the agent wants it beside what stands there.
 */
export const undoOwn = (trade: Statements, { owner, key, also, now }: Action): Promise<unknown> =>
  trade.run(
    `update own_appointment set
      ${CHANGED.map((field) => `${columnName(field)} = iif(earlier is null, ${columnName(field)}, earlier ->> '${field}')`).join(', ')},
      removed_at = iif(earlier is null, ?3, null), earlier = null, change_key = ?4, version = version + 1, updated_at = ?3
    where owner = ?1 and change_key = ?2 and updated_at > ?3 - ${UNDO_SECONDS} and (?5 = 1 or not ${COMES_TO_TAKEN})`,
    owner,
    key,
    now,
    undoneKey(key),
    also ? 1 : 0,
  )

/** The rows as an action left them, those that it took away among them. */
export const ownChangedBy = (trade: Statements, owner: string, key: string): Promise<OwnAppointmentRow[]> =>
  trade.all(
    OWN_APPOINTMENT_ROW,
    `select ${COLUMNS} from own_appointment where owner = ? and change_key = ? order by starts_at, id`,
    owner,
    key,
  )

/** The rows from which an action was taken back. */
export const ownUndoneBy = (trade: Statements, owner: string, key: string): Promise<OwnAppointmentRow[]> =>
  ownChangedBy(trade, owner, undoneKey(key))

/** One that is there. */
export const readOwn = (trade: Statements, owner: string, id: string): Promise<OwnAppointmentRow | null> =>
  trade.first(OWN_APPOINTMENT_ROW, `select ${COLUMNS} from own_appointment where owner = ? and id = ? and removed_at is null`, owner, id)

/** Own appointments of an agent that touch a span of time (unix seconds), in order; at most 1,000. */
export const listOwnAppointments = (trade: Statements, owner: string, from: number, until: number): Promise<OwnAppointmentRow[]> =>
  trade.all(
    OWN_APPOINTMENT_ROW,
    `select ${COLUMNS} from own_appointment where owner = ? and ends_at > ? and starts_at < ? and removed_at is null order by starts_at, id limit ?`,
    owner,
    from,
    until,
    LIST_MAX,
  )

/** Whether the agent has as many to come as can be kept. */
export async function hasManyOwn(trade: Statements, owner: string, now: number): Promise<boolean> {
  const row = await trade.first(
    { total: integer() },
    'select count(*) as total from own_appointment where owner = ? and removed_at is null and ends_at > ?',
    owner,
    now,
  )
  return (row?.total ?? 0) >= TO_COME_MAX
}
