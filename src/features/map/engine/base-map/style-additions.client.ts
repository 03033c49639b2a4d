import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl'

/** Sources and layers beside the map's own. */
export interface Additions {
  sources: Record<string, SourceSpecification>
  layers: LayerSpecification[]
  /**
   * a layer of the map's own, below which all but the labels go; the labels then give way to the map's own. A style without it gets no additions.
   */
  below?: string
}

/**
 * Keeps additions on a map: adds them when its style has loaded and again after every new style, in place of those
 * there before. Returns a function that removes them. Layers go below the map's first label layer, so that names stay readable.
 */
export function keepAdditions(map: MapLibreMap, prefix: string, make: () => Additions): { refresh: () => void; remove: () => void } {
  const clear = () => {
    for (const { id } of map.getStyle()?.layers ?? []) if (id.startsWith(prefix)) map.removeLayer(id)
    for (const id of Object.keys(map.getStyle()?.sources ?? {})) if (id.startsWith(prefix)) map.removeSource(id)
  }
  const put = () => {
    const style = map.getStyle()
    if (!style) return
    clear()
    const { sources, layers, below } = make()
    if (below !== undefined && !map.getLayer(below)) return
    const before = style.layers.find(({ type, id }) => type === 'symbol' && !id.startsWith(prefix))?.id
    for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
    const labelsBefore = below === undefined ? undefined : before
    for (const layer of layers) map.addLayer(layer, layer.type === 'symbol' ? labelsBefore : (below ?? before))
  }
  const isGone = { now: false }
  map.on('style.load', put)
  map.once('remove', () => {
    isGone.now = true
  })
  put()
  return {
    refresh: put,
    remove: () => {
      if (isGone.now) return
      map.off('style.load', put)
      clear()
    },
  }
}
