import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BATHROOM_CHOICES, BEDROOM_CHOICES, TENURE_CHOICES } from '#filter/map-filter.ts'
import type { FilterKey } from '#filter/map-limits.ts'
import type { ConstructionStatus, PropertyGroup } from '#market/vocabulary.ts'
import type { SortOrder } from './sort-orders.ts'

/** The filters' names, as the panel heads them. */
export const filterNames: Record<FilterKey, MessageDescriptor> = {
  price: msg`Last sale price`,
  psf: msg`Median psf, 12 months`,
  rent: msg`Last rent a month`,
  area: msg`Floor area`,
  built: msg`Completion`,
  change: msg`Change in 12 months`,
  yield: msg`Gross rental yield`,
  groups: msg`Kind of home`,
  kinds: msg`Property group`,
  tenure: msg`Tenure`,
  beds: msg`Bedrooms`,
  baths: msg`Bathrooms`,
  has: msg`Facilities`,
  status: msg`Construction`,
  draw: msg`Outlines`,
  around: msg`Around a place`,
  school: msg`Near a school`,
  reach: msg`Minutes from a station`,
}

export const propertyGroupWords: Record<PropertyGroup, MessageDescriptor> = {
  hdb: msg`HDB flats`,
  hos: msg`Home Ownership Scheme`,
  condo: msg`Condominiums and apartments`,
  land: msg`Landed homes`,
}

export const tenureWords: Record<(typeof TENURE_CHOICES)[number], MessageDescriptor> = {
  freehold: msg`Freehold`,
  'leasehold-999': msg`Leasehold, 900 years or more`,
  leasehold: msg`Leasehold, up to 110 years`,
}

export const bedroomWords: Record<(typeof BEDROOM_CHOICES)[number], MessageDescriptor> = {
  studio: msg`Studio`,
  '1': msg`1`,
  '2': msg`2`,
  '3': msg`3`,
  '4': msg`4`,
  '5+': msg`5 or more`,
}

export const bathroomWords: Record<(typeof BATHROOM_CHOICES)[number], MessageDescriptor> = {
  '1': bedroomWords['1'],
  '2': bedroomWords['2'],
  '3': bedroomWords['3'],
  '4': bedroomWords['4'],
  '5+': bedroomWords['5+'],
}

export const statusWords: Record<ConstructionStatus, MessageDescriptor> = {
  preconstruction: msg`Planned`,
  'building-under-construction': msg`Under construction`,
  completed: msg`Completed`,
}

/** The orders of a list. */
export const sortWords: Record<SortOrder, MessageDescriptor> = {
  traded: msg`Most traded`,
  'newest-sale': msg`Newest sale`,
  'price-low': msg`Price, low to high`,
  'price-high': msg`Price, high to low`,
  'psf-low': msg`Psf, low to high`,
  'psf-high': msg`Psf, high to low`,
  'change-high': msg`Strongest rise`,
  'change-low': msg`Strongest fall`,
  'yield-high': msg`Highest yield`,
  'newest-built': msg`Newest building`,
  nearest: msg`Nearest first`,
}
