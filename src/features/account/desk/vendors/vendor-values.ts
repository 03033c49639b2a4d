import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptVendorFragment, OrderService } from '#graphql/generated/graphql.ts'
import { NAME_MAX_CHARS, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { keysOf } from '#lib/records.ts'

/** A price and a time; both null where the service is not offered. */
export interface PriceValues {
  /** whole units of the currency, with cents behind the point */
  price: number | null
  days: number | null
}

/** What staff enter of a vendor. */
export interface VendorValues {
  email: string
  name: string
  about: string
  address: string
  taxNumber: string
  isActive: boolean
  prices: Record<OrderService, PriceValues>
}

export const VENDOR_SERVICE_WORDS: Record<OrderService, MessageDescriptor> = {
  PHOTOGRAPHS: msg`Photographs`,
  FLOOR_PLAN: msg`Floor plan`,
  TOUR: msg`360° tour`,
  STAGING: msg`Virtual staging`,
  VIDEO: msg`Video`,
}

export const VENDOR_SERVICES = keysOf(VENDOR_SERVICE_WORDS)
const NOT_OFFERED: PriceValues = { price: null, days: null }

export function vendorValues(vendor: KeptVendorFragment | null): VendorValues {
  const { email = '', name = '', about = '', address = '', taxNumber = '', isActive = true } = vendor ?? {}
  const own = new Map(vendor?.prices.map(({ service, cents, days }) => [service, { price: cents / 100, days }]))
  const priceOf = (service: OrderService): PriceValues => own.get(service) ?? NOT_OFFERED
  const prices = {
    PHOTOGRAPHS: priceOf('PHOTOGRAPHS'),
    FLOOR_PLAN: priceOf('FLOOR_PLAN'),
    TOUR: priceOf('TOUR'),
    STAGING: priceOf('STAGING'),
    VIDEO: priceOf('VIDEO'),
  }
  return { email, name, about, address, taxNumber, isActive, prices }
}

/** The price list as the contract takes it; a service needs a price and a time. */
export const pricesOf = ({ prices }: Pick<VendorValues, 'prices'>) =>
  VENDOR_SERVICES.flatMap((service) => {
    const { price, days } = prices[service]
    return price === null || days === null ? [] : [{ service, cents: Math.round(price * 100), days }]
  })

const tooLong = msg`This is too long.`
const needed = msg`This is needed.`
const within = (text: string, max: number) => (text.trim().length > max ? tooLong : undefined)

/** What is wrong with a value, or nothing. */
export const vendorRules = {
  email: (text: string) => (isEmailAddress(text.trim()) ? undefined : msg`This is not an e-mail address.`),
  name: (text: string) => (text.trim() === '' ? needed : within(text, NAME_MAX_CHARS)),
  about: (text: string) => within(text, ORDER_TEXT_MAX_CHARS),
  address: (text: string) => within(text, ORDER_LINE_MAX_CHARS),
  taxNumber: (text: string) => within(text, NAME_MAX_CHARS),
  /** a price without a time, or a time without a price */
  price: ({ price, days }: PriceValues) =>
    (price === null) === (days === null) ? undefined : msg`A price and a number of days belong together.`,
}

const FAILURES = new Map<string, MessageDescriptor>([
  ['vendor-email', msg`This is not an e-mail address.`],
  ['vendor-email-used', msg`This address belongs to an account of another kind.`],
  ['vendor-changed', msg`Somebody has changed this vendor meanwhile. Reload the page and enter your change again.`],
  ['vendor-prices-empty', msg`At least one service needs a price and a number of days.`],
  ['too-many-attempts', msg`Several links were sent within the hour. Wait a while.`],
])

export const vendorFailureWords = (code: string): MessageDescriptor =>
  FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`
