import type { Layer } from '@deck.gl/core'
import { keysOf } from '#lib/records.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import { type HexInput, hexRadiusMetres } from './hex-points.ts'
import type { SceneState } from './scene-state.ts'

/** The hexagon layer, made again only when its input changes. Null until its code has loaded; then `onCode` is called. */
export function hexStore(onCode: () => void) {
  let layerOf: ((input: HexInput) => Layer) | 'asked' | null = null
  let made: { input: HexInput; layer: Layer } | null = null
  const load = () => {
    layerOf = 'asked'
    import('./hex-layer.client.ts').then(
      ({ hexLayer }) => {
        layerOf = hexLayer
        onCode()
      },
      // tried again at the next drawing
      () => {
        layerOf = null
      },
    )
  }
  return ({ data, shown, plan, legend }: SceneState, zoom: number, scheme: ColourScheme): Layer | null => {
    if (shown.colourBy !== 'hex' || !legend) return null
    if (layerOf === null) load()
    if (layerOf === null || layerOf === 'asked') return null
    const input: HexInput = { data, groups: shown.groups, plan, legend, radiusMetres: hexRadiusMetres(zoom), scheme }
    const isSame = made && keysOf(input).every((key) => made?.input[key] === input[key])
    if (!made || !isSame) made = { input, layer: layerOf(input) }
    return made.layer
  }
}
