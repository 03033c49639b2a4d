import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import baseMapStyles from '../base-map.css?url'
import type { Camera } from '../camera.ts'
import type { PlaceMark, PlacesFiles } from './places-style.ts'
import { usePlacesMap } from './use-places-map.ts'

interface PlacesCanvasProps {
  title: string
  files: PlacesFiles
  /** where the map opens when there is no mark */
  camera: Camera
  marks: readonly PlaceMark[]
  /** a mark was pressed; null: the map beside them */
  onPick: (key: string | null) => void
  /** what is said where the browser cannot draw it */
  missing: ReactNode
  /** over the map */
  children?: ReactNode
}

/** The built-in map with marks at projects, and its zoom buttons. */
export function PlacesCanvas({ title, missing, children, ...drawn }: PlacesCanvasProps) {
  const { t } = useLingui()
  const holder = useRef<HTMLDivElement>(null)
  const words = { title, zoomIn: t`Zoom in`, zoomOut: t`Zoom out`, attribution: t`GSHHG · © data sources` }
  const { map, isMissing, note } = usePlacesMap(holder, { ...drawn, words })
  return (
    <div className="relative h-[min(62vh,34rem)] min-h-72 overflow-hidden rounded border border-line bg-wash">
      {/* linked and not injected, because the security policy lets no script write a style element */}
      <link rel="stylesheet" href={baseMapStyles} precedence="map" />
      <div ref={holder} className="absolute inset-0" />
      {isMissing ? (
        <p className="absolute inset-0 grid place-content-center p-8 text-center text-ink-2">{missing}</p>
      ) : (
        <div className="absolute top-3 right-3 grid overflow-hidden rounded border border-line bg-sheet shadow-float">
          <ZoomButton name={t`Zoom in`} sign="M8 3v10M3 8h10" onPress={() => map?.zoomBy(1)} />
          <ZoomButton name={t`Zoom out`} sign="M3 8h10" onPress={() => map?.zoomBy(-1)} />
        </div>
      )}
      {children}
      {note}
    </div>
  )
}

function ZoomButton({ name, sign, onPress }: { name: string; sign: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-9 place-items-center text-ink-2 not-first:border-t not-first:border-line-2 hover:bg-wash hover:text-ink focus-visible:-outline-offset-2"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={sign} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  )
}
