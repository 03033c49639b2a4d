import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderService, StagingRoom, StagingStyle } from '#graphql/generated/graphql.ts'
import { ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS, ORDER_WISH_DAYS_MAX } from '#graphql/limits.ts'
import { asksBedrooms, pricedLines } from '#graphql/order-prices.ts'
import type { OrderVendor } from './orders-data.ts'

/** What an agent enters. */
export interface OrderValues {
  vendor: string
  services: readonly OrderService[]
  /** of the home, where a price goes by them */
  bedrooms: number | null
  unit: string
  /** the address in own words */
  place: string
  access: string
  note: string
  /** as many as may be named; '' where none is */
  days: readonly string[]
  /** of an order with staging */
  style: StagingStyle
  rooms: readonly StagingRoom[]
  /** '' where no day is named */
  wantedOn: string
}

export const UNIT_MAX_CHARS = 40

/** A form that begins with the first vendor, of those who offer the service where one is asked for. */
export const emptyOrder = (vendors: readonly OrderVendor[], service?: OrderService): OrderValues => ({
  vendor: firstVendor(vendors, service)?.id ?? '',
  services: service ? [service] : [],
  bedrooms: null,
  style: 'LIGHT',
  rooms: [],
  wantedOn: '',
  unit: '',
  place: '',
  access: '',
  note: '',
  days: Array.from({ length: ORDER_WISH_DAYS_MAX }, () => ''),
})

const firstVendor = (vendors: readonly OrderVendor[], service: OrderService | undefined): OrderVendor | undefined =>
  vendors.find(({ prices }) => prices.some((price) => price.service === service)) ?? vendors[0]

/** The lines of an order of the chosen services, in the vendor's order, with their sum; what it does not offer is left out. */
export function chosenLines(
  vendors: readonly OrderVendor[],
  { vendor, services, bedrooms }: Pick<OrderValues, 'vendor' | 'services' | 'bedrooms'>,
) {
  const items = vendors.find(({ id }) => id === vendor)?.prices.filter(({ service }) => services.includes(service)) ?? []
  const lines = pricedLines(items, bedrooms)
  return { lines, cents: lines.reduce((sum, { cents }) => sum + cents, 0), asksBedrooms: asksBedrooms(items) }
}

const tooLong = msg`This is too long.`
const within = (text: string, max: number): MessageDescriptor | undefined => (text.trim().length > max ? tooLong : undefined)

/** What is wrong with a value of the form, or nothing. `today` is that of the country. */
export const orderRules = {
  services: (services: readonly OrderService[]) => (services.length === 0 ? msg`Choose at least one service.` : undefined),
  rooms: (rooms: readonly StagingRoom[]) => (rooms.length === 0 ? msg`Choose the rooms that are to be furnished.` : undefined),
  bedrooms: (bedrooms: number | null, isAsked: boolean) =>
    isAsked && bedrooms === null ? msg`Say how many bedrooms the home has: the price goes by them.` : undefined,
  unit: (text: string) => within(text, UNIT_MAX_CHARS),
  /** an address is needed where no home was chosen */
  place: (text: string, hasHome: boolean) =>
    within(text, ORDER_LINE_MAX_CHARS) ?? (text.trim() === '' && !hasHome ? msg`Choose a home above, or write its address.` : undefined),
  access: (text: string) => within(text, ORDER_LINE_MAX_CHARS),
  note: (text: string) => within(text, ORDER_TEXT_MAX_CHARS),
  day: (day: string, today: string) => (day !== '' && day < today ? msg`This day is over.` : undefined),
}
