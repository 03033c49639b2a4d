import { COORDINATE_SYSTEM, Deck, type Layer, MapView } from '@deck.gl/core'
import { DataFilterExtension } from '@deck.gl/extensions'
import { IconLayer, ScatterplotLayer } from '@deck.gl/layers'
import type { CustomLayerInterface, Map as MapLibreMap } from 'maplibre-gl'
import type { FilterProps, MarkerLayer, Sprite } from './layers.ts'
import type { drawAtlas } from './marker-atlas.ts'
import { CHANNELS } from './marker-filter.ts'

type Atlas = ReturnType<typeof drawAtlas>

export interface MarkerOverlay {
  /** `below`: a layer under the marks, e.g. hexagons */
  draw: (layers: readonly MarkerLayer[], atlas: Atlas, below: Layer | null) => void
}

/** no depth test: marks are drawn in order */
const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const
/** MapLibre's canvas holds premultiplied colours */
const BLENDING = {
  blend: true,
  blendColorSrcFactor: 'src-alpha',
  blendColorDstFactor: 'one-minus-src-alpha',
  blendAlphaSrcFactor: 'one',
  blendAlphaDstFactor: 'one-minus-src-alpha',
  blendColorOperation: 'add',
  blendAlphaOperation: 'add',
} as const
const VIEW = new MapView({ id: 'map' })
const LAYER_ID = 'marks'
/** one for all layers: a new one would build their programs again */
const FILTER = new DataFilterExtension({ filterSize: CHANNELS, categorySize: 1 })

const filtered = (filter: FilterProps | null) => (filter ? { extensions: [FILTER], ...filter } : {})
/** the columns hold Mercator positions already */
const PROJECTED = { coordinateSystem: COORDINATE_SYSTEM.CARTESIAN } as const

function toDeck(layer: MarkerLayer, { image, cells }: Atlas): Layer {
  const common = { id: layer.id, parameters: FLAT, pickable: false, ...filtered(layer.filter) }
  // deck.gl takes a canvas as well; its types only name address and texture
  const atlas = { iconAtlas: image as unknown as string, iconMapping: cells, alphaCutoff: 0.1 }
  if (layer.kind === 'dots') {
    return new ScatterplotLayer({
      ...common,
      ...PROJECTED,
      data: layer.data,
      radiusUnits: 'pixels',
      radiusScale: layer.radius,
      getRadius: 1,
      getFillColor: [...layer.fill],
      stroked: layer.line !== null,
      lineWidthUnits: 'pixels',
      getLineWidth: 1,
      lineWidthScale: layer.lineWidth,
      getLineColor: [...(layer.line ?? layer.fill)],
    })
  }
  if (layer.kind === 'shapes') {
    return new IconLayer({
      ...common,
      ...PROJECTED,
      ...atlas,
      data: layer.data,
      getIcon: () => layer.icon,
      getSize: 1,
      sizeScale: layer.size,
    })
  }
  return new IconLayer<Sprite>({
    ...common,
    ...atlas,
    data: layer.data,
    getPosition: ({ lng, lat }) => [lng, lat],
    getIcon: ({ icon }) => icon,
    getSize: ({ size }) => size,
    getColor: ({ tint }) => (tint ? [...tint] : [0, 0, 0]),
  })
}

function viewOf(map: MapLibreMap) {
  const { lng, lat } = map.getCenter()
  return { longitude: lng, latitude: lat, zoom: map.getZoom() }
}

/**
 * Draws the marks inside MapLibre's own canvas, in one layer of its style right below the labels. Add it only when the style has loaded.
 * It draws with the map's camera whenever the map draws, and asks the map for a frame only when the marks have changed.
 */
export function createMarkerOverlay(map: MapLibreMap): MarkerOverlay {
  const gl = map.getCanvas().getContext('webgl2')
  if (!gl) throw new Error('The map has no WebGL2 canvas.')
  const deck = new Deck({
    gl,
    width: null,
    height: null,
    views: VIEW,
    viewState: viewOf(map),
    parameters: BLENDING,
    layers: [],
    // picking is done on the processor, because deck.gl's would draw everything again for every pointer move
    _pickable: false,
    // and the cursor is set by marker-pointer
    getCursor: () => map.getCanvas().style.cursor,
    _customRender: () => map.triggerRepaint(),
  })
  // read once, because reading sizes in every frame would force a layout
  const sizeNow = () => ({ width: map.getCanvas().clientWidth, height: map.getCanvas().clientHeight })
  let size = sizeNow()
  map.on('resize', () => {
    size = sizeNow()
  })
  const first = { isWaiting: true, hasMarks: false }
  const marks: CustomLayerInterface = {
    id: LAYER_ID,
    type: 'custom',
    renderingMode: '2d',
    render: () => {
      if (!deck.isInitialized) return
      const viewport = VIEW.makeViewport({ ...size, viewState: viewOf(map) })
      if (viewport) deck._drawLayers('map', { viewports: [viewport], clearStack: true, clearCanvas: false })
      if (first.isWaiting && first.hasMarks) performance.mark('map-first-markers')
      first.isWaiting &&= !first.hasMarks
    },
  }
  const place = () => {
    if (map.getLayer(LAYER_ID)) return
    map.addLayer(
      marks,
      map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol'),
    )
  }
  place()
  // a new style does not have the layer
  map.on('styledata', place)
  map.once('remove', () => deck.finalize())
  return {
    draw: (layers, atlas, below) => {
      first.hasMarks = below !== null || layers.some(({ data }) => data.length > 0)
      deck.setProps({ layers: [below, ...layers.map((layer) => toDeck(layer, atlas))] })
    },
  }
}
