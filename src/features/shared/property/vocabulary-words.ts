import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityType, Facility, Tenure } from '#graphql/generated/graphql.ts'
import type { AmenityType, TypeGroup, UnitMix } from '#market/vocabulary.ts'

/** Names of the trade's closed vocabularies in the reader's language: `i18n._(unitMixWords['3'])`. */
export const unitMixWords: Record<UnitMix, MessageDescriptor> = {
  '0': msg`Studio`,
  '1': msg`1 bedroom`,
  '2': msg`2 bedrooms`,
  '3': msg`3 bedrooms`,
  '4': msg`4 bedrooms`,
  '5': msg`5 bedrooms`,
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

export const tenureWords: Record<Tenure, MessageDescriptor> = { FREEHOLD: msg`Freehold`, LEASEHOLD: msg`Leasehold` }

export const amenityWords: Record<AmenityType, MessageDescriptor> = {
  mrt: msg`MRT station`,
  mtr: msg`MTR station`,
  lrt: msg`LRT station`,
  'bus-stop': msg`Bus stop`,
  school: msg`School`,
  market: msg`Market`,
  medical: msg`Clinic or hospital`,
  park: msg`Park`,
  restaurant: msg`Food`,
  bank: msg`Bank`,
  supermarket: msg`Supermarket`,
  mall: msg`Shopping centre`,
  childcare: msg`Childcare`,
}

const propertyTypeWords: Record<string, MessageDescriptor> = {
  hdb: msg`HDB flat`,
  hos: msg`Home Ownership Scheme flat`,
  condominium: msg`Condominium`,
  apartment: msg`Apartment`,
  'executive-condominium': msg`Executive condominium`,
  'serviced-residence': msg`Serviced residence`,
  flat: msg`Flat`,
  terrace: msg`Terrace house`,
  'semi-detached': msg`Semi-detached house`,
  detached: msg`Detached house`,
  bungalow: msg`Bungalow`,
  'cluster-house': msg`Cluster house`,
}

/** The word for a property type or unit mix; unknown codes read as they are, without hyphens. */
export function wordOf(translate: (message: MessageDescriptor) => string, code: string): string {
  const message = propertyTypeWords[code] ?? (unitMixWords as Record<string, MessageDescriptor>)[code]
  return message ? translate(message) : code.replaceAll('-', ' ')
}
