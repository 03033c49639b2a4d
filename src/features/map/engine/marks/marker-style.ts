import type { TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'

export type Rgb = readonly [number, number, number]

/** One group's mark: shape as well as colour, so that colour is never the only cue. Read by map layers, atlas and legend. */
export interface MarkerStyle {
  /** the outline in a box of 24 × 24 */
  path: string
  /** the CSS token of the same colour */
  token: string
  colour: Record<ColourScheme, Rgb>
}

/** public-stack: blue-green circle; private-stack: indigo square; private-land: ochre triangle. */
export const MARKER_STYLES = {
  'public-stack': {
    path: 'M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0 -20.8Z',
    token: '--color-lagoon',
    colour: { light: [0, 119, 133], dark: [87, 195, 207] },
  },
  'private-stack': {
    path: 'M4.6 2.8h14.8a1.8 1.8 0 0 1 1.8 1.8v14.8a1.8 1.8 0 0 1 -1.8 1.8h-14.8a1.8 1.8 0 0 1 -1.8 -1.8v-14.8a1.8 1.8 0 0 1 1.8 -1.8Z',
    token: '--color-indigo',
    colour: { light: [70, 80, 168], dark: [150, 165, 240] },
  },
  'private-land': {
    path: 'M10.5 2.5a1.75 1.75 0 0 1 3 0l9.3 16.4a1.75 1.75 0 0 1 -1.5 2.6h-18.6a1.75 1.75 0 0 1 -1.5 -2.6Z',
    token: '--color-ochre',
    colour: { light: [176, 122, 32], dark: [228, 172, 89] },
  },
} as const satisfies Record<TypeGroup, MarkerStyle>

/** the ring around every mark, which separates it from its neighbours */
export const MARKER_RING: Record<ColourScheme, Rgb> = { light: [255, 254, 253], dark: [22, 27, 32] }
/** a cluster of several groups */
export const CLUSTER_INK: Record<ColourScheme, Rgb> = { light: [47, 54, 66], dark: [206, 209, 212] }

/** §9: the size of a mark in CSS pixels from {@link LARGE_FROM_ZOOM} */
export const MARKER_PX = 25
/** more marks than this are drawn as dots below {@link SHAPES_FROM_ZOOM}, because their shapes could not be told apart */
export const SHAPES_UP_TO = 2_000
export const SHAPES_FROM_ZOOM = 12

export const cssColour = ([r, g, b]: Rgb, alpha = 1): string => `rgb(${r} ${g} ${b} / ${alpha})`

/** of the counts in clusters; must be loaded before they are drawn */
export const COUNT_FONT = '600 26px "Inter Variable"'
