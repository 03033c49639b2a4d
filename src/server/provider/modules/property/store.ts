import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { BatchLoader, indexBy } from '../../db/batch-loader.ts'
import type { SqlValue, Statements } from '../../db/client.ts'
import { type Connection, connectionOf, type Page } from '../../paging.ts'
import { PROJECT_COLUMNS, type ProjectRecord } from './project-record.ts'

export interface Condition {
  sql: string
  parameters: SqlValue[]
}

/** Each order ends with the id and has an index that gives it. */
export const PROJECT_SORTS = {
  MOST_TRADED: 'p.sale_count_1y desc, p.id',
  NEWEST_SALE: 'p.last_sale_month desc, p.id',
  PSF_LOW: 'p.psf_median asc nulls last, p.id',
  PSF_HIGH: 'p.psf_median desc nulls last, p.id desc',
} as const
export type ProjectSort = keyof typeof PROJECT_SORTS

export const projectsById = ({ market }: ProviderContext) =>
  new BatchLoader<number, ProjectRecord | null>(async (ids) => {
    const rows = await market.all<ProjectRecord>(
      `select ${PROJECT_COLUMNS} from project p where p.id in (select value from json_each(?))`,
      JSON.stringify(ids),
    )
    return indexBy(rows, (row) => row.id)
  }, null)

export function projectBySlug({ market }: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<ProjectRecord | null> {
  return market.first(`select ${PROJECT_COLUMNS} from project p where p.type_group = ? and p.slug = ?`, typeGroup, slug)
}

export async function listProjects(
  { market }: ProviderContext,
  conditions: Condition[],
  sort: ProjectSort,
  page: Page,
): Promise<Connection<ProjectRecord>> {
  const where = conditions.length > 0 ? `where ${conditions.map((condition) => condition.sql).join(' and ')}` : ''
  const parameters = conditions.flatMap((condition) => condition.parameters)
  const rows = await market.all<ProjectRecord>(
    `select ${PROJECT_COLUMNS} from project p ${where} order by ${PROJECT_SORTS[sort]} limit ? offset ?`,
    ...parameters,
    page.first + 1,
    page.offset,
  )
  return connectionOf(rows, page, async () => {
    const counted = await market.first<{ n: number }>(`select count(*) as n from project p ${where}`, ...parameters)
    return counted?.n ?? 0
  })
}

/** What a report's address needs to name a project. */
export interface ProjectAddress {
  typeGroup: TypeGroup
  slug: string
}

export const busiestProjects = (market: Statements, limit: number): Promise<ProjectAddress[]> =>
  market.all(`select p.type_group as typeGroup, p.slug from project p order by ${PROJECT_SORTS.MOST_TRADED} limit ?`, limit)
