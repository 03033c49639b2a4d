import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TourHour, TourNeed, TourState } from '#graphql/generated/graphql.ts'
import type { BadgeTone } from '#ui/badge.tsx'

export const TOUR_STATE_WORDS: Record<TourState, MessageDescriptor> = {
  DRAFT: msg`Draft`,
  LIVE: msg`Shown`,
  OFF: msg`Taken off`,
}

export const TOUR_STATE_TONES: Record<TourState, BadgeTone> = { DRAFT: 'caution', LIVE: 'lagoon', OFF: 'quiet' }

export const TOUR_HOUR_WORDS: Record<TourHour, MessageDescriptor> = {
  DAY: msg`By day`,
  DUSK: msg`In the evening`,
  EMPTY: msg`Unfurnished`,
}

export const TOUR_NEED_WORDS: Record<TourNeed, MessageDescriptor> = {
  AGENT_NAME: msg`Your name`,
  AGENT_LICENCE: msg`Your licence, as the register lists it`,
  AGENCY: msg`The name of your agency`,
  AGENCY_LICENCE: msg`The licence of your agency`,
  AGENT_PHONE: msg`Your phone number, confirmed`,
  TITLE: msg`A title`,
  SCENES: msg`A panorama`,
  SCENE_NAME: msg`A name for every room`,
  ALT: msg`A text for every room, for those who do not see it`,
  NOTE: msg`Words on every note`,
}

/** Needs that are mended in the account, not in the studio. */
export const ACCOUNT_NEEDS: ReadonlySet<TourNeed> = new Set(['AGENT_NAME', 'AGENT_LICENCE', 'AGENCY', 'AGENCY_LICENCE', 'AGENT_PHONE'])

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  'pano-empty': msg`The file is empty.`,
  'pano-bytes': msg`The file is larger than 200 MB.`,
  'pano-type': msg`This is no JPEG, PNG or WebP picture, whatever its name says.`,
  'pano-small': msg`The panorama is less than 2,048 pixels wide. Export it larger: 4,096 or more look good.`,
  'pano-large': msg`The panorama says it is larger than 16,384 by 8,192 pixels. Export it smaller.`,
  'pano-ratio': msg`The picture is not twice as wide as high. A whole panorama is: 360 degrees around, 180 from top to bottom.`,
  'pano-sweep': msg`The picture is a sweep, and nothing in it says how far around it goes. Export it as a 360° picture with its panorama data.`,
  'pano-part': msg`The picture says that it is a part of a panorama, but not which. Export it again with its panorama data.`,
  'pano-projection': msg`The picture is unrolled in another way than equirectangular. Export it as an equirectangular panorama.`,
  'pano-fisheye': msg`The picture is two round ones side by side, as the camera takes them. Join them into one panorama with the camera’s program first.`,
  'pano-unreadable': msg`This browser cannot read the picture. It may be damaged.`,
  'bundle-bytes': msg`The panorama is too large after it was cut. Export it smaller.`,
  'bundle-count': msg`The tour has as many pictures as there can be. Delete rooms that you do not need.`,
  'bundle-list': msg`The picture has not arrived whole. Try it again.`,
  'bundle-type': msg`The picture has not arrived whole. Try it again.`,
  'bundle-size': msg`The picture has not arrived whole. Try it again.`,
  'bundle-unknown': msg`The picture has not arrived whole. Try it again.`,
  'tour-title': msg`Write a title.`,
  'tour-count': msg`There are as many tours as there can be. Delete one that you no longer need.`,
  'tour-incomplete': msg`Something is still missing, see the list.`,
  'tour-changed': msg`The tour was changed elsewhere.`,
  'tour-picture': msg`A picture of it is gone. Add it again.`,
  'tour-project': msg`There is no such project in the country of the tour.`,
  'listing-unknown': msg`This listing is not among yours any more.`,
  'order-unknown': msg`This order is not among yours.`,
  'order-state': msg`The order has changed meanwhile. Its present state is shown.`,
  'order-services': msg`No tour is ordered.`,
  'order-tour': msg`Something is still missing, see the list.`,
  'tour-draft': msg`What is written cannot be kept so.`,
  'tour-unknown': msg`This tour is not among yours any more.`,
  invalid_access_token: msg`You are signed out. Sign in again; what you wrote stays on this device.`,
}

/** A refusal in words; the connection for all that has no words of its own. */
export const studioFailureWords = (i18n: I18n, code: string): string =>
  i18n._(FAILURES[code] ?? msg`The service did not answer. Try again.`)
