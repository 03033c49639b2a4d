import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LazyMapCanvas } from '#geo/map-canvas.tsx'
import { MarkerShape } from '#geo/marker-shape.tsx'
import type { TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/wire-words.ts'
import type { MapStart } from './map.functions.ts'
import type { MapViewState } from './use-map-view.ts'

interface MapStageProps {
  start: MapStart
  view: MapViewState
  selectedName: string
  highlighted: number | null
  onHighlight: (id: number | null) => void
  onAnchor: (point: { x: number; y: number } | null) => void
}

/** The drawn map, or calm words where a browser cannot draw it: the list has the same projects. */
export function MapStage({ start, view, selectedName, highlighted, onHighlight, onAnchor }: MapStageProps) {
  const { i18n, t } = useLingui()
  const [isMissing, setMissing] = useState(false)
  const { basemapUrl, stationsUrl, markers } = start.mapData
  if (isMissing) return <StillMap />
  const files = {
    basemapUrl,
    stationsUrl,
    markers: markers.map(({ typeGroup, url }): { group: TypeGroup; url: string } => ({ group: fromWireTypeGroup(typeGroup), url })),
    styleUrl: start.styleUrl,
    isLocalNames: i18n.locale.startsWith('zh'),
  }
  const words = { title: t`Map of homes`, zoomIn: t`Zoom in`, zoomOut: t`Zoom out`, attribution: t`Natural Earth · © data sources` }
  return (
    <LazyMapCanvas
      fallback={<NoScriptWords />}
      files={files}
      words={words}
      camera={view.camera}
      groups={view.groups}
      selected={view.selected}
      selectedName={selectedName}
      highlighted={highlighted}
      onLoad={view.onLoad}
      onRest={view.onRest}
      onSelect={view.select}
      onHover={onHighlight}
      onAnchor={onAnchor}
      onUnavailable={() => setMissing(true)}
    />
  )
}

/** Instead of an error where WebGL is missing. */
function StillMap() {
  return (
    <div className="grid h-full place-content-center gap-3 p-8 text-center">
      <p className="flex justify-center gap-3" aria-hidden="true">
        <MarkerShape group="public-stack" size={22} />
        <MarkerShape group="private-stack" size={22} />
        <MarkerShape group="private-land" size={22} />
      </p>
      <p className="title text-xl">
        <Trans>This browser cannot draw the map</Trans>
      </p>
      <p className="mx-auto max-w-[44ch] text-ink-2">
        <Trans>It needs WebGL, which is switched off or missing here. The list has the same projects; choose one to see its figures.</Trans>
      </p>
    </div>
  )
}

function NoScriptWords() {
  return (
    <noscript>
      <p className="mx-auto max-w-[44ch] p-8 text-center text-ink-2">
        <Trans>The map is drawn with JavaScript. The list has the same projects; choose one to see its figures.</Trans>
      </p>
    </noscript>
  )
}
