import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { sqftToSqm } from '#lib/units.ts'

export interface HomesOfProject {
  propertyGroup: PropertyGroup
  floors: number | null
  unitMixes: readonly { unitMix: string; gfaSqftAvg: number | null; saleCount1y: number }[]
}

/** A kind of home. Its group belongs to it: a 3-room HDB flat has two bedrooms, a condominium of mix 3 has three. */
export interface SharedMix {
  unitMix: string
  group: PropertyGroup
}

export interface LikeHome extends SharedMix {
  areaSqm: number
  /** null where homes stand on the ground */
  floor: number | null
}

/** Kinds of home that several of the projects have, most widely shared first, then most traded; every kind when there is one project only. */
export function sharedMixes(projects: readonly HomesOfProject[]): SharedMix[] {
  const found = new Map<string, SharedMix & { projects: number; sales: number }>()
  for (const { propertyGroup: group, unitMixes } of projects)
    for (const { unitMix, gfaSqftAvg, saleCount1y } of unitMixes) {
      if (gfaSqftAvg === null) continue
      const key = `${group} ${unitMix}`
      const seen = found.get(key) ?? { unitMix, group, projects: 0, sales: 0 }
      found.set(key, { ...seen, projects: seen.projects + 1, sales: seen.sales + saleCount1y })
    }
  const needed = Math.min(2, projects.length)
  return [...found]
    .filter(([, seen]) => seen.projects >= needed)
    .sort(([one, a], [other, b]) => b.projects - a.projects || b.sales - a.sales || (one < other ? -1 : 1))
    .map(([, { unitMix, group }]) => ({ unitMix, group }))
}

/**
 * One description that is valued in every compared project of its group, so that the figures differ by place and not by home:
 * the asked or most shared kind, at the mean of the projects' usual sizes, on the middle floor of the lowest building.
 */
export function likeHome(projects: readonly HomesOfProject[], asked: string | null): LikeHome | null {
  const mixes = sharedMixes(projects)
  const shared = mixes.find(({ unitMix }) => unitMix === asked) ?? mixes[0]
  if (!shared) return null
  const having = projects.flatMap(({ propertyGroup, floors, unitMixes }) => {
    const area = unitMixes.find(({ unitMix }) => propertyGroup === shared.group && unitMix === shared.unitMix)?.gfaSqftAvg
    return area == null ? [] : [{ area, floors }]
  })
  const areaSqm = Math.round(sqftToSqm(having.reduce((sum, { area }) => sum + area, 0) / having.length))
  const heights = shared.group === 'LAND' ? [] : having.flatMap(({ floors }) => floors ?? [])
  return { ...shared, areaSqm, floor: heights.length === 0 ? null : Math.ceil(Math.min(...heights) / 2) }
}
