import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { activeKeys, NO_LIMITS } from '#filter/map-limits.ts'
import { PANEL_SECTIONS, type PanelSection } from '#filter/row-shapes.ts'
import { type FilterKey, filtersIn, isRange, isSet } from '#filter/rows.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { countMatches } from '../engine/marks/marker-filter.ts'
import { useEscape } from '../page/use-escape.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { FilterSection } from './filter-section.tsx'
import { offeredSets } from './offered.ts'
import { PlaceFilter } from './place-filters.tsx'
import { RangeFilter } from './range-filter.tsx'
import { SetFilter } from './set-filter.tsx'
import { useSetField } from './use-set-field.ts'

const SECTIONS: Record<PanelSection, { title: MessageDescriptor; isOpen: boolean }> = {
  price: { title: msg`Price`, isOpen: true },
  home: { title: msg`Home`, isOpen: true },
  building: { title: msg`Building`, isOpen: false },
  market: { title: msg`Market`, isOpen: false },
  place: { title: msg`Place`, isOpen: false },
}

/** Every filter of the country, over the list; the map follows each move at once. */
export function FilterPanel({ tools, onClose }: { tools: MapTools; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { view, data } = tools
  const { country, limits, setLimits } = view
  const count = useLiveCount(tools)
  const offered = useMemo(() => offeredSets(country, data), [country, data])
  const active = activeKeys(limits)
  const onField = useSetField(view)
  useEscape(panel, onClose)
  useEffect(() => panel.current?.focus(), [])
  const filterOf = (name: FilterKey) => {
    if (isRange(name))
      return <RangeFilter key={name} name={name} country={country} data={data} onField={onField} chosen={limits.filter[name]} />
    if (isSet(name)) return <SetFilter key={name} name={name} onField={onField} chosen={limits.filter[name]} choices={offered[name]} />
    return <PlaceFilter key={name} name={name} tools={tools} />
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t`Filters`}
      className="absolute z-30 flex flex-col bg-sheet outline-none max-lg:inset-0 lg:inset-y-0 lg:left-0 lg:w-[420px] lg:border-e lg:border-line"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-5">
        <h2 className="title flex-1 text-xl">
          <Trans>Filters</Trans>
        </h2>
        <Button size="small" look="ghost" disabled={active.length === 0} onClick={() => setLimits(NO_LIMITS)}>
          <Trans>Clear all</Trans>
        </Button>
        <Button size="small" look="ghost" className="-me-3" aria-label={t`Close the filters`} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {PANEL_SECTIONS.map((section) => {
          const own = filtersIn(section)
          const { title, isOpen } = SECTIONS[section]
          return (
            <FilterSection key={section} title={i18n._(title)} count={own.filter((key) => active.includes(key)).length} isOpen={isOpen}>
              {own.map(filterOf)}
            </FilterSection>
          )
        })}
      </div>
      <footer className="shrink-0 border-t border-line p-4 max-lg:pb-[max(16px,env(safe-area-inset-bottom))]">
        <Button look="primary" size="large" className="figures w-full" onClick={onClose}>
          {count === null ? <Trans>Show the list</Trans> : <Plural value={count} one="Show # project" other="Show # projects" />}
        </Button>
      </footer>
    </section>
  )
}

/** The number of marks in view that pass the filters, counted in the browser; null until the markers have loaded. */
function useLiveCount({ view: { limits, bounds }, data, place }: Pick<MapTools, 'view' | 'data' | 'place'>): number | null {
  return useMemo(() => (data ? countMatches(data, limits.filter, bounds, place) : null), [data, limits.filter, bounds, place])
}
