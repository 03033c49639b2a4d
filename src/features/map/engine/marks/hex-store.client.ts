import type { Layer } from '@deck.gl/core'
import { keysOf } from '#lib/records.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { LARGE_FROM_ZOOM } from '#property/base-map/style-words.ts'
import { type HexInput, type HexPoint, hexPoints, hexRadiusMetres } from './hex-points.ts'
import { countOf } from './layers.ts'
import { areaColourOf } from './marker-metric.ts'
import type { SceneState } from './scene-state.ts'

/** Fewer projects than these are shown one by one at every zoom: areas of them would be mostly empty. */
export const AREAS_FROM = 300

/** while a filter moves, areas are counted again when it has rested for so long */
const REST_MS = 120

interface Rest {
  timer: ReturnType<typeof setTimeout>
  isOver: boolean
}

/** The areas; `coming` until their code has loaded; null where the marks themselves are shown. */
export type HexAreas = Layer | 'coming' | null

/** The hexagon layer, made again only when its input changes. `onChange` is called when its code has loaded, and when a filter has rested. */
export function hexStore(onChange: () => void) {
  let layerOf: ((input: HexInput, points: readonly HexPoint[]) => Layer) | 'asked' | 'missing' | null = null
  let made: { input: HexInput; areas: Layer | null } | null = null
  let rest: Rest | null = null
  const load = () => {
    layerOf = 'asked'
    import('./hex-layer.client.ts').then(
      ({ hexLayer }) => {
        layerOf = hexLayer
        onChange()
      },
      // the marks stand for them
      () => {
        layerOf = 'missing'
        onChange()
      },
    )
  }
  const waitForRest = () => {
    if (rest) clearTimeout(rest.timer)
    const waiting: Rest = {
      isOver: false,
      timer: setTimeout(() => {
        waiting.isOver = true
        onChange()
      }, REST_MS),
    }
    rest = waiting
  }
  const areasOf = ({ data, shown, plan, legend }: SceneState, zoom: number, scheme: ColourScheme): HexAreas => {
    const colour = areaColourOf(shown.colourBy)
    if (colour === null || zoom >= LARGE_FROM_ZOOM) return null
    const count = countOf(data, shown.groups)
    if (count > 0 && count < AREAS_FROM) return null
    // before the marks have come, so that both are fetched at once
    if (layerOf === null) load()
    if (layerOf === 'asked' || layerOf === null) return 'coming'
    if (layerOf === 'missing') return null
    const input: HexInput = { colour, data, groups: shown.groups, plan, legend, radiusMetres: hexRadiusMetres(zoom), scheme }
    const other = made ? keysOf(input).filter((key) => made?.input[key] !== input[key]) : null
    if (made && other?.length === 0) return made.areas
    if (made && other?.join() === 'plan' && !rest?.isOver) {
      waitForRest()
      return made.areas
    }
    rest = null
    const points = hexPoints(input)
    made = { input, areas: points.length < AREAS_FROM ? null : layerOf(input, points) }
    return made.areas
  }
  return (...asked: Parameters<typeof areasOf>): HexAreas => {
    const areas = areasOf(...asked)
    // the card takes no layer back that it was without
    if (areas === null || areas === 'coming') made = null
    return areas
  }
}
