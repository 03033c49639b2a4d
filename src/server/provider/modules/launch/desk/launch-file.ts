import { LAUNCH_FILE_MAX_CHARS } from '#graphql/launch-kinds.ts'
import type { ProviderContext } from '../../../context.ts'
import { pick, type RowOf, text } from '../../../db/column-table.ts'
import { LAUNCH_CARE, LAUNCH_UNIT } from '../../../db/trade/launch-tables.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { isStaffRow } from '../../../user-row.ts'
import { requireViewer } from '../../../viewer.ts'
import { stateOn } from '../balance.ts'
import { keepLaunches } from '../keep-launch.ts'
import { type LaunchRecord, type LaunchUnitRecord, launchId } from '../launch-record.ts'
import { type LaunchQuestion, launchTable, type TableManner } from '../launch-table.ts'
import { launchesOfJsonLines, launchesOfTable } from '../read-launches.ts'
import { type LaunchFault, type RawLaunch, readLaunch } from '../take-launches.ts'

const LAUNCHES_MAX = 10

/** What taking a launch of a file would change of it. */
export interface LaunchDifference {
  id: string
  name: string
  isNew: boolean
  added: number
  removed: number
  /** other prices */
  repriced: number
  /** other states */
  restated: number
}

export interface LaunchFile {
  differences: LaunchDifference[]
  faults: LaunchFault[]
  /** of a table: what its cells leave open; nothing is taken before it is answered */
  questions: LaunchQuestion[]
  isTaken: boolean
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

interface ReadLaunches {
  launches: LaunchRecord[]
  faults: LaunchFault[]
  questions: LaunchQuestion[]
}

/** A file that begins as JSON is JSON Lines, any other a table. */
function launchesOfText(text: string, said: TableManner): Pick<ReadLaunches, 'faults' | 'questions'> & { raw: AsyncIterable<RawLaunch> } {
  if (text.trimStart().startsWith('{')) return { raw: launchesOfJsonLines(inTurn(text.split(/\r?\n/))), faults: [], questions: [] }
  const { rows, faults, questions } = launchTable(text, said)
  return { raw: launchesOfTable(rows), faults, questions }
}

async function read(text: string, said: TableManner): Promise<ReadLaunches> {
  const { raw: found, faults: inTable, questions } = launchesOfText(text.replace(/^\uFEFF/, ''), said)
  const [launches, faults] = [[] as LaunchRecord[], [...inTable]]
  for await (const raw of found) {
    const one = readLaunch(raw)
    if ('faults' in one) faults.push(...one.faults)
    else if (launches.some((other) => launchId(other) === launchId(one.launch)))
      faults.push({ row: raw.row, field: 'projectSlug', reason: 'the file has this launch twice' })
    else launches.push(one.launch)
  }
  if (launches.length + faults.length + questions.length === 0) faults.push({ row: 1, field: '', reason: 'the file has no launch' })
  if (launches.length > LAUNCHES_MAX) faults.push({ row: 1, field: '', reason: `more than ${LAUNCHES_MAX} launches; part the file` })
  return { launches, faults, questions }
}

const KEPT_UNIT_ROW = { id: LAUNCH_UNIT.columns.launchId, key: text(), ...pick(LAUNCH_UNIT, 'price', 'state') }
type KeptUnit = RowOf<typeof KEPT_UNIT_ROW>

const keyOf = ({ floor, stack }: Pick<LaunchUnitRecord, 'floor' | 'stack'>) => `${floor}-${stack}`
const priceOf = ({ prices }: LaunchUnitRecord): number | null =>
  prices.reduce<{ day: string; price: number } | null>((last, one) => (last === null || one.day > last.day ? one : last), null)?.price ??
  null

function differenceOf(launch: LaunchRecord, kept: readonly KeptUnit[]): LaunchDifference {
  const before = new Map(kept.map((unit) => [unit.key, unit]))
  const both = launch.units.flatMap((unit) => {
    const old = before.get(keyOf(unit))
    return old ? [{ unit, old }] : []
  })
  return {
    id: launchId(launch),
    name: launch.name,
    isNew: kept.length === 0,
    added: launch.units.length - both.length,
    removed: kept.length - both.length,
    repriced: both.filter(({ unit, old }) => priceOf(unit) !== old.price).length,
    restated: both.filter(({ unit, old }) => stateOn(unit.events, launch.pricesOn) !== old.state).length,
  }
}

/**
 * Reads a file of launches and says what it would change; with `takes` and without a fault it is taken, whole. Staff may bring any launch, an agent
 * those that the agent answers for: others are faults. `said` answers questions of an earlier reading. Throws `launch-file-large` and what {@link requireViewer} throws.
 */
export async function launchFile(context: ProviderContext, text: string, takes: boolean, said: TableManner): Promise<LaunchFile> {
  const viewer = await requireViewer(context)
  const { trade } = context
  const isStaff = isStaffRow(viewer)
  const cared = await trade.all({ id: LAUNCH_CARE.columns.launchId }, 'select launch_id as id from launch_care where agent = ?', viewer.id)
  if (!isStaff && cared.length === 0) throw refusal('forbidden', 'This is for staff and for agents of launches.')
  if (text.length > LAUNCH_FILE_MAX_CHARS) throw refusal('launch-file-large', `A file has at most ${LAUNCH_FILE_MAX_CHARS} characters.`)
  const { launches, faults, questions } = await read(text, said)
  const own = new Set(cared.map(({ id }) => id))
  const foreign = isStaff ? [] : launches.filter((launch) => !own.has(launchId(launch)))
  const all = [
    ...faults,
    ...foreign.map((launch) => ({ row: 1, field: 'projectSlug', reason: `you do not answer for ${launchId(launch)}` })),
  ]
  const kept = await trade.all(
    KEPT_UNIT_ROW,
    `select launch_id as id, floor || '-' || stack as key, price, state from launch_unit where launch_id in (select value from json_each(?))`,
    JSON.stringify(launches.filter((launch) => !foreign.includes(launch)).map(launchId)),
  )
  const byLaunch = Map.groupBy(kept, ({ id }) => id)
  const differences = launches.map((launch) => differenceOf(launch, byLaunch.get(launchId(launch)) ?? []))
  const isTaken = takes && all.length + questions.length === 0
  if (isTaken) await keepLaunches(trade, launches, unixSeconds(context.clock))
  return { differences, faults: all.sort((a, b) => a.row - b.row), questions, isTaken }
}
