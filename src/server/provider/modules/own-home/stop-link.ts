import { HOME_LETTERS, type HomeLetter } from '#graphql/home-kinds.ts'
import type { Guard, Statements } from '../../db/client.ts'
import { bit, orNull, pick } from '../../db/column-table.ts'
import { OWN_HOME, OWN_HOME_LINK } from '../../db/trade/own-home-tables.ts'
import { hashOf } from '../../secret.ts'
import { STOP_LINK_SECONDS } from '../saved-search/stop-alerts.ts'

interface NewStopLink {
  token: string
  owner: string
  /** null: of all homes of the owner */
  homeId: string | null
  letter: HomeLetter
  now: number
}

/** Puts the hash of a letter's stop link beside it, in the transaction that writes the letter. */
export const insertStopLink = (trade: Statements, { token, owner, homeId, letter, now }: NewStopLink, guard: Guard): Promise<unknown> =>
  trade.run(
    `insert or ignore into own_home_link (token_hash, owner, home_id, letter, made_at) select ?, ?, ?, ?, ? where ${guard.sql}`,
    hashOf(token),
    owner,
    homeId,
    letter,
    now,
    ...guard.parameters,
  )

/** What a stop link is about. */
export interface StoppedLetter {
  letter: HomeLetter
  /** of the one home that it is about; null: of all */
  name: string | null
  /** whether the letter is still sent */
  isOn: boolean
}

const KNOWN = 'from own_home_link l where l.token_hash = ? and l.made_at > ?'

/** The letter that a link stops; null for a link that is not known. */
export async function letterOfLink(trade: Statements, token: string, now: number): Promise<StoppedLetter | null> {
  const row = await trade.first(
    { ...pick(OWN_HOME_LINK, 'letter'), name: orNull(OWN_HOME.columns.name), isOn: bit() },
    `select l.letter, (select name from own_home where id = l.home_id) as name,
      exists (select 1 from own_home h where h.owner = l.owner and (l.home_id is null or h.id = l.home_id)
        and iif(l.letter = 'monthly', h.is_monthly, h.has_alert) = 1) as isOn ${KNOWN}`,
    hashOf(token),
    now - STOP_LINK_SECONDS,
  )
  const letter = HOME_LETTERS.find((one) => one === row?.letter)
  return row && letter ? { letter, name: row.name, isOn: row.isOn === 1 } : null
}

/** Stops the letter whose link held the token; false for one that is not known. It may be used again. */
export async function stopLetterByToken(trade: Statements, token: string, now: number): Promise<boolean> {
  const of = [hashOf(token), now - STOP_LINK_SECONDS] as const
  const homesOf = (letter: HomeLetter) =>
    `(select h.id from own_home_link l join own_home h on h.owner = l.owner and (l.home_id is null or h.id = l.home_id)
      where l.token_hash = ? and l.made_at > ? and l.letter = '${letter}')`
  const [known] = await Promise.all([
    trade.first({}, `select 1 ${KNOWN}`, ...of),
    trade.run(`update own_home set is_monthly = 0 where is_monthly = 1 and id in ${homesOf('monthly')}`, ...of),
    trade.run(`update own_home_sale set facts = null where facts is not null and home_id in ${homesOf('sold')}`, ...of),
    trade.run(`update own_home set has_alert = 0 where has_alert = 1 and id in ${homesOf('sold')}`, ...of),
  ])
  return known !== null
}
