import { TOUR_BUNDLES, TOUR_COUNTS, TOUR_HOURS, TOUR_SPOT_KINDS, TOUR_STATES } from '#graphql/tour-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type TypeGroup } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, real, table, text } from '../column-table.ts'
import { BUNDLE_STATES } from './words.ts'

// Tours.

export const TOUR = table('tour', {
  id: text(),
  path: text(),
  country: anyOf(COUNTRY_CODES),
  agent: orNull(text()),
  lines: orNull(text()),
  state: anyOf(TOUR_STATES),
  version: integer(),
  title: text(),
  about: text(),
  locale: text<LocaleCode>(),
  typeGroup: orNull(text<TypeGroup>()),
  projectSlug: orNull(text()),
  projectName: text(),
  listingId: orNull(text()),
  planWidth: orNull(integer()),
  planHeight: orNull(integer()),
  planMetre: orNull(real()),
  createdAt: integer(),
  updatedAt: integer(),
  draft: orNull(text()),
  plan: orNull(text()),
  lat: orNull(real()),
  lng: orNull(real()),
  cameraMetres: orNull(real()),
  orderId: orNull(text()),
})

export const TOUR_SCENE = table('tour_scene', {
  id: text(),
  tourId: text(),
  position: integer(),
  place: text(),
  hour: anyOf(TOUR_HOURS),
  name: text(),
  caption: text(),
  alt: text(),
  north: real(),
  yaw: real(),
  pitch: real(),
  zoom: real(),
  planX: orNull(real()),
  planY: orNull(real()),
  width: integer(),
  height: integer(),
  pano: orNull(text()),
  still: orNull(text()),
})

export const TOUR_SPOT = table('tour_spot', {
  id: text(),
  sceneId: text(),
  kind: anyOf(TOUR_SPOT_KINDS),
  toScene: orNull(text()),
  title: text(),
  text: text(),
  yaw: real(),
  pitch: real(),
})

export const TOUR_COUNT = table('tour_count', {
  tourId: text(),
  day: text(),
  what: anyOf(TOUR_COUNTS),
  sceneId: text(),
  n: integer(),
})

export const TOUR_BUNDLE = table('tour_bundle', {
  id: text(),
  tourId: text(),
  kind: anyOf(TOUR_BUNDLES),
  print: text(),
  bytes: integer(),
  partsId: text(),
  state: anyOf(BUNDLE_STATES),
  width: orNull(integer()),
  height: orNull(integer()),
  files: orNull(text()),
  createdAt: integer(),
  changedAt: integer(),
})

export const TOUR_BUNDLE_PART = table('tour_bundle_part', {
  bundleId: text(),
  number: integer(),
  etag: text(),
})

export const TOUR_WASTE = table('tour_waste', {
  key: text(),
  partsId: orNull(text()),
  at: integer(),
})
