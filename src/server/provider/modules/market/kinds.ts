import type { TypeGroup } from '#market/vocabulary.ts'

/** How many projects of a kind of home have a page, and how many of them a known position. */
export interface KindOfHome {
  typeGroup: TypeGroup
  projectCount: number
  placedCount: number
}

/** The key of the kinds of home in `meta`, as JSON. */
export const KINDS_KEY = 'kinds_of_home'

/** Null in an edition without them. */
export const readKinds = (json: string | undefined): readonly KindOfHome[] | null => (json === undefined ? null : JSON.parse(json))
