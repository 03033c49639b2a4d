import type { Corner, Ring } from '#filter/ring-text.ts'

/** An outline that is being drawn or edited. */
export interface OutlineDraft {
  corners: Ring
  /** what it was before each change, the newest last */
  past: readonly Ring[]
  /** its place among the outlines; null: a new one */
  at: number | null
}

export const CORNERS_MIN = 3

export const newOutline = (): OutlineDraft => ({ corners: [], past: [], at: null })
export const takenUp = (corners: Ring, at: number): OutlineDraft => ({ corners, past: [], at })

/** The draft with other corners; a step that can be undone. */
export const changed = (draft: OutlineDraft, corners: Ring): OutlineDraft => ({ ...draft, corners, past: [...draft.past, draft.corners] })
/** The same within one step, e.g. while a corner is dragged. */
export const moved = (draft: OutlineDraft, corners: Ring): OutlineDraft => ({ ...draft, corners })
export const undone = (draft: OutlineDraft): OutlineDraft => ({
  ...draft,
  corners: draft.past.at(-1) ?? draft.corners,
  past: draft.past.slice(0, -1),
})

export const withCorner = (ring: Ring, at: number, corner: Corner): Ring => ring.map((own, i) => (i === at ? corner : own))
export const withInserted = (ring: Ring, at: number, corner: Corner): Ring => [...ring.slice(0, at), corner, ...ring.slice(at)]
/** Null where too few corners would be left. */
export const withoutCorner = (ring: Ring, at: number): Ring | null => (ring.length > CORNERS_MIN ? ring.filter((_, i) => i !== at) : null)
export const shifted = (ring: Ring, [lat, lng]: Corner): Ring => ring.map(([ownLat, ownLng]): Corner => [ownLat + lat, ownLng + lng])

/** Halfway between a corner and the next. */
export function halfway(ring: Ring, at: number): Corner {
  const [lat1 = 0, lng1 = 0] = ring[at] ?? []
  const [lat2 = 0, lng2 = 0] = ring[(at + 1) % ring.length] ?? []
  return [Math.round((lat1 + lat2) / 2), Math.round((lng1 + lng2) / 2)]
}

/** The mean of the corners: the handle that moves the whole outline. */
export function middleOf(ring: Ring): Corner {
  const sum = ring.reduce<[number, number]>(([lat, lng], [ownLat, ownLng]) => [lat + ownLat, lng + ownLng], [0, 0])
  return [Math.round(sum[0] / Math.max(1, ring.length)), Math.round(sum[1] / Math.max(1, ring.length))]
}

/** The outlines with the draft in its place. */
export const withDraft = (rings: readonly Ring[], { corners, at }: OutlineDraft): Ring[] =>
  at === null ? [...rings, corners] : rings.map((ring, i) => (i === at ? corners : ring))
