import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityType, Facility, PropertyGroup, Tenure } from '#graphql/generated/graphql.ts'
import type { TypeGroup, UnitMix } from '#market/vocabulary.ts'
import { DERIVED_MARK } from './derived-rooms.tsx'

/** Names of the trade's closed vocabularies in the reader's language: `i18n._(typeGroupWords['public-stack'])`. */
const bedroomWords: Record<UnitMix, MessageDescriptor> = {
  '0': msg`Studio`,
  '1': msg`1 bedroom`,
  '2': msg`2 bedrooms`,
  '3': msg`3 bedrooms`,
  '4': msg`4 bedrooms`,
  '5': msg`5 bedrooms or more`,
  PH: msg`Penthouse`,
  MG: msg`Multi-generation`,
  EX: msg`Executive`,
  'ter-hse': msg`Terrace house`,
  'sd-hse': msg`Semi-detached house`,
  'd-hse': msg`Detached house`,
  'cls-hse': msg`Cluster house`,
  hse: msg`House`,
  GCB: msg`Good class bungalow`,
  apt: msg`Apartment`,
  other: msg`Other`,
}

/** HDB counts rooms and the living room is one of them: a 3-room flat has two bedrooms. */
const hdbWords: Record<UnitMix, MessageDescriptor> = {
  ...bedroomWords,
  '1': msg`1-room`,
  '2': msg`2-room`,
  '3': msg`3-room`,
  '4': msg`4-room`,
  '5': msg`5-room`,
}

/** The model under which the register's sales of land alone are kept. */
const VACANT_LAND = 'Vacant land'

/** The word for a unit mix in its property group; unknown codes read as they are, without hyphens. */
export function unitMixWord(translate: (message: MessageDescriptor) => string, mix: string, group: PropertyGroup): string {
  const words: Partial<Record<string, MessageDescriptor>> = group === 'HDB' ? hdbWords : bedroomWords
  const message = words[mix]
  return message ? translate(message) : mix.replaceAll('-', ' ')
}

/** What was sold: land alone is a sale of its own among those of houses; bedrooms that no record states are marked. */
export const soldWord = (
  translate: (message: MessageDescriptor) => string,
  { unitMix, model, isMixDerived }: { unitMix: string; model: string | null; isMixDerived: boolean },
  group: PropertyGroup,
): string =>
  group === 'LAND' && model === VACANT_LAND
    ? translate(msg`Vacant land`)
    : `${unitMixWord(translate, unitMix, group)}${isMixDerived ? DERIVED_MARK : ''}`

/** After a dot, the kind of a comparable sale that is not of the valued home's kind, which only houses are compared across; '' for one that is. */
export const otherKindText = (
  translate: (message: MessageDescriptor) => string,
  sale: { unitMix: string; kindAdjustment: number },
): string => (sale.kindAdjustment === 0 ? '' : ` · ${unitMixWord(translate, sale.unitMix, 'LAND')}`)

export const typeGroupWords: Record<TypeGroup, MessageDescriptor> = {
  'public-stack': msg`Public housing`,
  'private-stack': msg`Private apartments`,
  'private-land': msg`Landed homes`,
}

export const facilityWords: Record<Facility, MessageDescriptor> = {
  LIFT: msg`Lift`,
  SKY_GARDEN: msg`Sky garden`,
  SECURITY: msg`Security`,
  PLAYGROUND: msg`Playground`,
  FUNCTION_ROOM: msg`Function room`,
  BBQ: msg`Barbecue`,
  RETAIL_SHOPS: msg`Shops`,
  JACUZZI: msg`Jacuzzi`,
  GYM: msg`Gym`,
  POOL: msg`Pool`,
}

export const activityWords: Record<ActivityType, MessageDescriptor> = {
  SALE: msg`Sale`,
  SUBSALE: msg`Sub-sale`,
  RESALE: msg`Resale`,
  NEWSALE: msg`New sale`,
  RENT: msg`Rent`,
  RENTWHOLE: msg`Whole home let`,
  RENTROOM: msg`Room let`,
}

export const propertyGroupWords: Record<PropertyGroup, MessageDescriptor> = {
  HDB: msg`HDB flats`,
  HOS: msg`Home Ownership Scheme`,
  CONDO: msg`Condominiums and apartments`,
  LAND: msg`Landed homes`,
}

export const tenureWords: Record<Tenure, MessageDescriptor> = { FREEHOLD: msg`Freehold`, LEASEHOLD: msg`Leasehold` }

const propertyTypeWords: Record<string, MessageDescriptor> = {
  hdb: msg`HDB flat`,
  hos: msg`Home Ownership Scheme flat`,
  condominium: msg`Condominium`,
  apartment: msg`Apartment`,
  'executive-condominium': msg`Executive condominium`,
  'serviced-residence': msg`Serviced residence`,
  flat: msg`Flat`,
  'low-cost-flat': msg`Low-cost flat`,
  'strata-unit': msg`Strata unit`,
  terrace: msg`Terrace house`,
  'semi-detached': msg`Semi-detached house`,
  detached: msg`Detached house`,
  house: msg`House`,
  bungalow: msg`Bungalow`,
  'cluster-house': msg`Cluster house`,
  'town-house': msg`Town house`,
  'low-cost-house': msg`Low-cost house`,
  cluster: msg`Cluster house`,
  office: msg`Office building`,
  retail: msg`Shopping building`,
  industrial: msg`Industrial building`,
}

/** The word for a property type; unknown codes read as they are, without hyphens. */
export function wordOf(translate: (message: MessageDescriptor) => string, code: string): string {
  const message = propertyTypeWords[code]
  return message ? translate(message) : code.replaceAll('-', ' ')
}
