import { ClientOnly } from '@tanstack/react-router'
import { createClientOnlyFn } from '@tanstack/react-start'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { MapCanvasProps } from './map-canvas.client.tsx'

/** The map instance, for parts that draw on it. */
export type { Map as DrawnMap } from 'maplibre-gl'

const loadCanvas = createClientOnlyFn(() => import('./map-canvas.client.tsx'))

/** Shown when the map's code could not be fetched. */
function MissingCanvas({ onUnavailable }: MapCanvasProps) {
  useEffect(onUnavailable, [onUnavailable])
  return null
}

const Canvas = lazy<ComponentType<MapCanvasProps>>(() =>
  loadCanvas().then(
    ({ MapCanvas }) => ({ default: MapCanvas }),
    () => ({ default: MissingCanvas }),
  ),
)

/** The map in a chunk of its own, loaded in the browser only. `fallback` takes its place on the server and until then. */
export function LazyMapCanvas({ fallback, ...props }: MapCanvasProps & { fallback: ReactNode }) {
  return (
    <ClientOnly fallback={fallback}>
      <Suspense fallback={fallback}>
        <Canvas {...props} />
      </Suspense>
    </ClientOnly>
  )
}
