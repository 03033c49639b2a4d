import type { PropertyGroup, TypeGroup } from '#market/vocabulary.ts'

/** Stands for the project in the address of a home whose project is not among the records. */
const NO_PROJECT = '-'

const USUAL_TYPE_GROUP: Record<PropertyGroup, TypeGroup> = {
  hdb: 'public-stack',
  hos: 'public-stack',
  condo: 'private-stack',
  land: 'private-land',
}

/** What of a home says where its page is. */
interface PlacedHome {
  typeGroup: TypeGroup | null
  projectSlug: string | null
  propertyGroup: PropertyGroup
}

/** The parts of the address of a group's page (§2.5.6) beside its own slug. */
export const addressOfGroup = ({ typeGroup, projectSlug, propertyGroup }: PlacedHome) => ({
  typeGroup: typeGroup ?? USUAL_TYPE_GROUP[propertyGroup],
  projectSlug: projectSlug ?? NO_PROJECT,
})
