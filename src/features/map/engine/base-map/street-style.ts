import type { LayerSpecification } from 'maplibre-gl'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { MAP_COLOURS } from '#property/base-map/map-colours.ts'
import { byZoom, FONT } from '#property/base-map/style-words.ts'

interface StreetColours {
  main: string
  other: string
  casing: string
  /** of streets too thin for a casing */
  far: string
  label: string
}

/** Loaded with the streets, so apart from the colours of the first frame. */
export const STREET_COLOURS: Record<ColourScheme, StreetColours> = {
  light: { main: '#fbefd2', other: '#ffffff', casing: '#d6cdb9', far: '#d3c39e', label: '#6e6a60' },
  dark: { main: '#49505a', other: '#3a424a', casing: '#15191e', far: '#4a525b', label: '#a9aeb3' },
}

/** from this zoom on streets besides the main ones are drawn */
export const OTHER_STREETS_FROM_ZOOM = 12.4
const CASING_FROM_ZOOM = 13

export const MAIN_SOURCE = 'street-main'
export const OTHER_SOURCE = 'street-other'

const WIDTHS = {
  main: [10, 0.6, 12, 1.6, 13, 2.2, 14, 3.6, 16, 9, 18, 24],
  other: [12.4, 0.5, 13, 0.8, 14, 2.3, 16, 6.5, 18, 19],
}
const CASINGS = {
  main: [13, 3, 14, 5, 16, 11, 18, 27],
  other: [13, 1.4, 14, 3.8, 16, 8.2, 18, 22],
}

/** Streets under rails and marks: thin lines from afar, with a casing from near. Their names come along them, fewest from afar. */
export function streetLayers(scheme: ColourScheme): LayerSpecification[] {
  const colours = STREET_COLOURS[scheme]
  const line = (kind: 'main' | 'other', part: 'casing' | 'line'): LayerSpecification => ({
    id: `street-${kind}-${part}`,
    type: 'line',
    source: kind === 'main' ? MAIN_SOURCE : OTHER_SOURCE,
    minzoom: part === 'casing' ? CASING_FROM_ZOOM : kind === 'main' ? 10 : OTHER_STREETS_FROM_ZOOM,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color':
        part === 'casing' ? colours.casing : ['interpolate', ['linear'], ['zoom'], CASING_FROM_ZOOM, colours.far, 13.8, colours[kind]],
      'line-width': byZoom(...(part === 'casing' ? CASINGS : WIDTHS)[kind]),
      ...(part === 'casing' ? { 'line-opacity': byZoom(CASING_FROM_ZOOM, 0, 13.8, 1) } : {}),
    },
  })
  const label = (kind: 'main' | 'other', minzoom: number): LayerSpecification => ({
    id: `street-${kind}-label`,
    type: 'symbol',
    source: kind === 'main' ? MAIN_SOURCE : OTHER_SOURCE,
    minzoom,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      // near marks take most places, so more are tried where there are more marks
      'symbol-spacing': byZoom(13, 180, 16, 380),
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': kind === 'main' ? byZoom(13, 9.5, 16, 12, 18, 14) : byZoom(14, 9, 16, 11, 18, 13),
      'text-max-angle': 30,
      'text-padding': byZoom(13, 8, 15, 3),
    },
    paint: { 'text-color': colours.label, 'text-halo-color': MAP_COLOURS[scheme].halo, 'text-halo-width': 1.3 },
  })
  return [
    line('other', 'casing'),
    line('main', 'casing'),
    line('other', 'line'),
    line('main', 'line'),
    label('other', 14.4),
    label('main', 13.4),
  ]
}
