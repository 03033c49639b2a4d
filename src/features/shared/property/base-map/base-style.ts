import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { ground, railways } from './base-ground.ts'
import { labels } from './base-labels.ts'
import type { ColourScheme } from './map-colours.ts'
import { MAP_COLOURS, type MapColours } from './map-colours.ts'
import { byZoom, FONT, LARGE_FROM_ZOOM } from './style-words.ts'

export interface BaseStyleInput {
  /** absolute addresses of the two GeoJSON files */
  basemapUrl: string
  stationsUrl: string
  scheme: ColourScheme
  /** true: the local names where there are any */
  isLocalNames: boolean
  /** the side of the selected mark for its name, opposite to the callout */
  labelSide: 'left' | 'below'
  /** the address fonts are relative to */
  origin: string
}

/** the source and layer of the selected project's name, filled by the canvas */
export const SELECTED_SOURCE = 'selected'
/** the source of near marks with their last prices, filled by the canvas */
export const PRICE_SOURCE = 'prices'
/** the source of all marks where they are few, so that names of places avoid them */
export const ROOM_SOURCE = 'mark-rooms'
const NOTHING: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }

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
      // few large tiles, so that a name is drawn once and not in every tile
      names: { type: 'geojson', data: basemapUrl, maxzoom: 8, tolerance: 0 },
      stations: { type: 'geojson', data: stationsUrl },
      [SELECTED_SOURCE]: NOTHING,
      [PRICE_SOURCE]: NOTHING,
      [ROOM_SOURCE]: NOTHING,
    },
    layers: [
      ...ground(colours),
      ...railways(colours),
      ...labels(colours, name),
      priceLabel(colours),
      nearMarkRoom,
      markRoom,
      selectedLabel(colours, labelSide),
    ],
  }
}

/** Below its mark; of overlapping prices only that of the more expensive project is shown. */
const priceLabel = (colours: MapColours): LayerSpecification => ({
  id: 'price-label',
  type: 'symbol',
  source: PRICE_SOURCE,
  minzoom: LARGE_FROM_ZOOM,
  layout: {
    'text-field': ['get', 'price'],
    'text-font': FONT,
    'text-size': 11.5,
    'text-anchor': 'top',
    'text-offset': [0, 1.25],
    'text-padding': 2,
    'symbol-sort-key': ['get', 'order'],
  },
  paint: { 'text-color': colours.selectedLabel, 'text-halo-color': colours.halo, 'text-halo-width': 2.2 },
})

/**
 * An invisible symbol that occupies the middle of near marks before labels are placed, so that labels go beside the marks and not over them;
 * small enough to leave room for the mark's own price. Marks without a price, such as clusters, occupy more.
 */
const nearMarkRoom: LayerSpecification = {
  id: 'near-mark-room',
  type: 'symbol',
  source: PRICE_SOURCE,
  layout: {
    'text-field': 'OO',
    'text-font': FONT,
    'text-size': ['case', ['==', ['get', 'order'], 0], 22, 16],
    'text-padding': 1,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
}

/** The same for the small marks of a market that has few. */
const markRoom: LayerSpecification = {
  id: 'mark-room',
  type: 'symbol',
  source: ROOM_SOURCE,
  maxzoom: LARGE_FROM_ZOOM,
  layout: { 'text-field': 'O', 'text-font': FONT, 'text-size': byZoom(9, 6, 12.9, 8), 'text-padding': 0, 'text-allow-overlap': true },
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
