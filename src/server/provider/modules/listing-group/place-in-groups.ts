import { groupBy } from '../../db/batch-loader.ts'
import type { Statements } from '../../db/client.ts'
import { type Clock, unixSeconds } from '../../ports/clock/clock.ts'
import { assignGroups } from './assign-groups.ts'
import type { GroupName } from './group-names.ts'
import { homeKey } from './home-key.ts'
import { makeGroup } from './make-group.ts'
import { type PlacedRow, readShown } from './member-row.ts'
import { readOverTime } from './members-over-time.ts'
import { nameGroups } from './name-groups.ts'
import { type ReadHomes, readHomes, readLikeTogether, type WaitingListing } from './read-homes.ts'
import { type Placing, writePlacing } from './write-groups.ts'

interface PlacingContext {
  trade: Statements
  clock: Clock
}

interface Asked {
  /** only these; else whatever waits, the earliest first */
  ids?: readonly string[]
  limit: number
  size?: PlacingSize
}

export interface PlacingSize {
  /** in one transaction */
  atOnce: number
  /** All that have the same keys are in memory meanwhile: so many, unless one key alone has more. */
  like: number
  /** Of so many the like are placed together: those with one key are compared with all that have it, once for each placing. */
  sorted: number
}
/** A statement's parameters stay as small as D1 takes them. */
export const D1_PLACING: PlacingSize = { atOnce: 500, like: 5_000, sorted: 5_000 }
/** Of so few all that have the same keys are read as they come. */
const FEW = 20
const TRIES = 5
/** of a listing that is removed while it is placed: the placing is then done again */
const NOTHING_SHOWN = { words: '', photoCount: 0 }

/**
 * Places listings that wait (`is_ungrouped`) in the group of their home, makes those groups anew, also the ones they left, and takes the mark off, in
 * one transaction for up to `size.atOnce` of them: it may be killed at any point and run twice at once. Returns how many were placed, at most `limit`.
 */
export async function groupUngrouped(context: PlacingContext, { ids, limit, size = D1_PLACING }: Asked): Promise<number> {
  const { sorted } = size
  if (limit <= FEW) return placeSome(context, ids ?? null, limit)
  let done = 0
  for (let left = limit; left > 0; left = limit - done) {
    const waiting = await readLikeTogether(context.trade, ids ?? null, Math.min(left, sorted))
    let placed = 0
    for (const piece of piecesOf(waiting, size)) placed += await placeSome(context, piece, piece.length)
    if (placed === 0) break
    done += placed
  }
  return done
}

/** The ids that are placed in one transaction, those with the same key beside each other. */
export function piecesOf(waiting: readonly WaitingListing[], { atOnce, like }: Pick<PlacingSize, 'atOnce' | 'like'>): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  let keys = new Set<string>()
  let inMemory = 0
  for (const { id, key, likeCount } of waiting) {
    const more = key === null ? 1 : keys.has(key) ? 0 : Math.max(1, likeCount)
    if (piece.length > 0 && (piece.length >= atOnce || inMemory + more > like)) {
      pieces.push(piece)
      piece = []
      keys = new Set()
      inMemory = 0
    }
    inMemory += key !== null && keys.has(key) ? 0 : Math.max(1, likeCount)
    if (key !== null) keys.add(key)
    piece.push(id)
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

async function placeSome({ trade, clock }: PlacingContext, ids: readonly string[] | null, limit: number): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const now = unixSeconds(clock)
    const read = await readHomes(trade, ids, limit, now)
    if (!read) return 0
    if (await writePlacing(trade, await decide(trade, read, now))) return read.asked.length
  }
  return 0
}

/** Which group each listing is in, and what its group says. */
async function decide(trade: Statements, read: ReadHomes, now: number): Promise<Placing> {
  const { homes, others, groups, revision, asked } = read
  const { groupIds, merged } = assignGroups(homes, [...groups.values()])
  const names = await nameGroups(
    trade,
    homes.filter((_, at) => groupIds[at] === null),
  )
  const named = new Map(names.map((name) => [name.id, name]))
  const founded = names.values()
  const given = groupIds.map((id) => id ?? founded.next().value?.id ?? null)
  const placed = new Map(homes.flatMap((home, at) => home.map((member) => [member.id, given[at] ?? null] as const)))
  for (const { id, groupId } of others) placed.set(id, groupId === null ? null : (merged.get(groupId) ?? groupId))
  const members = [...homes.flat(), ...others]
  const changing = changingGroups(members, placed, asked, merged)
  const changed = members.filter(({ id }) => changing.has(placed.get(id) ?? null))
  const ids = changed.map(({ id }) => id)
  const [overTime, shown] = await Promise.all([readOverTime(trade, 'id', ids), readShown(trade, ids)])
  const shownById = new Map(shown.map((row) => [row.id, row]))
  const shownRows = changed.map((row) => ({ ...row, ...(shownById.get(row.id) ?? NOTHING_SHOWN) }))
  const byGroup = groupBy(shownRows, ({ id }) => placed.get(id) ?? null)
  const timesByGroup = groupBy(overTime, ({ id }) => placed.get(id) ?? null)
  const made = [...byGroup].flatMap(([id, own]) => {
    const name = id === null ? null : nameOf(id, named, groups)
    const before = (id !== null && groups.get(id)) || null
    return (name && makeGroup({ members: own, overTime: timesByGroup.get(id) ?? [], before, now }, name)) ?? []
  })
  return { revision, asked, merged, now, groups: made, listings: listingsOf(members, placed, asked) }
}

/** The groups that a waiting listing, or one that moves, is in or was in: all others of the same keys say what they said. */
function changingGroups(
  members: readonly PlacedRow[],
  placed: ReadonlyMap<string, string | null>,
  asked: ReadHomes['asked'],
  merged: ReadonlyMap<string, string>,
): ReadonlySet<string | null> {
  const waits = new Set(asked.map(({ id }) => id))
  const moved = members.filter(({ id, groupId }) => waits.has(id) || placed.get(id) !== groupId)
  return new Set([...merged.values(), ...moved.flatMap(({ id, groupId }) => [placed.get(id) ?? null, groupId])])
}

const nameOf = (id: string, named: ReadonlyMap<string, GroupName>, groups: ReadHomes['groups']): GroupName | null =>
  named.get(id) ?? groups.get(id) ?? null

/** The listings whose group or key changes, and drafts, which have neither. */
function listingsOf(members: readonly PlacedRow[], placed: ReadonlyMap<string, string | null>, asked: ReadHomes['asked']) {
  const waits = new Set(asked.map(({ id }) => id))
  const known = new Set(members.map(({ id }) => id))
  const changed = members.filter(({ id, groupId }) => waits.has(id) || placed.get(id) !== groupId)
  const drafts = asked.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, groupId: null, homeKey: null }))
  return [...changed.map((row) => ({ id: row.id, groupId: placed.get(row.id) ?? null, homeKey: homeKey(row) })), ...drafts]
}
