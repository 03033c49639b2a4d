import type { Position } from 'geojson'
import type { StationGraph } from '#filter/travel-time.ts'
import { distanceMetres } from '#lib/geo-distance.ts'
import { isStationType } from '#market/vocabulary.ts'
import type { AmenityRow, MapShape } from '../db/market/rows.ts'
import { codedLinks, type RideLink } from './station-codes.ts'

/** Ride times: detour of the tracks, speed between stops, and dwell time at each stop. decisions/022 names the sources. */
const TRACK_FACTOR = 1.15
const DWELL_SECONDS = 35
const METRES_PER_SECOND = { metro: 14.5, light: 8.5 }
/** A line serves stations that are nearer to it than this. */
const ON_LINE_METRES = 120
/** Longer distances between neighbours are a gap in the line. */
const LINK_METRES_MAX = 12_000

interface Station {
  name: string
  nameLocal: string | null
  code: string | null
  isLight: boolean
  lat: number
  lng: number
}

/** Seconds from one station to the next, with the stop there, by the distance in a straight line. */
export const rideSeconds = (metres: number, isLight: boolean): number =>
  Math.round(DWELL_SECONDS + (metres * TRACK_FACTOR) / (isLight ? METRES_PER_SECOND.light : METRES_PER_SECOND.metro))

/** One row per station name: interchanges may stand in several rows. */
function stationsOf(amenities: readonly AmenityRow[]): Station[] {
  const byName = new Map<string, Station>()
  for (const { type, name, nameLocal, code, lat, lng } of amenities) {
    if (!isStationType(type)) continue
    const seen = byName.get(name)
    const codes = [...new Set([...(seen?.code?.split('/') ?? []), ...(code?.split('/') ?? [])])].filter(Boolean)
    const isLight = type === 'lrt' && (seen?.isLight ?? true)
    byName.set(name, { ...(seen ?? { name, nameLocal, lat, lng }), code: codes.join('/') || null, isLight })
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The position along the track, in metres, that is nearest to a place; null when the track does not come near. */
function placeAlong(track: readonly Position[], station: Station): number | null {
  const east = Math.cos((station.lat * Math.PI) / 180)
  const flat = ([lng = 0, lat = 0]: Position) => [(lng - station.lng) * 111_195 * east, (lat - station.lat) * 111_195] as const
  let [along, best, place] = [0, Number.POSITIVE_INFINITY, 0]
  for (let i = 1; i < track.length; i++) {
    const [[x1, y1], [x2, y2]] = [flat(track[i - 1] ?? []), flat(track[i] ?? [])]
    const length = Math.hypot(x2 - x1, y2 - y1)
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / length ** 2))
    const away = Math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1))
    if (away < best) [best, place] = [away, along + share * length]
    along += length
  }
  return best <= ON_LINE_METRES ? place : null
}

/** Neighbours along the lines that are drawn on the map. A line that ends where it begins is a loop. */
function drawnLinks(stations: readonly Station[], shapes: readonly MapShape[]): RideLink[] {
  return shapes.flatMap(({ kind, name, geometry }) => {
    if (kind !== 'rail') return []
    const tracks = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.type === 'MultiLineString' ? geometry.coordinates : []
    return tracks.flatMap((track) => {
      const on = stations
        .flatMap((station, index) => {
          const place = placeAlong(track, station)
          return place === null ? [] : [{ index, place }]
        })
        .sort((a, b) => a.place - b.place)
      const [first, last] = [track[0], track.at(-1)]
      const isLoop = on.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
      return on.slice(isLoop ? 0 : 1).flatMap(({ index }, at) => {
        const before = isLoop ? on.at(at - 1) : on[at]
        return before && before.index !== index ? [{ from: before.index, to: index, line: name }] : []
      })
    })
  })
}

/** Neighbours along the lines whose stops are known; those without a place are passed. Null where no line's are. */
function knownLinks(stations: readonly Station[], shapes: readonly MapShape[]): RideLink[] | null {
  const lines = shapes.filter(({ kind, stops }) => kind === 'rail' && stops)
  const indices = new Map(stations.map(({ name }, index) => [name, index]))
  const links = lines.flatMap(({ name, stops = [] }) =>
    stops.flatMap((branch) => {
      const on = branch.flatMap((stop) => indices.get(stop) ?? [])
      return on.slice(1).flatMap((to, at) => ({ from: on[at] ?? to, to, line: name }))
    }),
  )
  return lines.length > 0 ? links : null
}

/**
 * Stations with the rides between neighbours: by their codes where those are numbered along a line, by the stops of the lines where those are
 * known, else by the drawn lines.
 */
export function stationGraph(amenities: readonly AmenityRow[], shapes: readonly MapShape[]): StationGraph {
  const stations = stationsOf(amenities)
  const coded = codedLinks(stations.map(({ code }) => code?.split('/') ?? []))
  const known = coded ? null : knownLinks(stations, shapes)
  const rides = coded ?? known ?? drawnLinks(stations, shapes)
  const lines = [...new Set(rides.map(({ line }) => line))].sort()
  const links = new Map<string, StationGraph['links'][number]>()
  for (const { from, to, line } of rides) {
    const [a, b] = [stations[from], stations[to]]
    if (!a || !b) continue
    const metres = distanceMetres(a, b)
    if (!known && metres > LINK_METRES_MAX) continue
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    links.set(`${low} ${high} ${line}`, [low, high, lines.indexOf(line), rideSeconds(metres, a.isLight || b.isLight)])
  }
  return {
    stations: stations.map(({ name, nameLocal, code, lat, lng }) => ({
      name,
      nameLocal,
      code,
      lat6: Math.round(lat * 1e6),
      lng6: Math.round(lng * 1e6),
    })),
    lines,
    links: [...links.values()].sort(([a, b, line], [c, d, other]) => a - c || b - d || line - other),
  }
}
