import { sqftToSqm } from '#lib/units.ts'
import { isLayoutPlausible } from '#property/picture/floor-plan-rooms.ts'
import { type Body, isLand, type Project } from './project.ts'

const PLANS_MAX = 4

/** The kinds of homes a layout can be drawn of, whose rooms and size are known, the most traded four: the area of a landed home is its land. */
export function plannedMixes(project: Project, { unitMixes }: Body): Body['unitMixes'] {
  const sold =
    isLand(project) || project.isCommercial
      ? []
      : unitMixes.filter(
          ({ unitMix, gfaSqftAvg }) => gfaSqftAvg !== null && isLayoutPlausible(unitMix, sqftToSqm(gfaSqftAvg), project.propertyGroup),
        )
  const common = new Set(sold.toSorted((a, b) => b.saleCount1y - a.saleCount1y).slice(0, PLANS_MAX))
  return sold.filter((mix) => common.has(mix))
}
