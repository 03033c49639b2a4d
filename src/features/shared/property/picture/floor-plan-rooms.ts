import type { PropertyGroup } from '#graphql/generated/graphql.ts'

export type RoomKind = 'living' | 'bedroom' | 'master' | 'kitchen' | 'bath' | 'balcony' | 'corridor' | 'study'

/** One room: metres from the north-west corner of the home. */
export interface Room {
  kind: RoomKind
  /** 1, 2, 3 … within its kind */
  index: number
  x: number
  y: number
  width: number
  height: number
}

interface MixRooms {
  bedrooms: number
  baths: number
  study: boolean
  balcony: boolean
}

/** HDB counts the living room: a 3-room flat has two bedrooms. A 5-room flat has the three of a 4-room and a study or dining room. */
const HDB_BEDROOMS_MAX = 3

/** Bedrooms and baths of a unit mix; PH, MG, EX and the house types by their usual size. */
export function roomsOfMix(unitMix: string, group: PropertyGroup): MixRooms {
  if (group === 'HDB' && /^[1-5]$/.test(unitMix)) {
    const rooms = Number(unitMix)
    return { bedrooms: Math.min(HDB_BEDROOMS_MAX, rooms - 1), baths: rooms <= 2 ? 1 : 2, study: rooms === 5, balcony: false }
  }
  if (/^[0-5]$/.test(unitMix)) {
    const bedrooms = Number(unitMix)
    return { bedrooms, baths: bedrooms <= 1 ? 1 : bedrooms >= 5 ? 3 : 2, study: false, balcony: bedrooms !== 0 }
  }
  if (unitMix === 'EX') return { bedrooms: 3, baths: 2, study: true, balcony: true }
  if (unitMix === 'PH' || unitMix === 'MG') return { bedrooms: 4, baths: 3, study: true, balcony: true }
  if (unitMix.endsWith('hse') || unitMix === 'GCB') return { bedrooms: 5, baths: 3, study: true, balcony: true }
  return { bedrooms: 2, baths: 1, study: false, balcony: true }
}

/** Square metres that a room of its kind may have to be plausible. */
const ROOM_SQM = {
  living: [9, 75],
  bedroom: [6, 30],
  master: [7, 36],
  kitchen: [3, 35],
  bath: [1.8, 16],
  study: [3, 22],
  balcony: [0, 40],
  corridor: [0, 40],
} satisfies Record<RoomKind, readonly [number, number]>

/** Mixes that say how many rooms a home has. */
const saysRooms = (unitMix: string): boolean => /^([0-5]|EX|MG|PH)$/.test(unitMix)

/** Whether a typical layout may be drawn: the mix says the rooms, and in a home of that size each of them has a plausible area. */
export function isLayoutPlausible(unitMix: string, areaSqm: number, group: PropertyGroup): boolean {
  if (!saysRooms(unitMix)) return false
  return layRooms(unitMix, areaSqm, group).rooms.every(({ kind, width, height }) => {
    const [least, most] = ROOM_SQM[kind]
    return width * height >= least && width * height <= most
  })
}

interface Strip {
  kind: RoomKind
  share: number
}

/** Cuts a box into pieces by share, left to right or top to bottom; pieces fill it exactly. */
function cut(box: Omit<Room, 'kind' | 'index'>, strips: readonly Strip[], across: boolean): Omit<Room, 'index'>[] {
  const total = strips.reduce((sum, strip) => sum + strip.share, 0)
  let done = 0
  return strips.map(({ kind, share }) => {
    const from = done / total
    done += share
    const part = share / total
    return across
      ? { kind, x: box.x + box.width * from, y: box.y, width: box.width * part, height: box.height }
      : { kind, x: box.x, y: box.y + box.height * from, width: box.width, height: box.height * part }
  })
}

function numbered(rooms: readonly Omit<Room, 'index'>[]): Room[] {
  const seen = new Map<RoomKind, number>()
  return rooms.map((room) => {
    const index = (seen.get(room.kind) ?? 0) + 1
    seen.set(room.kind, index)
    return { ...room, index }
  })
}

/**
 * A usual plan for a home of this mix and size (m²): living side on the left from façade to kitchen, bedrooms along the façade,
 * baths along an inner corridor. Rooms tile the outline exactly, so their areas add up to `areaSqm`.
 */
export function layRooms(unitMix: string, areaSqm: number, group: PropertyGroup): { width: number; height: number; rooms: Room[] } {
  const { bedrooms, baths, study, balcony } = roomsOfMix(unitMix, group)
  const aspect = bedrooms === 0 ? 1.15 : bedrooms <= 2 ? 1.25 : 1.42
  const height = Math.sqrt(areaSqm / aspect)
  const width = areaSqm / height
  const strips: Strip[] = [
    ...(balcony ? [{ kind: 'balcony' as const, share: 0.13 }] : []),
    { kind: 'living', share: 0.59 },
    { kind: 'kitchen', share: 0.28 },
  ]
  if (bedrooms === 0) {
    const left = { x: 0, y: 0, width: width * 0.68, height }
    const right = { x: width * 0.68, y: 0, width: width * 0.32, height }
    return {
      width,
      height,
      rooms: numbered([
        ...cut(left, [{ kind: 'living', share: 1 }], true),
        ...cut(
          right,
          [
            { kind: 'kitchen', share: 0.5 },
            { kind: 'bath', share: 0.5 },
          ],
          false,
        ),
      ]),
    }
  }
  const front = bedrooms <= 2 ? bedrooms : Math.ceil(bedrooms * 0.6)
  const behind = bedrooms - front
  const livingShare = { 1: 0.56, 2: 0.44 }[front] ?? 0.36
  const left = { x: 0, y: 0, width: width * livingShare, height }
  const rightX = left.width
  const rightWidth = width - left.width
  const corridor = bedrooms === 1 ? 0 : Math.min(1.15, height * 0.14)
  const bedDepth = (height - corridor) * 0.62
  const bedStrips: Strip[] = [
    ...Array.from({ length: front - 1 }, () => ({ kind: 'bedroom' as const, share: 1 })),
    { kind: 'master', share: 1.25 },
  ]
  const backStrips: Strip[] = [
    ...(study ? [{ kind: 'study' as const, share: 1.1 }] : []),
    ...Array.from({ length: behind }, () => ({ kind: 'bedroom' as const, share: 1.5 })),
    ...Array.from({ length: baths }, () => ({ kind: 'bath' as const, share: 0.7 })),
  ]
  const rooms = [
    ...cut(left, strips, false),
    ...cut({ x: rightX, y: 0, width: rightWidth, height: bedDepth }, bedStrips, true),
    ...(corridor > 0 ? [{ kind: 'corridor' as const, x: rightX, y: bedDepth, width: rightWidth, height: corridor }] : []),
    ...cut({ x: rightX, y: bedDepth + corridor, width: rightWidth, height: height - bedDepth - corridor }, backStrips, true),
  ]
  return { width, height, rooms: numbered(rooms) }
}
