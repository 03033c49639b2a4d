import { LEASE_LONG_FROM_YEARS } from '#filter/choices.ts'
import type { ProviderContext } from '../../context.ts'
import { integer, orNull, real } from '../../db/column-table.ts'
import { PROJECT } from '../../db/market/place-tables.ts'
import { squaredDistance } from '../../place-inputs.ts'
import { PROJECT_COLUMNS, PROJECT_ROW, type ProjectRecord } from '../property/project-record.ts'

/** Projects are alike from the same area, of the same kind, and by each of these as far as it is known of this project. */
export const LIKE_YEARS = 10
export const LIKE_SIZE = 0.25
const LIKE_MAX = 8

export interface LikeProjects {
  /** completed, else the lease began; null where unknown and therefore not compared */
  year: number | null
  /** usual size of a home in sqft, weighted by sales; null where unknown and therefore not compared */
  sizeSqft: number | null
  tenure: 'freehold' | 'leasehold' | null
  projects: ProjectRecord[]
}

const YEAR = 'coalesce(p.completion_year, p.lease_start_year)'
/** apartments and condominiums differ by their site alone */
const KIND = `iif(p.property_type = 'apartment', 'condominium', p.property_type)`
/** A lease of so many years counts as a freehold. */
const TENURE = `iif(p.tenure = 'freehold' or p.tenure_years >= ${LEASE_LONG_FROM_YEARS}, 'freehold', p.tenure)`
const SIZE = `(select sum(m.gfa_sqft_avg * max(m.sale_count_1y, 1)) / sum(max(m.sale_count_1y, 1))
  from unit_mix m where m.project_id = p.id and m.gfa_sqft_avg is not null)`

const OWN_ROW = { year: orNull(integer()), sizeSqft: orNull(real()), tenure: PROJECT.columns.tenure, kind: PROJECT.columns.propertyType }

/** The like projects that are nearest, of those sold in the last twelve months of data. Two statements. */
export async function likeProjects({ market }: ProviderContext, project: ProjectRecord): Promise<LikeProjects | null> {
  const own = await market.first(
    OWN_ROW,
    `select ${YEAR} as year, ${SIZE} as sizeSqft, ${TENURE} as tenure, ${KIND} as kind from project p where p.id = ?`,
    project.id,
  )
  if (!own) return null
  const { year, sizeSqft, tenure, kind } = own
  const { lat, lng } = project
  const nearest = lat === null || lng === null ? null : squaredDistance('p', { lat, lng })
  const projects = await market.all(
    PROJECT_ROW,
    `select ${PROJECT_COLUMNS} from project p
    where p.area_id = ? and p.sale_count_1y > 0 and p.psf_n > 0 and p.id <> ? and p.type_group = ? and ${KIND} = ?
      and (? is null or ${TENURE} = ?) and (? is null or abs(${YEAR} - ?) <= ${LIKE_YEARS})
      and (? is null or abs(${SIZE} / ? - 1) <= ${LIKE_SIZE})
    order by ${nearest ? `${nearest.sql} asc nulls last,` : ''} p.sale_count_1y desc, p.id limit ${LIKE_MAX}`,
    project.areaId,
    project.id,
    project.typeGroup,
    kind,
    tenure,
    tenure,
    year,
    year,
    sizeSqft,
    sizeSqft,
    ...(nearest?.parameters ?? []),
  )
  return { year, sizeSqft, tenure, projects }
}
