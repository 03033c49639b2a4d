import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_COLOURS, type MapColours } from './map-colours.ts'
import type { ColourScheme } from './marker-style.ts'

export interface BaseStyleInput {
  /** absolute addresses of the two GeoJSON files */
  basemapUrl: string
  stationsUrl: string
  scheme: ColourScheme
  /** true: the local names where there are any */
  isLocalNames: boolean
  /** where the selected mark's name goes: where its callout is not */
  labelSide: 'left' | 'below'
  /** the address fonts are relative to */
  origin: string
}

/** the source and layer of the selected project's name, filled by the canvas */
export const SELECTED_SOURCE = 'selected'
/** the source of near marks with their last prices, filled by the canvas */
export const PRICE_SOURCE = 'prices'
/** from this zoom on there is room for prices */
export const PRICES_FROM_ZOOM = 15
const FONT = ['Inter']
const NOTHING: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }

const ofKind = (kind: string, shape: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]],
]

const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification

/** The offline basemap, drawn from two files of our own and the typeface of the page. */
export function baseStyle({ basemapUrl, stationsUrl, scheme, isLocalNames, labelSide, origin }: BaseStyleInput): StyleSpecification {
  const colours = MAP_COLOURS[scheme]
  const name: ExpressionSpecification = isLocalNames
    ? ['coalesce', ['get', 'nameLocal'], ['get', 'name'], '']
    : ['coalesce', ['get', 'name'], '']
  const font = (file: string, range: string[]) => ({ url: new URL(file, origin).href, 'unicode-range': range })
  return {
    version: 8,
    // Latin from the page's own font files; Chinese is drawn by the fonts of the visitor's device
    'font-faces': { Inter: [font(interLatin, ['U+0000-00FF', 'U+2000-206F']), font(interLatinExt, ['U+0100-02BA', 'U+1E00-1EFF'])] },
    sources: {
      basemap: { type: 'geojson', data: basemapUrl, tolerance: 0.2 },
      // the same shapes in few large tiles, so that a name is written once and not in every tile
      names: { type: 'geojson', data: basemapUrl, maxzoom: 8, tolerance: 0 },
      stations: { type: 'geojson', data: stationsUrl },
      [SELECTED_SOURCE]: NOTHING,
      [PRICE_SOURCE]: NOTHING,
    },
    layers: [
      ...ground(colours),
      ...railways(colours),
      ...labels(colours, name),
      priceLabel(colours),
      markRoom,
      selectedLabel(colours, labelSide),
    ],
  }
}

const ground = (colours: MapColours): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours.water } },
  {
    id: 'land',
    type: 'fill',
    source: 'basemap',
    filter: ofKind('land', 'Polygon'),
    paint: { 'fill-color': colours.land, 'fill-outline-color': colours.coast },
  },
  { id: 'park', type: 'fill', source: 'basemap', filter: ofKind('park', 'Polygon'), paint: { 'fill-color': colours.park } },
  {
    id: 'water',
    type: 'fill',
    source: 'basemap',
    filter: ofKind('water', 'Polygon'),
    paint: { 'fill-color': colours.water, 'fill-outline-color': colours.coast },
  },
  {
    id: 'area-line',
    type: 'line',
    source: 'basemap',
    filter: ofKind('area', 'Polygon'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.areaLine, 'line-width': byZoom(9, 0.6, 14, 1.4) },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'basemap',
    filter: ofKind('land', 'Polygon'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.coast, 'line-width': byZoom(8, 0.8, 14, 1.4) },
  },
]

const railways = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'rail-casing',
    type: 'line',
    source: 'basemap',
    filter: ofKind('rail', 'LineString'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.railCasing, 'line-width': byZoom(9, 2.4, 14, 6), 'line-opacity': 0.8 },
  },
  {
    id: 'rail',
    type: 'line',
    source: 'basemap',
    filter: ofKind('rail', 'LineString'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': ['coalesce', ['get', 'colour'], colours.rail], 'line-width': byZoom(9, 1.1, 14, 2.6), 'line-opacity': 0.5 },
  },
  {
    id: 'station',
    type: 'circle',
    source: 'stations',
    minzoom: 11.2,
    paint: {
      'circle-radius': byZoom(11, 1.8, 14, 4.4, 17, 6),
      'circle-color': colours.halo,
      'circle-stroke-color': colours.station,
      'circle-stroke-width': byZoom(11, 1, 14, 1.6),
    },
  },
]

/** The first layer here is what the marks stay below. */
const labels = (colours: MapColours, name: ExpressionSpecification): LayerSpecification[] => [
  {
    id: 'park-label',
    type: 'symbol',
    source: 'names',
    minzoom: 11.6,
    filter: ofKind('park', 'Polygon'),
    layout: { 'text-field': name, 'text-font': FONT, 'text-size': byZoom(10, 10.5, 15, 13), 'text-max-width': 7, 'text-padding': 8 },
    paint: { 'text-color': colours.parkLabel, 'text-halo-color': colours.park, 'text-halo-width': 1.2 },
  },
  {
    id: 'station-label',
    type: 'symbol',
    source: 'stations',
    minzoom: 12.6,
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': byZoom(12, 10.5, 16, 13),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.75,
      'text-max-width': 9,
      'text-padding': 6,
    },
    paint: { 'text-color': colours.stationLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  },
  {
    id: 'area-label',
    type: 'symbol',
    source: 'names',
    filter: ['==', ['get', 'kind'], 'area'],
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': byZoom(9, 10, 12, 11.5, 15, 14),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.14,
      'text-max-width': 8,
      'text-padding': byZoom(9, 14, 13, 4),
    },
    paint: { 'text-color': colours.areaLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
  },
]

/** Below its mark; of prices that would touch only the dearer project's is written. */
const priceLabel = (colours: MapColours): LayerSpecification => ({
  id: 'price-label',
  type: 'symbol',
  source: PRICE_SOURCE,
  minzoom: PRICES_FROM_ZOOM,
  layout: {
    'text-field': ['get', 'price'],
    'text-font': FONT,
    'text-size': 11.5,
    'text-anchor': 'top',
    'text-offset': [0, 1.25],
    'text-padding': 2,
    'symbol-sort-key': ['get', 'order'],
  },
  paint: { 'text-color': colours.selectedLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
})

/**
 * Nothing to see: it takes the middle of the near marks before other words are placed, so that those go beside the marks and not over them;
 * small enough to leave room for the mark's own price.
 */
const markRoom: LayerSpecification = {
  id: 'mark-room',
  type: 'symbol',
  source: PRICE_SOURCE,
  layout: { 'text-field': 'O', 'text-font': FONT, 'text-size': 14, 'text-padding': 2, 'text-allow-overlap': true },
  paint: { 'text-opacity': 0 },
}

const selectedLabel = (colours: MapColours, side: BaseStyleInput['labelSide']): LayerSpecification => ({
  id: 'selected-label',
  type: 'symbol',
  source: SELECTED_SOURCE,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': 13.5,
    'text-anchor': side === 'left' ? 'right' : 'top',
    'text-offset': side === 'left' ? [-1.8, 0] : [0, 1.7],
    'text-max-width': 12,
    'text-allow-overlap': true,
  },
  paint: { 'text-color': colours.selectedLabel, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
})
