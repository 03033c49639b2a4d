import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode, RefObject } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import { figuresToOf, RowEstimatesNote } from '#property/estimate/row/row-estimates-note.tsx'
import { FiguresToAbove } from '#property/old-data.tsx'
import { asServed } from '#ui/as-served.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Panel } from '#ui/panel.tsx'
import { type MapView, mapListQuery } from '../queries.ts'
import { type MapWays, rowsWithin } from '../ways/map-ways.ts'
import { ListHeader } from './list-header.tsx'
import { LIST_SIZE } from './list-size.ts'
import { ProjectListRow } from './project-row.tsx'
import type { MapViewState } from './use-map-view.ts'
import type { Sheet } from './use-sheet.ts'

interface ProjectListProps {
  view: MapView & Pick<MapViewState, 'search' | 'change'> & { isMoving: boolean; filterCount: number }
  sheet: Sheet
  selected: number | null
  /** the ways of the household on this device: rows outside a limit are left out, the others are in their order */
  ways: MapWays | null
  highlighted: number | null
  onHighlight: (id: number | null) => void
  /** a note beside the total, e.g. that the figures are invented */
  note: ReactNode
  filterButton: RefObject<HTMLButtonElement | null>
  onFilter: () => void
  /** the late tools of the list */
  tools: ReactNode
  /** listed homes of the country without a known position */
  unplaced: number
  /** what is said of an empty list, where there is more to say than that the view is empty */
  instead: ReactNode
}

/** as resting-stop.ts has them, and the stage's lower edge */
const STOPS = { low: 'max-lg:h-24', mid: 'max-lg:h-[37%]', high: 'max-lg:h-[92%]' } as const

/** The projects in view, most traded first: the map's full keyboard alternative. A column on wide screens, a sheet on phones. */
export function ProjectList({
  view,
  sheet,
  selected,
  ways,
  highlighted,
  onHighlight,
  note,
  filterButton,
  onFilter,
  tools,
  unplaced,
  instead,
}: ProjectListProps) {
  const { t } = useLingui()
  const { country } = view
  const { data, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    mapListQuery({ country: view.country, bounds: view.bounds, filters: view.filters, asked: view.asked, sort: view.sort }),
  )
  const first = data?.pages[0]
  const projects = data?.pages.flatMap((page) => (page.ok ? page.value.projects.nodes : [])) ?? []
  const within = rowsWithin(projects, ways)
  const total = first?.ok ? first.value.projects.totalCount : null
  const currency = COUNTRIES[view.country].currencyCode
  return (
    <section
      ref={sheet.section}
      aria-label={t`Projects in view`}
      data-stop={sheet.stop}
      className={cx(
        'peer group/sheet z-10 flex min-h-0 flex-col border-line bg-sheet transition-[height] duration-(--duration-calm) ease-calm lg:relative lg:border-e',
        'max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:overflow-hidden max-lg:rounded-t-[14px] max-lg:shadow-float',
        STOPS[sheet.stop],
      )}
    >
      <ListHeader
        country={country}
        total={total}
        isWhole={view.bounds === null}
        unplaced={unplaced}
        note={note}
        filterCount={view.filterCount}
        filterButton={filterButton}
        onFilter={onFilter}
      >
        {tools}
      </ListHeader>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={isPending || isPlaceholderData || view.isMoving}>
        {first?.ok === false ? (
          <div className="p-5">
            <Panel
              kind="failed"
              title={<Trans>The list could not be loaded</Trans>}
              action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
            />
          </div>
        ) : null}
        {total === 0 ? (
          <div className="p-5">
            {instead ?? (
              <Panel kind="empty" title={<Trans>No projects in this view</Trans>}>
                <Trans>Move the map, zoom out or take a filter away to see more.</Trans>
              </Panel>
            )}
          </div>
        ) : null}
        <div className="px-5 pt-2 empty:hidden">
          <Hydrate when={asServed}>
            <RowEstimatesNote projects={projects} country={country} />
          </Hydrate>
        </div>
        {ways && total !== null && total > 0 ? (
          <p role="status" className="figures px-5 pt-2 text-sm text-ink-2">
            {ways.noteOf(within.length, projects.length)}
          </p>
        ) : null}
        <ul className={cx('transition-opacity duration-(--duration-quick)', (isPlaceholderData || view.isMoving) && 'opacity-60')}>
          <FiguresToAbove value={figuresToOf(projects)}>
            {within.map((project) => (
              <ProjectListRow
                key={project.id}
                project={project}
                ways={ways?.lineOf(Number(project.id)) ?? null}
                country={country}
                currency={currency}
                isSelected={Number(project.id) === selected}
                isHighlighted={Number(project.id) === highlighted}
                onHighlight={onHighlight}
              />
            ))}
          </FiguresToAbove>
        </ul>
        {hasNextPage && total !== null ? (
          <div className="px-5 py-4">
            <Button className="w-full" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Plural value={Math.min(LIST_SIZE, total - projects.length)} one="Show # more" other="Show # more" />
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}
