import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FloorType, FurnishedType, ListingAction, ListingActivity, ListingNeed, ListingState } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { ListingPile } from './search.ts'

export const LISTING_PILE_WORDS: Record<ListingPile, MessageDescriptor> = {
  all: msg`All`,
  due: msg`To confirm`,
  drafts: msg`Drafts`,
  shown: msg`Shown`,
  ended: msg`Ended`,
}

export const LISTING_STATE_WORDS: Record<ListingState, MessageDescriptor> = {
  DRAFT: msg`Draft`,
  LIVE: msg`Shown`,
  UNDER_OFFER: msg`Under offer`,
  CLOSED: msg`Closed`,
  WITHDRAWN: msg`Withdrawn`,
  EXPIRED: msg`Expired`,
}

export const LISTING_STATE_TONES: Record<ListingState, BadgeTone> = {
  DRAFT: 'caution',
  LIVE: 'lagoon',
  UNDER_OFFER: 'lagoon',
  CLOSED: 'quiet',
  WITHDRAWN: 'quiet',
  EXPIRED: 'bad',
}

/** What an agent presses. */
export const LISTING_ACTION_WORDS: Record<ListingAction, MessageDescriptor> = {
  PUBLISH: msg`Publish`,
  CONFIRM: msg`Confirm that it stands`,
  OFFER: msg`Mark as under offer`,
  OFFER_FELL_THROUGH: msg`The offer fell through`,
  CLOSE: msg`Close the listing`,
  REOPEN: msg`Undo the closing`,
  WITHDRAW: msg`Withdraw`,
}

export const LISTING_ACTIVITY_WORDS: Record<ListingActivity, MessageDescriptor> = {
  SALE: msg`For sale`,
  RENT: msg`To rent, the whole home`,
  ROOM: msg`To rent, a room`,
}

export const FURNISHED_WORDS: Record<FurnishedType, MessageDescriptor> = {
  FULLY: msg`Fully furnished`,
  PARTIALLY: msg`Partly furnished`,
  UNFURNISHED: msg`Unfurnished`,
  FLEXIBLE: msg`As the tenant likes`,
}

export const FLOOR_TYPE_WORDS: Record<FloorType, MessageDescriptor> = {
  GROUND: msg`Ground floor`,
  LOW: msg`Low floor`,
  MID: msg`Middle floor`,
  HIGH: msg`High floor`,
  PENTHOUSE: msg`Penthouse`,
}

/** What is missing, as a thing to be added. */
export const LISTING_NEED_WORDS: Record<ListingNeed, MessageDescriptor> = {
  AGENT_NAME: msg`Your name as it is registered`,
  AGENT_LICENCE: msg`A licence that the register of this country lists`,
  AGENCY: msg`Your agency`,
  AGENCY_LICENCE: msg`The licence number of your agency`,
  AGENT_PHONE: msg`A phone number that you have confirmed`,
  PLACE: msg`The project, or a name and a street`,
  PROPERTY_TYPE: msg`The type of property`,
  UNIT_MIX: msg`The kind of home`,
  AREA: msg`The floor area`,
  SALEABLE_AREA: msg`That the floor area is the saleable area`,
  PRICE: msg`The price`,
  PHOTO: msg`A photograph`,
}

const EVENT_WORDS = new Map<string, MessageDescriptor>([
  ['draft', msg`Begun`],
  ['publish', msg`Published`],
  ['confirm', msg`Confirmed`],
  ['offer', msg`Under offer`],
  ['offer-fell-through', msg`The offer fell through`],
  ['close', msg`Closed`],
  ['reopen', msg`Closing undone`],
  ['withdraw', msg`Withdrawn`],
  ['allow', msg`May be published again`],
  ['hand-over', msg`Handed over to another agent by staff`],
  ['expire', msg`Expired`],
])

export const listingEventWords = (i18n: I18n, action: string): string => {
  const words = EVENT_WORDS.get(action)
  return words ? i18n._(words) : action
}

const FAILURES = new Map<string, MessageDescriptor>([
  ['seat-right', msg`Your seat does not include listings. Ask whoever pays for it.`],
  ['listing-agents', msg`Listings are written by agents.`],
  ['listing-unknown', msg`This listing is not among yours.`],
  ['listing-changed', msg`The listing was changed in another window or by somebody else.`],
  ['listing-incomplete', msg`Something is missing. What is shown stays complete.`],
  ['listing-edits', msg`The listing has changes that are not shown yet. Say what becomes of them.`],
  ['listing-left', msg`On this device lies something that you wrote and that is not saved yet. Open the listing first.`],
  ['listing-outcome', msg`Say what happened.`],
  ['listing-day', msg`The day cannot be so.`],
  ['listing-undo-late', msg`It was closed more than 30 days ago. That cannot be undone any more.`],
  ['listing-twice', msg`You advertise this home already. In Singapore an agent advertises a home once.`],
  ['listing-held', msg`We have withdrawn this listing. It can be published again once we allow it; our note stands in its history.`],
  ['listing-state', msg`The listing has changed meanwhile. Its present state is shown.`],
  ['listing-count', msg`You have as many listings as one agent can have here. Close some.`],
  ['listing-project', msg`There is no such project in this market.`],
  ['listing-tourUrl', msg`The address of the tour must begin with https:// and lead to a public site.`],
  ['listing-videoUrl', msg`The address of the video must begin with https:// and lead to a public site.`],
  ['listing-contact', msg`The words hold a phone number or an address. It is named beside its field.`],
  ['listing-feed', msg`Your agency’s system says this. Change it there.`],
  ['listing-price', msg`The price cannot be so.`],
  ['listing-areaSqm', msg`The floor area cannot be so.`],
  ['listing-landSqm', msg`The land area cannot be so.`],
  ['listing-floor', msg`The floor cannot be so.`],
  ['listing-link', msg`This link is not known, or too old. The next letter has a new one.`],
  ['media-count', msg`A listing has at most 40 pictures.`],
  ['media-last', msg`What is shown keeps at least one photograph.`],
  ['media-type', msg`This is no JPEG, PNG or WebP picture.`],
  ['media-size', msg`The picture is too large.`],
  ['media-dimensions', msg`The picture is too small: at least 200 pixels on each side.`],
  ['media-unreadable', msg`This browser cannot read the picture. Save it as JPEG and choose it again.`],
  ['media-unknown', msg`The picture is gone.`],
  ['too-many-attempts', msg`That was too often. Wait a while, and try again.`],
  ['invalid_access_token', msg`Your session has ended. Log in again; what you wrote stays here.`],
])

export const listingFailureWords = (i18n: I18n, code: Failure['code']): string =>
  i18n._(FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`)
