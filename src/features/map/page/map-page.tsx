import { Trans } from '@lingui/react/macro'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapDataQuery } from '#graphql/generated/graphql.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { AreaUnit } from '#ui/area-unit.tsx'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import type { MarkerData } from '../engine/marks/marker-data.ts'
import type { AreaColour, Legend } from '../engine/marks/marker-metric.ts'
import type { OutlineDraft } from '../outlines/outline-draft.ts'
import { type MapLoad, mapClient, mapProjectQuery } from '../queries.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { bothTests, type MapWays } from '../ways/map-ways.ts'
import { LateMapFailure, LateMapLegend, LateProjectCallout } from './map-parts.tsx'
import { MapStage } from './map-stage.tsx'
import { ProjectList } from './project-list.tsx'
import { useProjectWords } from './project-words.ts'
import { placedCallout, useCallout } from './use-callout.ts'
import { addressUnit, useFloorAreaUnit } from './use-floor-area-unit.ts'
import { useMapView } from './use-map-view.ts'
import { usePlaceTest } from './use-place-test.ts'
import { useSheet } from './use-sheet.ts'

const loadTools = () => import('../tools/map-tools.tsx')
const Tools = lazy(async () => ({ default: (await loadTools()).LateTools }))

/** Filters, orders, layers and drawing: fetched when the map stands, or when they are asked for. */
function LateMapTools(props: ComponentProps<typeof Tools>) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  )
}

/** The map with its list, mounted anew for another country. */
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

function eventually() {
  let come = () => {}
  const promise = new Promise<void>((resolve) => {
    come = resolve
  })
  return { promise, come }
}

/** The late parts load at the map's first frame, or once it is known that there will be none. */
function useMapTools(load: MapLoad) {
  const view = useMapView(load)
  const start = load.start.ok ? load.start.value : null
  const { country, limits, asked } = view
  const filterTest = usePlaceTest({ country, limits, asked, stationGraphUrl: start?.mapData.stationGraphUrl ?? null })
  const [map, setMap] = useState<DrawnMap | null>(null)
  const [data, setData] = useState<MarkerData | null>(null)
  const [legend, setLegend] = useState<Legend | null>(null)
  const [areas, setAreas] = useState<AreaColour | null>(null)
  const [ways, setWays] = useState<MapWays | null>(null)
  const [isPlacing, setPlacing] = useState(false)
  const place = useMemo(() => bothTests(filterTest, ways?.isWithin ?? null), [filterTest, ways])
  const [outline, setOutline] = useState<OutlineDraft | null>(null)
  const [isReady, setReady] = useState(false)
  const [ready] = useState(eventually)
  const sheet = useSheet()
  const household = { ways, setWays, isPlacing, setPlacing }
  const tools: MapTools = { view, start, map, data, legend, areas, place, outline, setOutline, sheet, ...household }
  const onReady = () => setReady(true)
  const isDrawn = start !== null
  useEffect(() => {
    if (!isDrawn) setReady(true)
  }, [isDrawn])
  useEffect(() => {
    if (isReady) ready.come()
  }, [isReady, ready])
  const onMap = (drawn: DrawnMap | null) => {
    setMap(drawn)
    drawn?.once('render', onReady)
  }
  return { tools, isReady, ready: ready.promise, onReady, onMap, setData, setLegend, setAreas }
}

/** Listed projects that have no known position. */
const unplacedOf = (kinds: MapDataQuery['market']['kinds'] | undefined): number =>
  (kinds ?? []).reduce((sum, { projectCount, placedCount }) => sum + projectCount - placedCount, 0)

