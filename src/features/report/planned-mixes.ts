import { type Body, isLand, type Project } from './project.ts'

const PLANS_MAX = 4

/** The kinds of homes a plan can be drawn of, the most traded four: the area of a landed home is its land. */
export function plannedMixes(project: Project, { unitMixes }: Body): Body['unitMixes'] {
  const sold = isLand(project) || project.isCommercial ? [] : unitMixes.filter((mix) => mix.gfaSqftAvg !== null)
  const common = new Set(sold.toSorted((a, b) => b.saleCount1y - a.saleCount1y).slice(0, PLANS_MAX))
  return sold.filter((mix) => common.has(mix))
}
