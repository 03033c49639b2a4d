import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Mark } from './marker-clusters.ts'

export interface PointerEvents {
  onHover: (id: number | null) => void
  onMark: (mark: Mark | null) => void
}

/** Reports the hovered and clicked mark. `pick` returns the mark at a point, or near it for touch. */
export function watchPointer(
  map: MapLibreMap,
  pick: (at: { lng: number; lat: number }, isFinger?: boolean) => Mark | null,
  events: PointerEvents,
): void {
  let hovered: number | null = null
  const hover = (mark: Mark | null) => {
    map.getCanvas().style.cursor = mark ? 'pointer' : ''
    const id = mark?.kind === 'marker' ? mark.id : null
    if (id !== hovered) events.onHover(id)
    hovered = id
  }
  // current browsers send clicks as pointer events
  const isFinger = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'touch'
  map.on('click', ({ lngLat, originalEvent }) => events.onMark(pick(lngLat, isFinger(originalEvent))))
  map.on('mousemove', ({ lngLat, originalEvent }) => {
    const isDragging = originalEvent.buttons !== 0
    if (!isDragging) hover(pick(lngLat))
  })
  map.on('mouseout', () => hover(null))
}
