import type { BuildingStacksQuery } from '#graphql/generated/graphql.ts'
import { slugify } from '#lib/slug.ts'

type Building = NonNullable<BuildingStacksQuery['project']>['buildings'][number]
export type Stack = Building['stacks'][number]

/** The first stack with this slug, in the named building or in any; null when there is none. */
export function findStack(buildings: readonly Building[], stackSlug: string, buildingSlug: string | undefined) {
  for (const building of buildings) {
    if (buildingSlug !== undefined && building.slug !== buildingSlug) continue
    const stack = building.stacks.find(({ label }) => slugify(label) === stackSlug)
    if (stack) return { building, stack }
  }
  return null
}
