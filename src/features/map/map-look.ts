import type { ColourBy } from './engine/marks/marker-metric.ts'

/** The map's styles, as the address has them; the first, as the page, needs no word there. */
export const MAP_STYLES = ['page', 'light', 'dark', 'satellite'] as const
export type MapStyle = (typeof MAP_STYLES)[number]

export const mapStyleOf = (word: string | number | undefined): MapStyle => MAP_STYLES.find((style) => style === word) ?? 'page'

const COLOURED: readonly ColourBy[] = ['psf', 'change', 'yield', 'hex']

/** What the marks' colours say; an unknown word is the group. */
export const colourByOf = (word: string | number | undefined): ColourBy => COLOURED.find((name) => name === word) ?? 'group'
