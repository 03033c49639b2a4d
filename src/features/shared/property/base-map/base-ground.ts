import type { LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { byZoom, ofKind } from './style-words.ts'

/** The paper: sea with a soft shore, land, parks, lakes, borders. */
export const ground = (colours: MapColours): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours.water } },
  // a lighter band along every coast, for shallow water
  {
    id: 'shallows',
    type: 'line',
    source: 'basemap',
    filter: ofKind('land', 'Polygon'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.shallows, 'line-width': byZoom(8, 3, 12, 14, 16, 44), 'line-blur': byZoom(8, 2.5, 12, 11, 16, 34) },
  },
  // under the land, which hides its inner half, so that areas that make up the land have no coast between them
  {
    id: 'coast',
    type: 'line',
    source: 'basemap',
    filter: ofKind('land', 'Polygon'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.coast, 'line-width': byZoom(8, 1.4, 14, 3.2) },
  },
  { id: 'land', type: 'fill', source: 'basemap', filter: ofKind('land', 'Polygon'), paint: { 'fill-color': colours.land } },
  { id: 'park', type: 'fill', source: 'basemap', filter: ofKind('park', 'Polygon'), paint: { 'fill-color': colours.park } },
  {
    id: 'park-line',
    type: 'line',
    source: 'basemap',
    filter: ofKind('park', 'Polygon'),
    minzoom: 11,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.parkLine, 'line-width': byZoom(11, 0.4, 15, 1.2) },
  },
  { id: 'water', type: 'fill', source: 'basemap', filter: ofKind('water', 'Polygon'), paint: { 'fill-color': colours.water } },
  {
    id: 'water-line',
    type: 'line',
    source: 'basemap',
    filter: ofKind('water', 'Polygon'),
    layout: { 'line-join': 'round' },
    // at low zoom a river is thinner than a pixel; the lines of its banks keep it visible
    paint: {
      'line-color': ['interpolate', ['linear'], ['zoom'], 11, colours.water, 13, colours.coast],
      'line-width': byZoom(9, 0.9, 14, 0.8),
    },
  },
  {
    id: 'area-line',
    type: 'line',
    source: 'basemap',
    filter: ofKind('area', 'Polygon'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.areaLine, 'line-width': byZoom(9, 0.6, 14, 1.4) },
  },
]

/** Rail in muted colours of the lines, for orientation. */
export const railways = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'rail-casing',
    type: 'line',
    source: 'basemap',
    filter: ofKind('rail', 'LineString'),
    minzoom: 11,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.railCasing, 'line-width': byZoom(11, 2.2, 14, 5, 17, 8), 'line-opacity': 0.75 },
  },
  {
    id: 'rail',
    type: 'line',
    source: 'basemap',
    filter: ofKind('rail', 'LineString'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': ['coalesce', ['get', 'colour'], colours.rail],
      'line-width': byZoom(8, 0.5, 11, 1.1, 14, 2.2, 17, 4),
      'line-opacity': byZoom(8, 0.35, 12, 0.5, 15, 0.6),
    },
  },
  {
    id: 'station',
    type: 'circle',
    source: 'stations',
    minzoom: 11.6,
    paint: {
      'circle-radius': byZoom(11.6, 1.3, 14, 3.6, 17, 6),
      'circle-color': colours.halo,
      'circle-stroke-color': colours.station,
      'circle-stroke-width': byZoom(11.6, 0.8, 14, 1.4),
    },
  },
]