function MapWithList({ load }: { load: MapLoad }) {
  const page = useMapTools(load)
  const { tools, isReady } = page
  const { view, start } = tools
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const [isFiltering, setFiltering] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const { country, selected } = view
  const { data: project } = useQuery({ ...mapProjectQuery(country, selected ?? 0), enabled: selected !== null })
  const [unit] = useFloorAreaUnit(view)
  const words = useProjectWords()
  const files = start?.mapData.markers.filter(({ count }) => count > 0) ?? []
  const shown = selected === null ? null : (project ?? null)
  const callout = useCallout(tools.map, view.camera, shown)
  const close = () => {
    view.select(null)
    const back = document.querySelector<HTMLElement>(`[data-project="${selected}"]`) ?? tools.map?.getCanvas()
    back?.focus({ preventScroll: true })
  }
  const closeFilters = () => {
    setFiltering(false)
    filterButton.current?.focus({ preventScroll: true })
  }
  return (
    <AreaUnit unit={unit} served={addressUnit(view.search)}>
      <div className="relative min-h-[540px] flex-1">
        <div className="absolute inset-0 overflow-hidden lg:grid lg:grid-cols-[420px_minmax(0,1fr)]">
          <MapSearchBox tools={tools} />
          <ProjectList
            view={view}
            sheet={tools.sheet}
            selected={selected}
            ways={tools.ways}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            filterButton={filterButton}
            onFilter={() => setFiltering(true)}
            tools={isReady ? <LateMapTools tools={tools} part="list" /> : null}
            unplaced={unplacedOf(start?.market.kinds)}
            instead={start && hasFiguresAlone(start.market) ? <FiguresAlone country={view.country} /> : null}
            note={
              start?.market.isDemo ? (
                <Badge tone="caution">
                  <Trans>Demonstration figures</Trans>
                </Badge>
              ) : null
            }
          />
          <div
            ref={callout.stage}
            className="overflow-hidden bg-paper max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:bottom-[37%] max-lg:peer-data-[stop=low]:bottom-24 lg:relative"
          >
            {start ? (
              <MapStage
                start={start}
                tools={tools}
                selectedName={shown ? words.name(shown) : ''}
                highlighted={highlighted}
                onHighlight={setHighlighted}
                onData={page.setData}
                onLegend={page.setLegend}
                onAreas={page.setAreas}
                onMap={page.onMap}
                onReady={page.onReady}
              />
            ) : (
              <LateMapFailure />
            )}
            {files.length > 1 ? <LateMapLegend until={page.ready} files={files} view={view} /> : null}
            {isReady ? <LateMapTools tools={tools} part="map" /> : null}
          </div>
          {isFiltering && tools.outline === null ? <LateMapTools tools={tools} part="panel" onClose={closeFilters} /> : null}
          {shown ? (
            <LateProjectCallout
              key={shown.id}
              project={shown}
              country={country}
              ways={tools.ways?.lineOf(Number(shown.id)) ?? null}
              onClose={close}
              placed={placedCallout(shown, load.opening.camera)}
              box={callout.box}
            />
          ) : null}
        </div>
      </div>
    </AreaUnit>
  )
}

/** The search box over the map: a chosen place is shown on it. Before hydration it is a form that leads to the results. */
function MapSearchBox({ tools }: { tools: MapTools }) {
  const router = useRouter()
  const { country } = tools.view
  const latest = useRef(tools)
  useLayoutEffect(() => {
    latest.current = tools
  })
  // it has nothing of the filters, whose sliders render this page at every step
  const box = useMemo(
    () => (
      <SearchBox
        size="map"
        country={country}
        onPlace={(place) => void import('../tools/go-to-place.ts').then(({ goToPlace }) => goToPlace(place, latest.current, router))}
        onSentence={(said) => void import('../tools/go-to-sentence.ts').then(({ goToSentence }) => goToSentence(said, latest.current))}
      />
    ),
    [country, router],
  )
  return (
    <div
      className={cx(
        'absolute inset-x-3 top-2 z-10 has-aria-expanded:z-50 lg:top-3 lg:right-auto lg:left-[432px] lg:w-[360px]',
        // the bar for drawing takes its place
        tools.outline && 'invisible',
      )}
    >
      {box}
    </div>
  )
}
