import { baseStyle } from '../base-style.ts'
import { FONT } from '../style-words.ts'

/** A project as the map shows it. */
export interface PlaceMark {
  /** how it is called when it is pressed, "public-stack/blk-101-cedar-ave" */
  key: string
  lat: number
  lng: number
  /** what is counted there: advertised homes, or 1 */
  count: number
  /** what stands in the mark instead of the number */
  mark?: string
  /** below the mark: the least price in words, or more */
  price: string
}

/** What the built-in map is drawn from. */
export interface PlacesFiles {
  basemapUrl: string
  stationsUrl: string
  isLocalNames: boolean
}

const SOURCE = 'homes'
/** the layers of gathered projects, and of single ones */
export const PROJECT_CLUSTERS = 'home-clusters'
export const PROJECT_MARKS = 'home-places'
/** nearer than this many pixels, projects are gathered */
const CLUSTER_PX = 44
const CLUSTERS_TO_ZOOM = 14

const INK = { light: { mark: 'rgb(0 119 133)', on: '#fffefd' }, dark: { mark: 'rgb(87 195 207)', on: '#161b20' } }

type Style = ReturnType<typeof baseStyle>

/** The built-in map with a mark at each project: how many homes, and below it the least price; near ones are gathered with their sum. */
export function styleWithPlaces(
  { files, marks }: { files: PlacesFiles; marks: readonly PlaceMark[] },
  scheme: keyof typeof INK,
  origin: string,
): Style {
  const absolute = (url: string) => new URL(url, origin).href
  const base = baseStyle({
    basemapUrl: absolute(files.basemapUrl),
    stationsUrl: absolute(files.stationsUrl),
    isLocalNames: files.isLocalNames,
    scheme,
    labelSide: 'below',
    origin,
  })
  const { mark, on } = INK[scheme]
  const circle = {
    'circle-color': mark,
    'circle-stroke-color': on,
    'circle-stroke-width': 1.5,
    'circle-radius': ['interpolate', ['linear'], ['ln', ['get', 'count']], 0, 11, 3, 15, 7, 24],
  }
  const number = {
    'text-field': ['coalesce', ['get', 'mark'], ['to-string', ['get', 'count']]],
    'text-font': FONT,
    'text-size': 12,
    'text-allow-overlap': true,
  }
  const layers = [
    ...base.layers,
    { id: PROJECT_CLUSTERS, type: 'circle', source: SOURCE, filter: ['has', 'point_count'], paint: { ...circle, 'circle-opacity': 0.88 } },
    { id: PROJECT_MARKS, type: 'circle', source: SOURCE, filter: ['!', ['has', 'point_count']], paint: circle },
    { id: 'home-counts', type: 'symbol', source: SOURCE, layout: number, paint: { 'text-color': on } },
    {
      id: 'home-prices',
      type: 'symbol',
      source: SOURCE,
      filter: ['!', ['has', 'point_count']],
      layout: { 'text-field': ['get', 'price'], 'text-font': FONT, 'text-size': 11.5, 'text-anchor': 'top', 'text-offset': [0, 1.2] },
      paint: { 'text-color': scheme === 'light' ? '#151b24' : '#eceae4', 'text-halo-color': on, 'text-halo-width': 2 },
    },
  ] as Style['layers']
  return { ...base, sources: { ...base.sources, [SOURCE]: sourceOf(marks) }, layers }
}

const sourceOf = (marks: readonly PlaceMark[]): Style['sources'][string] => ({
  type: 'geojson',
  cluster: true,
  clusterRadius: CLUSTER_PX,
  clusterMaxZoom: CLUSTERS_TO_ZOOM,
  clusterProperties: { count: ['+', ['get', 'count']] },
  data: {
    type: 'FeatureCollection',
    features: marks.map(({ lat, lng, ...properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties,
    })),
  },
})
