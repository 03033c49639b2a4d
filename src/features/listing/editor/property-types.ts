import type { PropertyGroup } from '#graphql/generated/graphql.ts'

/** What a home of a property group may be, as the records spell it. */
export const TYPES_OF_GROUP: Record<PropertyGroup, readonly string[]> = {
  HDB: ['hdb'],
  HOS: ['hos'],
  CONDO: ['condominium', 'apartment', 'executive-condominium', 'serviced-residence', 'flat'],
  LAND: ['terrace', 'semi-detached', 'detached', 'bungalow', 'cluster', 'house'],
}
