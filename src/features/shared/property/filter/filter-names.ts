import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilterKey } from '#filter/rows.ts'
import type { SortOrder } from './sort-orders.ts'

/** The filters' names, as the panel heads them. */
export const filterNames: Record<FilterKey, MessageDescriptor> = {
  price: msg`Last sale price`,
  psf: msg`Median psf, 12 months`,
  rent: msg`Last rent a month`,
  area: msg`Floor area`,
  completion: msg`Completion`,
  change: msg`Change in 12 months`,
  yield: msg`Gross rental yield`,
  leaseLeft: msg`Lease left`,
  stationWalk: msg`Walk to a station`,
  typeGroups: msg`Kind of home`,
  propertyGroups: msg`Property group`,
  tenures: msg`Tenure`,
  bedrooms: msg`Bedrooms`,
  bathrooms: msg`Bathrooms`,
  facilities: msg`Facilities`,
  constructionStatuses: msg`Construction`,
  outlines: msg`Outlines`,
  around: msg`Around a place`,
  school: msg`Near a school`,
  reach: msg`Minutes from a station`,
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
  block: msg`By block number`,
}
