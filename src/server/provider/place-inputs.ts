import { NEAR_RADIUS_MAX_METRES } from '#graphql/limits.ts'
import { boundsAround } from '#lib/geo-distance.ts'
import { builder } from './builder.ts'
import { refusal } from './errors.ts'

export interface PlaceBounds {
  south: number
  west: number
  north: number
  east: number
}

export interface Near {
  lat: number
  lng: number
  radiusMetres: number
}

export const BoundsInput = builder.inputType('BoundsInput', {
  fields: (t) => ({
    south: t.float({ required: true }),
    west: t.float({ required: true }),
    north: t.float({ required: true }),
    east: t.float({ required: true }),
  }),
})

export const NearInput = builder.inputType('NearInput', {
  fields: (t) => ({
    lat: t.float({ required: true }),
    lng: t.float({ required: true }),
    radiusMetres: t.float({ required: true, description: `At most ${NEAR_RADIUS_MAX_METRES.toLocaleString('en')}.` }),
  }),
})

const METRES_PER_DEGREE = 111_195

/** Throws a refusal for a circle that is too wide or off the globe. */
export function checkedNear(near: Near): Near {
  const isPlace = Math.abs(near.lat) <= 90 && Math.abs(near.lng) <= 180
  if (!isPlace || !(near.radiusMetres > 0)) throw refusal('bad-place', 'near needs a place on the globe and a radius above 0.')
  if (near.radiusMetres > NEAR_RADIUS_MAX_METRES) throw refusal('radius-too-large', `radiusMetres is at most ${NEAR_RADIUS_MAX_METRES}.`)
  return near
}

/** A condition on the alias's rtree and its exact position; boxes in the rtree are rounded to 32 bits, so both are needed. */
export function withinBounds(alias: string, rtree: string, bounds: PlaceBounds) {
  const { south, north, west, east } = bounds
  if (!(south <= north && west <= east)) throw refusal('bad-bounds', 'bounds must have south ≤ north and west ≤ east.')
  return {
    sql: `${alias}.id in (select id from ${rtree} where lat_max >= ? and lat_min <= ? and lng_max >= ? and lng_min <= ?)
      and ${alias}.lat between ? and ? and ${alias}.lng between ? and ?`,
    parameters: [south, north, west, east, south, north, west, east],
  }
}

/** SQL of the squared distance in square metres on a flat projection, which is precise enough for a few kilometres. */
export function squaredDistance(alias: string, from: { lat: number; lng: number }) {
  const perLng = METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)
  const north = `((${alias}.lat - ?) * ${METRES_PER_DEGREE})`
  const east = `((${alias}.lng - ?) * ${perLng})`
  return { sql: `(${north} * ${north} + ${east} * ${east})`, parameters: [from.lat, from.lat, from.lng, from.lng] }
}

/** A condition that holds within the circle. */
export function withinCircle(alias: string, rtree: string, near: Near) {
  const box = withinBounds(alias, rtree, boundsAround(near, near.radiusMetres))
  const distance = squaredDistance(alias, near)
  return {
    sql: `${box.sql} and ${distance.sql} <= ?`,
    parameters: [...box.parameters, ...distance.parameters, near.radiusMetres ** 2],
  }
}
