import { IconLayer, ScatterplotLayer } from '@deck.gl/layers'
import { MapLibreOverlay } from '@deck.gl/maplibre'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { type MarkerLayer, markOf, type Sprite } from './layers.ts'
import type { drawAtlas } from './marker-atlas.ts'
import type { Mark } from './marker-clusters.ts'
import type { MarkerData } from './marker-data.ts'

type Atlas = ReturnType<typeof drawAtlas>
/** a prop of the overlay, which deck.gl's own layer types do not know */
interface Placed {
  beforeId?: string | undefined
}

export interface MarkerOverlay {
  draw: (layers: readonly MarkerLayer[], atlas: Atlas) => void
  /** the mark at a point in CSS pixels */
  pick: (point: { x: number; y: number }, data: MarkerData) => Mark | null
}

const PICK_RADIUS_PX = 5
/** marks lie flat, in painter's order */
const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const

function toDeck(layer: MarkerLayer, { image, cells }: Atlas) {
  const { kind, ...rest } = layer
  const props = { ...rest, parameters: FLAT }
  // deck.gl takes a canvas as well; its types only name address and texture
  const atlas = { iconAtlas: image as unknown as string, iconMapping: cells, alphaCutoff: 0.1 }
  if (layer.kind === 'dots') {
    return new ScatterplotLayer<unknown, Placed>({
      ...(props as Omit<typeof layer, 'kind'>),
      radiusUnits: 'pixels',
      radiusScale: layer.radius,
      getRadius: 1,
      getFillColor: [...layer.fill],
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 0.8,
      getLineColor: [...layer.line],
    })
  }
  if (layer.kind === 'shapes') {
    return new IconLayer<unknown, Placed>({
      ...(props as Omit<typeof layer, 'kind'>),
      ...atlas,
      getIcon: () => layer.icon,
      getSize: 1,
      sizeScale: layer.size,
    })
  }
  return new IconLayer<Sprite, Placed>({
    ...(props as Omit<typeof layer, 'kind'>),
    ...atlas,
    getPosition: ({ lng, lat }) => [lng, lat],
    getIcon: ({ icon }) => icon,
    getSize: ({ size }) => size,
  })
}

/** Draws the marks inside MapLibre's own canvas, below its labels. Add it only when the style has loaded. */
export function createMarkerOverlay(map: MapLibreMap): MarkerOverlay {
  const overlay = new MapLibreOverlay({ interleaved: true, layers: [] })
  map.addControl(overlay)
  return {
    draw: (layers, atlas) => overlay.setProps({ layers: layers.map((layer) => toDeck(layer, atlas)) }),
    pick: ({ x, y }, data) => {
      const picked = overlay.pickObject({ x, y, radius: PICK_RADIUS_PX })
      return picked?.layer ? markOf(data, picked.layer.id, picked.index, picked.object) : null
    },
  }
}
