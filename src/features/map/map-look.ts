import { COLOUR_BY, type ColourBy } from './engine/marks/marker-metric.ts'

/** The map's styles by their names in the address; the first follows the page and is left out there. */
export const MAP_STYLES = ['page', 'light', 'dark', 'satellite'] as const
export type MapStyle = (typeof MAP_STYLES)[number]

export const mapStyleOf = (word: string | number | undefined): MapStyle => MAP_STYLES.find((style) => style === word) ?? 'page'

/** The address of the hosted style that is drawn for a style's name; null: the built-in map. */
export function hostedStyleOf(
  start: { styleUrl: string | null; satelliteUrl: string | null },
  word: string | number | undefined,
): string | null {
  const style = mapStyleOf(word)
  return style === 'satellite' ? (start.satelliteUrl ?? start.styleUrl) : style === 'page' ? start.styleUrl : null
}

/** A whole country is a cloud of equal marks: its areas are coloured by price where nothing else was chosen, and that is left out in the address. */
export const COLOUR_DEFAULT: ColourBy = 'hex'

/** What colours show; unknown values mean the default. */
export const colourByOf = (word: string | number | undefined): ColourBy => COLOUR_BY.find((name) => name === word) ?? COLOUR_DEFAULT
