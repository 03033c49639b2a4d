import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderAction, OrderService, OrderState } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import type { BadgeTone } from '#ui/badge.tsx'

export const ORDER_SERVICE_WORDS: Record<OrderService, MessageDescriptor> = {
  PHOTOGRAPHS: msg`Photographs`,
  FLOOR_PLAN: msg`Floor plan`,
  TOUR: msg`360° tour`,
  STAGING: msg`Virtual staging`,
  VIDEO: msg`Video`,
}

export const ORDER_STATE_WORDS: Record<OrderState, MessageDescriptor> = {
  NEW: msg`New`,
  ACCEPTED: msg`Accepted`,
  IN_PRODUCTION: msg`In production`,
  DELIVERED: msg`Delivered`,
  CHANGES_ASKED: msg`Changes asked for`,
  APPROVED: msg`Approved`,
  DECLINED: msg`Declined`,
  CANCELLED: msg`Cancelled`,
}

export const ORDER_STATE_TONES: Record<OrderState, BadgeTone> = {
  NEW: 'caution',
  ACCEPTED: 'lagoon',
  IN_PRODUCTION: 'lagoon',
  DELIVERED: 'lagoon',
  CHANGES_ASKED: 'caution',
  APPROVED: 'quiet',
  DECLINED: 'quiet',
  CANCELLED: 'quiet',
}

/** What a side presses. */
export const ORDER_ACTION_WORDS: Record<OrderAction, MessageDescriptor> = {
  ACCEPT: msg`Accept the order`,
  PROPOSE: msg`Propose this`,
  AGREE: msg`Accept the proposal`,
  DECLINE: msg`Decline the order`,
  START: msg`Begin production`,
  DELIVER: msg`Deliver`,
  ASK_CHANGES: msg`Ask for changes`,
  RESUME: msg`Resume production`,
  APPROVE: msg`Approve`,
  CANCEL: msg`Cancel the order`,
}

/** What was done, by its name in the history. */
const EVENT_WORDS = new Map<string, MessageDescriptor>([
  ['place', msg`Ordered`],
  ['accept', msg`Accepted`],
  ['propose', msg`Price and time proposed`],
  ['agree', msg`Proposal accepted`],
  ['decline', msg`Declined`],
  ['start', msg`Production began`],
  ['deliver', msg`Delivered`],
  ['ask-changes', msg`Changes asked for`],
  ['resume', msg`Production resumed`],
  ['approve', msg`Approved`],
  ['cancel', msg`Cancelled`],
  ['late', msg`The due day passed`],
])

export const orderEventWords = (i18n: I18n, action: string): string => {
  const words = EVENT_WORDS.get(action)
  return words ? i18n._(words) : action
}

const FAILURES = new Map<string, MessageDescriptor>([
  ['seat-right', msg`Your seat does not include orders. Ask whoever pays for it.`],
  ['order-state', msg`The order has changed meanwhile. Its present state is shown.`],
  ['order-unknown', msg`This order is not among yours.`],
  ['order-due', msg`Name a due day, from today on and not before the visit.`],
  ['order-visit', msg`A visit has a day, an hour, and between 15 minutes and 12 hours.`],
  ['order-wish', msg`The agent has named other days. Propose this one instead.`],
  ['order-overlap', msg`You are at another home at that time. Choose another hour.`],
  ['order-lines', msg`Each line needs a price.`],
  ['order-proposal', msg`The vendor has proposed something else meanwhile. It is shown; look at it.`],
  ['order-bedrooms', msg`Say how many bedrooms the home has: the price goes by them.`],
  ['vendor-changed', msg`The price list was changed elsewhere meanwhile. Reload the page and enter your change again.`],
  ['vendor-from', msg`Choose today, or a day to come.`],
  ['order-text', msg`Write something first, at most 2,000 characters.`],
  ['order-files', msg`Upload at least one file before you deliver.`],
  ['order-tour', msg`The tour lacks something yet. The studio says what.`],
  ['tour-changed', msg`The tour has changed meanwhile. Look at it again.`],
  ['tour-incomplete', msg`The tour cannot be published yet. Approve the order without publishing it.`],
  ['listing-unknown', msg`This listing is not among yours any more. Choose another.`],
  ['listing-agents', msg`Tours are published by agents. Approve the order without publishing it.`],
  ['listing-state', msg`This listing is closed. Choose another.`],
  ['media-count', msg`A listing has at most 40 pictures. What fitted is in it; take some out to add more.`],
  ['media-dimensions', msg`A photograph is too small: at least 200 pixels on each side.`],
  ['media-unreadable', msg`This browser cannot read one of the photographs. Save it from the order, and add it on the listing’s own page.`],
  ['upload-unknown', msg`The file is gone.`],
  ['order-messages', msg`This order holds as many messages as it can.`],
  ['order-agents', msg`Orders are placed by agents.`],
  ['order-vendor', msg`This vendor takes no orders at present. Choose another.`],
  ['order-services', msg`Choose at least one service that the vendor offers.`],
  ['order-price', msg`The prices have changed meanwhile. The new ones are shown; look at them, and order again.`],
  ['order-place', msg`Choose a home, or write its address.`],
  ['order-days', msg`Choose at most three days, from today on.`],
  ['order-staging', msg`Choose the rooms that are to be furnished, and a day to come.`],
  ['booking-home', msg`There is no such home in this market.`],
  ['too-many-attempts', msg`That was too often. Wait a while, and try again.`],
  ['invalid_access_token', msg`Your session has ended. Log in again; what you wrote stays here.`],
])

export const orderFailureWords = (i18n: I18n, { code }: Failure): string =>
  i18n._(FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
