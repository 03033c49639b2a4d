import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readsLocalNames } from '#lib/language.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useFormat } from '#property/use-format.ts'
import type { MapCanvasProps } from '../engine/map-canvas.client.tsx'
import { LazyMapCanvas } from '../engine/map-canvas.tsx'
import { labelLanguageOf } from '../label-languages.ts'
import type { MapStart } from '../map.functions.ts'
import { colourByOf, hostedStyleOf, type MapStyle, mapStyleOf } from '../map-look.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { LateMapFailure, LateNoWebGl } from './map-parts.tsx'

interface MapStageProps extends Pick<MapCanvasProps, 'onData' | 'onLegend' | 'onAreas' | 'onMap'> {
  start: MapStart
  tools: MapTools
  selectedName: string
  highlighted: number | null
  onHighlight: (id: number | null) => void
  /** there will be no map */
  onReady: () => void
}

/** The drawn map, or a message where the browser cannot draw it; the list has the same projects. */
export function MapStage({ start, tools, highlighted, onHighlight, onReady, ...rest }: MapStageProps) {
  const { i18n, t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const format = useFormat(start.market.currencyCode)
  const [isMissing, setMissing] = useState(false)
  /** the number of retries, and whether the markers are missing */
  const [{ attempt, isBare }, setAttempt] = useState({ attempt: 0, isBare: false })
  const { basemapUrl, stationsUrl, markers } = start.mapData
  const { view, place, outline, isPlacing } = tools
  const style = mapStyleOf(view.search.style)
  useMapStyle(style)
  if (isMissing) return <LateNoWebGl />
  const files = {
    basemapUrl,
    stationsUrl,
    markers: markers.map(({ typeGroup, url }): { group: TypeGroup; url: string } => ({ group: fromWireTypeGroup(typeGroup), url })),
    styleUrl: hostedStyleOf(start, view.search.style),
    isLocalNames: readsLocalNames(i18n.locale),
    labelLanguage: labelLanguageOf(locale),
    prices: format.psf,
  }
  const words = { title: t`Map of homes`, zoomIn: t`Zoom in`, zoomOut: t`Zoom out`, attribution: t`GSHHG · © data sources` }
  return (
    <>
      <LazyMapCanvas
        key={attempt}
        {...rest}
        fallback={<NoScriptWords />}
        onFailure={() => setAttempt({ attempt, isBare: true })}
        files={files}
        words={words}
        camera={view.camera}
        filter={view.limits.filter}
        place={place}
        colourBy={colourByOf(view.search.colour)}
        groups={view.limits.filter.typeGroups ?? TYPE_GROUPS}
        selected={view.selected}
        highlighted={highlighted}
        onLoad={view.onLoad}
        onRest={view.onRest}
        // while an outline is drawn a click sets a corner, or it sets a place of the household
        isClickTaken={() => outline !== null || isPlacing}
        onSelect={view.select}
        onHover={onHighlight}
        onUnavailable={() => {
          setMissing(true)
          onReady()
        }}
      />
      {tools.data === null && !isBare ? <LoadingWords /> : null}
      {isBare ? <LateMapFailure onRetry={() => setAttempt({ attempt: attempt + 1, isBare: false })} /> : null}
    </>
  )
}

/** Over the map until its marks have come: before them it is a rectangle of sea. */
function LoadingWords() {
  return (
    <p role="status" className="pointer-events-none absolute inset-0 grid place-content-center [@media(scripting:none)]:hidden">
      <span className="rounded-full border border-line bg-sheet px-4 py-1.5 text-ink-2 shadow-float">
        <Trans>The map is being drawn</Trans>
      </span>
    </p>
  )
}

/** Passes the map's own colour scheme to the map's code. */
function useMapStyle(style: MapStyle): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (style === 'light' || style === 'dark') dataset.mapStyle = style
    return () => {
      delete dataset.mapStyle
    }
  }, [style])
}

function NoScriptWords() {
  return (
    <noscript>
      <p className="relative mx-auto max-w-[44ch] p-8 text-center text-ink-2">
        <Trans>The map is drawn with JavaScript. The list has the same projects; choose one to see its figures.</Trans>
      </p>
    </noscript>
  )
}
