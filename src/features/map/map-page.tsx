import { Trans } from '@lingui/react/macro'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { useState } from 'react'
import { fromWireTypeGroup } from '#property/wire-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Panel } from '#ui/panel.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapStage } from './map-stage.tsx'
import { ProjectCallout } from './project-callout.tsx'
import { ProjectList } from './project-list.tsx'
import { useProjectWords } from './project-words.ts'
import { type MapLoad, mapClient, mapProjectQuery } from './queries.ts'
import { useCallout } from './use-callout.ts'
import { useMapView } from './use-map-view.ts'

/** The map with its list; another country is another map. */
export function MapPage() {
  const load = useLoaderData({ from: '/_default/map' })
  return <CountryMap key={load.country} load={load} />
}

function CountryMap({ load }: { load: MapLoad }) {
  const [client] = useState(() => mapClient(load))
  return (
    <QueryClientProvider client={client}>
      <MapWithList load={load} />
    </QueryClientProvider>
  )
}

function MapWithList({ load }: { load: MapLoad }) {
  const { start } = load
  const view = useMapView(load.opening)
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const { country, groups, bounds, selected } = view
  const { data: project } = useQuery({ ...mapProjectQuery(country, selected ?? 0), enabled: selected !== null })
  const words = useProjectWords()
  const callout = useCallout()
  const open = start.ok
    ? start.value.mapData.markers.filter(({ count }) => count > 0).map(({ typeGroup }) => fromWireTypeGroup(typeGroup))
    : []
  const shown = selected === null ? null : (project ?? null)
  const close = () => {
    view.select(null)
    document.querySelector<HTMLElement>(`[data-project="${selected}"]`)?.focus({ preventScroll: true })
  }
  return (
    <div className="relative min-h-[540px] flex-1">
      <div className="absolute inset-0 overflow-hidden lg:grid lg:grid-cols-[420px_minmax(0,1fr)]">
        <ProjectList
          view={{ country, bounds, groups }}
          selected={selected}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          note={
            start.ok && start.value.market.isDemo ? (
              <Badge tone="caution">
                <Trans>Demonstration figures</Trans>
              </Badge>
            ) : null
          }
        />
        <div
          ref={callout.stage}
          className="overflow-hidden bg-sky max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-[37%] lg:relative"
        >
          {start.ok ? (
            <MapStage
              start={start.value}
              view={view}
              selectedName={shown ? words.name(shown) : ''}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              onAnchor={callout.onAnchor}
            />
          ) : null}
          {start.ok ? null : (
            <div className="mx-auto max-w-md p-6">
              <Panel kind="failed" title={<Trans>The map could not be loaded</Trans>}>
                <Trans>Please try again in a moment. The list still works.</Trans>
              </Panel>
            </div>
          )}
          {open.length > 1 ? <MapLegend open={open} shown={groups} onToggle={(group) => view.toggle(group, open)} /> : null}
        </div>
        {shown ? <ProjectCallout key={shown.id} project={shown} country={country} onClose={close} box={callout.box} /> : null}
      </div>
    </div>
  )
}
