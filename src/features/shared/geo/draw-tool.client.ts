import type { Map as MapLibreMap } from 'maplibre-gl'
import { TerraDraw, TerraDrawPolygonMode } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import type { Corner, Ring } from '#market/ring-text.ts'
import { colourScheme } from './colour-scheme.client.ts'

const COLOUR = { light: '#007785', dark: '#57c3cf' } as const
const MODE = 'polygon'

const cornerOf = ([lng = 0, lat = 0]: readonly number[]): Corner => [Math.round(lat * 1e5), Math.round(lng * 1e5)]

/** Lets somebody draw an outline with the pointer: a corner for each press, the first corner again or Enter to finish. Answers what ends it. */
export function startDrawing(map: MapLibreMap, onRing: (ring: Ring) => void): () => void {
  const colour = COLOUR[colourScheme()]
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'draw' }),
    modes: [
      new TerraDrawPolygonMode({
        pointerDistance: 24,
        keyEvents: { cancel: null, finish: 'Enter' },
        styles: {
          fillColor: colour,
          fillOpacity: 0.12,
          outlineColor: colour,
          outlineWidth: 2,
          closingPointColor: '#ffffff',
          closingPointOutlineColor: colour,
          closingPointOutlineWidth: 2,
          closingPointWidth: 6,
        },
      }),
    ],
  })
  draw.on('finish', (id) => {
    const drawn = draw.getSnapshotFeature(id)
    const [ring] = drawn?.geometry.type === 'Polygon' ? drawn.geometry.coordinates : []
    if (ring) onRing(ring.slice(0, -1).map(cornerOf))
  })
  draw.start()
  draw.setMode(MODE)
  return () => {
    if (draw.enabled) draw.stop()
  }
}
