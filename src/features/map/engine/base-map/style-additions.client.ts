import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl'

/** Sources and layers beside the map's own. */
export interface Additions {
  sources: Record<string, SourceSpecification>
  layers: LayerSpecification[]
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
    const { sources, layers } = make()
    const before = style.layers.find(({ type, id }) => type === 'symbol' && !id.startsWith(prefix))?.id
    for (const [id, source] of Object.entries(sources)) map.addSource(id, source)
    for (const layer of layers) map.addLayer(layer, layer.type === 'symbol' ? undefined : before)
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
