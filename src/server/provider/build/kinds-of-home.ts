import { TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProjectRow } from '../db/market/rows.ts'
import type { KindOfHome } from '../modules/market/kinds.ts'

/** The kinds of home that the market has, counted once for each edition. Sales without a street have no page and count for none. */
export const kindsOfHome = (projects: readonly Pick<ProjectRow, 'typeGroup' | 'street' | 'lat'>[]): KindOfHome[] =>
  TYPE_GROUPS.flatMap((typeGroup) => {
    const own = projects.filter((project) => project.typeGroup === typeGroup && project.street !== '')
    return own.length === 0 ? [] : [{ typeGroup, projectCount: own.length, placedCount: own.filter(({ lat }) => lat !== null).length }]
  })
