import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { activeKeys, type FilterKey, NO_LIMITS, type RangeKey, type SetKey } from '#filter/map-limits.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { useEscape } from '../use-escape.ts'
import { FilterSection } from './filter-section.tsx'
import { offeredChoices } from './offered.ts'
import { PlaceFilters } from './place-filters.tsx'
import { RangeFilter } from './range-filter.tsx'
import { SetFilter } from './set-filter.tsx'
import type { MapTools } from './tools-state.ts'
import { useFloorAreaUnit } from './use-floor-area-unit.ts'
import { useLiveCount } from './use-live-count.ts'

const SECTIONS = {
  price: ['price', 'psf', 'rent'],
  home: ['groups', 'kinds', 'beds', 'baths', 'area', 'tenure'],
  building: ['built', 'status', 'has'],
  market: ['change', 'yield'],
  place: ['draw', 'around', 'school', 'reach'],
} as const satisfies Record<string, readonly FilterKey[]>

/** Every filter of the country, over the list; the map follows each move at once. */
export function FilterPanel({ tools, onClose }: { tools: MapTools; onClose: () => void }) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { view, data } = tools
  const { country, limits, setLimits } = view
  const [unit] = useFloorAreaUnit(view)
  const count = useLiveCount(tools)
  const offered = useMemo(() => offeredChoices(country, data), [country, data])
  const active = activeKeys(limits)
  const activeIn = (section: keyof typeof SECTIONS) => SECTIONS[section].filter((key) => active.includes(key)).length
  useEscape(panel, onClose)
  useEffect(() => panel.current?.focus(), [])
  const range = (name: RangeKey) => <RangeFilter {...{ name, country, unit, limits, data }} onLimits={setLimits} />
  const set = (name: SetKey, hint?: string) => <SetFilter {...{ name, limits, hint }} choices={offered[name]} onLimits={setLimits} />
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
        <FilterSection title={<Trans>Price</Trans>} count={activeIn('price')} isOpen>
          {range('price')}
          {range('psf')}
          {range('rent')}
        </FilterSection>
        <FilterSection title={<Trans>Home</Trans>} count={activeIn('home')} isOpen>
          {set('groups')}
          {set('kinds')}
          {set('beds')}
          {set('baths')}
          {range('area')}
          {set('tenure')}
        </FilterSection>
        <FilterSection title={<Trans>Building</Trans>} count={activeIn('building')} isOpen={false}>
          {range('built')}
          {set('status')}
          {set('has', t`Projects that have all of them.`)}
        </FilterSection>
        <FilterSection title={<Trans>Market</Trans>} count={activeIn('market')} isOpen={false}>
          {range('change')}
          {range('yield')}
        </FilterSection>
        <FilterSection title={<Trans>Place</Trans>} count={activeIn('place')} isOpen={false}>
          <PlaceFilters tools={tools} />
        </FilterSection>
      </div>
      <footer className="shrink-0 border-t border-line p-4 max-lg:pb-[max(16px,env(safe-area-inset-bottom))]">
        <Button look="primary" size="large" className="figures w-full" onClick={onClose}>
          {count === null ? <Trans>Show the list</Trans> : <Plural value={count} one="Show # project" other="Show # projects" />}
        </Button>
      </footer>
    </section>
  )
}
