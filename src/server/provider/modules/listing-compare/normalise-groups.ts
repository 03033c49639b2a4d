import type { ProviderContext } from '../../context.ts'
import { segmentOf } from '../../valuation/segments.ts'
import type { GroupRow } from '../listing-group/group-row.ts'
import { marketFactsOf } from '../market/store.ts'
import { floorBand } from '../property/floor-band.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { projectBySlug } from '../property/store.ts'
import { engineModel } from '../valuation/engine-models.ts'
import { USUAL } from '../valuation/premiums.ts'
import { ownPremiums } from '../valuation/rules.ts'
import { indexSeries, ownSales, SCOPE } from '../valuation/store.ts'
import { pickSeries } from '../valuation/time-index.ts'
import { type HomeMeasures, type RestatedPrice, type RestatingPremiums, referenceOf, restate } from './restate.ts'

export interface NormalisedGroup {
  group: GroupRow
  /** null where it cannot be restated: rents, prices that are not told, homes of unknown size, projects that are not among the records */
  restated: RestatedPrice | null
}

export interface NormalisedGroups {
  reference: HomeMeasures
  homes: NormalisedGroup[]
}

interface Known {
  group: GroupRow
  project: ProjectRecord | null
  measures: HomeMeasures
}

/** The floor itself is not told: its band stands for it, so that a factor tells no more than the page does. */
function bandFloor(floor: number | null): number | null {
  if (floor === null || floor < 1) return null
  const { floorLow, floorHigh } = floorBand(floor)
  return (floorLow + floorHigh) / 2
}

const measuresOf = (group: GroupRow, project: ProjectRecord | null): HomeMeasures => ({
  areaSqm: group.areaSqm,
  floor: group.typeGroup === 'private-land' ? null : bandFloor(group.floor),
  leaseStartYear: project?.tenure === 'leasehold' ? project.leaseStartYear : null,
})

/** The effects of size, floor and start of lease in a project: of its own sales, drawn to the usual ones where these are few. At most three statements. */
async function premiumsIn(context: ProviderContext, project: ProjectRecord): Promise<RestatingPremiums | null> {
  const { lastMonth } = await context.perRequest(marketFactsOf)
  if (lastMonth === null) return null
  const [sales, series, model] = await Promise.all([
    ownSales(context, project.id, lastMonth),
    indexSeries(context, project.propertyGroup, project.areaId, lastMonth, SCOPE.months),
    engineModel(context, segmentOf(context.country.countryCode, project.typeGroup)),
  ])
  const index = pickSeries(series.area, series.country, lastMonth)
  const usual = USUAL[project.typeGroup]
  return { ...ownPremiums({ sales, index, asOf: lastMonth, usual }), lease: model?.valuer.plan.leasePremium ?? null }
}

/**
 * What is asked for each home, brought to one size, floor and start of lease by the effects with which the engine adjusts sales. `asked`: the
 * home to bring them to, else the middle of those compared.
 */
export async function normaliseGroups(
  context: ProviderContext,
  groups: readonly GroupRow[],
  asked: Partial<HomeMeasures>,
): Promise<NormalisedGroups> {
  const known = await Promise.all(
    groups.map(async (group): Promise<Known> => {
      const { typeGroup, projectSlug } = group
      const project = typeGroup && projectSlug ? await projectBySlug(context, typeGroup, projectSlug) : null
      return { group, project, measures: measuresOf(group, project) }
    }),
  )
  const middle = referenceOf(known.map(({ measures }) => measures))
  const reference = {
    areaSqm: asked.areaSqm ?? middle.areaSqm,
    floor: asked.floor ?? middle.floor,
    leaseStartYear: asked.leaseStartYear ?? middle.leaseStartYear,
  }
  const homes = await Promise.all(
    known.map(async ({ group, project, measures }): Promise<NormalisedGroup> => {
      const premiums = project && group.activity === 'sale' ? await premiumsIn(context, project) : null
      return { group, restated: premiums && group.price !== null ? restate(group.price, measures, reference, premiums) : null }
    }),
  )
  return { reference, homes }
}
