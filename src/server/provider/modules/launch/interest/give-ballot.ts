import type { UnitMix } from '#market/vocabulary.ts'
import type { Statements } from '../../../db/client.ts'
import { pick } from '../../../db/column-table.ts'
import { LAUNCH_INTEREST } from '../../../db/trade/launch-tables.ts'

/** What somebody wants of a launch. */
export interface LaunchWish {
  /** floor and stack, "12-03"; null: no unit in particular */
  unit: string | null
  unitMixes: readonly UnitMix[]
  /** "2026-11-28" */
  previewOn: string | null
}

interface Ballot extends LaunchWish {
  launchId: string
  /** the address in small letters */
  person: string
  /** of the attempt */
  key: string
  leadId: string
  /** unix seconds */
  at: number
}

/**
 * Gives a person the next ballot number of a launch, once: whoever has one keeps it with the wish it was given for. The counter and the row are
 * one transaction, so that numbers given at the same moment differ and none is left out. Returns the number, and whether this attempt got it.
 */
export async function giveBallot(trade: Statements, ballot: Ballot): Promise<{ number: number; isOfThisKey: boolean }> {
  const { launchId, person, key, leadId, unit, unitMixes, previewOn, at } = ballot
  const [, , , rows] = await Promise.all([
    trade.run('insert or ignore into launch_ballot (launch_id, given) values (?, 0)', launchId),
    trade.run(
      `insert or ignore into launch_interest (launch_id, person, number, key, lead_id, unit, unit_mixes, preview_on, agreed_at)
      select launch_id, ?, given + 1, ?, ?, ?, ?, ?, ? from launch_ballot where launch_id = ?`,
      person,
      key,
      leadId,
      unit,
      JSON.stringify(unitMixes),
      previewOn,
      at,
      launchId,
    ),
    trade.run(
      `update launch_ballot set given = given + 1
      where launch_id = ?1 and exists (select 1 from launch_interest where launch_id = ?1 and number = given + 1)`,
      launchId,
    ),
    trade.all(
      pick(LAUNCH_INTEREST, 'number', 'key'),
      'select number, key from launch_interest where launch_id = ? and person = ?',
      launchId,
      person,
    ),
  ])
  const [row] = rows
  if (!row) throw new Error(`no ballot number was given for ${launchId}`)
  return { number: row.number, isOfThisKey: row.key === key }
}
