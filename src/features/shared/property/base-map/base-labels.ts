import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { byRank, byZoom, FONT, ofKind } from './style-words.ts'

/** Beside, above or below its place where a mark is in the way, and a little further off where several are; ems. */
function around(near: number, far: number): ExpressionSpecification {
  const sides = (away: number) => [
    'top',
    [0, away],
    'bottom',
    [0, -away],
    'left',
    [away, 0],
    'right',
    [-away, 0],
    'top-left',
    [away, away],
    'top-right',
    [-away, away],
    'bottom-left',
    [away, -away],
    'bottom-right',
    [-away, -away],
  ]
  return ['literal', ['center', [0, 0], ...sides(near), ...sides(far)]] as unknown as ExpressionSpecification
}

/** Areas of a rank; shapes without a rank count as second. */
const area = (rank: number): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], 'area'],
  ['==', ['coalesce', ['get', 'rank'], 2], rank],
]

/** Names of the sea and of lakes, blue and widely spaced, as is usual on maps. */
const waterNames = (colours: MapColours, name: ExpressionSpecification): LayerSpecification[] => [
  {
    id: 'sea-label',
    type: 'symbol',
    source: 'names',
    minzoom: 8.5,
    filter: ['all', ['==', ['get', 'kind'], 'sea'], ['any', ['<', ['get', 'rank'], 2], ['>=', ['zoom'], 10.5]]],
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 9, byRank(12, 10.5, 10), 14, byRank(18, 14.5, 12.5)],
      'text-letter-spacing': byRank(0.16, 0.12, 0.06),
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 2],
    },
    paint: { 'text-color': colours.waterLabel, 'text-halo-color': colours.water, 'text-halo-width': 1.2 },
  },
  {
    id: 'water-label',
    type: 'symbol',
    source: 'names',
    minzoom: 12.5,
    filter: ['all', ofKind('water', 'Polygon'), ['has', 'name']],
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': byZoom(12, 10, 16, 12.5),
      'text-letter-spacing': 0.04,
      'text-max-width': 6,
      'text-padding': 10,
    },
    paint: { 'text-color': colours.waterLabel, 'text-halo-color': colours.water, 'text-halo-width': 1.2 },
  },
]

const stations = (colours: MapColours, name: ExpressionSpecification): LayerSpecification => ({
  id: 'station-label',
  type: 'symbol',
  source: 'stations',
  minzoom: 12.6,
  layout: {
    'text-field': name,
    'text-font': FONT,
    'text-size': byZoom(12, 10, 16, 12.5),
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 0.75,
    'text-max-width': 9,
    'text-padding': 6,
  },
  paint: { 'text-color': colours.stationLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
})

/** Letters of a station's exits, close by alone. */
const exits = (colours: MapColours): LayerSpecification => ({
  id: 'exit-label',
  type: 'symbol',
  source: 'names',
  minzoom: 15.2,
  filter: ofKind('exit', 'Point'),
  layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': byZoom(15, 9.5, 18, 13), 'text-padding': 1 },
  paint: { 'text-color': colours.stationLabel, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
})

const parks = (colours: MapColours, name: ExpressionSpecification): LayerSpecification => ({
  id: 'park-label',
  type: 'symbol',
  source: 'names',
  minzoom: 11.2,
  filter: ofKind('park', 'Polygon'),
  layout: {
    'text-field': name,
    'text-font': FONT,
    'text-size': byZoom(11, 10, 15, 12.5),
    'text-max-width': 7,
    'text-padding': byZoom(11, 14, 14, 6),
  },
  paint: { 'text-color': colours.parkLabel, 'text-halo-color': colours.park, 'text-halo-width': 1.2 },
})

const quarters = (id: string, rank: number, minzoom: number, colours: MapColours, name: ExpressionSpecification): LayerSpecification => ({
  id,
  type: 'symbol',
  source: 'names',
  minzoom,
  filter: area(rank),
  layout: {
    'text-field': name,
    'text-font': FONT,
    'text-size': byZoom(9, 9.5, 15, 13),
    'text-variable-anchor-offset': around(0.8, 2),
    'text-justify': 'auto',
    'text-max-width': 8,
    'text-padding': 3,
  },
  paint: { 'text-color': colours.quarterLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
})

/** Regions widely spaced from low zoom, districts in capitals, quarters small from high zoom. */
const areas = (colours: MapColours, name: ExpressionSpecification): LayerSpecification[] => [
  quarters('small-quarter-label', 4, 12.6, colours, name),
  quarters('quarter-label', 3, 9, colours, name),
  {
    id: 'area-label',
    type: 'symbol',
    source: 'names',
    minzoom: 9,
    filter: area(2),
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': byZoom(9, 9.5, 12, 11.5, 15, 14),
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.14,
      'text-variable-anchor-offset': around(0.9, 1.7),
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': byZoom(9, 10, 13, 4),
    },
    paint: { 'text-color': colours.areaLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
  },
  {
    id: 'region-label',
    type: 'symbol',
    source: 'names',
    maxzoom: 12,
    filter: area(1),
    layout: {
      'text-field': name,
      'text-font': FONT,
      'text-size': byZoom(7, 11, 11, 15),
      'text-letter-spacing': 0.06,
      'text-variable-anchor-offset': around(1, 2.6),
      'text-justify': 'auto',
      'text-max-width': 9,
      'text-padding': 12,
    },
    paint: { 'text-color': colours.regionLabel, 'text-halo-color': colours.halo, 'text-halo-width': 1.8 },
  },
]

/** Marks are drawn below the first of these layers; labels of the last layer are placed first. */
export const labels = (colours: MapColours, name: ExpressionSpecification): LayerSpecification[] => [
  ...waterNames(colours, name),
  parks(colours, name),
  exits(colours),
  stations(colours, name),
  ...areas(colours, name),
]
