import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { plainWord } from '#filter/plain-word.ts'
import { areaUnitText, FLOOR_AREA_UNITS } from '#lib/units.ts'
import { sortWords } from '#property/filter/filter-names.ts'
import { offeredSorts, SORT_NAMES } from '#property/filter/sort-orders.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { PlainSelect } from '../filters/plain-select.tsx'
import { useFloorAreaUnit } from '../page/use-floor-area-unit.ts'
import { SheetGrip } from './sheet-grip.tsx'
import type { MapTools } from './tools-state.ts'

const FilterChips = lazy(async () => ({ default: (await import('../filters/filter-chips.tsx')).FilterChips }))
const CompareDialog = lazy(async () => ({ default: (await import('../comparison/compare-dialog.tsx')).CompareDialog }))

/** Above the list: its order, the unit of areas, two areas side by side, and the active filters. */
export function ListTools({ tools }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const { view } = tools
  useListKeys(tools.sheet.section)
  const [unit, setUnit] = useFloorAreaUnit(view)
  /** the chips' texts */
  const said = useRef<readonly string[]>([])
  const [isComparing, setComparing] = useState(false)
  const { around, reach } = view.limits.places
  const orders = offeredSorts(view.country, around !== null || reach !== null)
  return (
    <div className="grid gap-2">
      <SheetGrip sheet={tools.sheet} />
      {/* on a phone the sheet begins with a home; drawn up it has room for them */}
      <div className="flex items-center gap-1 max-lg:-mx-5 max-lg:mt-1.5 max-lg:overflow-x-auto max-lg:px-5 max-lg:not-group-data-[stop=high]/sheet:hidden lg:flex-wrap">
        <PlainSelect
          label={t`Order of the list`}
          value={view.sort}
          options={orders.map((value) => ({ value, label: i18n._(sortWords[value]) }))}
          onValue={(sort) => view.change({ sort: sort === SORT_NAMES[0] ? undefined : sort }, true)}
        />
        <span className="flex-1" />
        <fieldset aria-label={t`Unit of floor areas`} className="flex rounded border border-line">
          {FLOOR_AREA_UNITS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={unit === one}
              onClick={() => setUnit(one)}
              className={cx(
                'h-7 px-2 text-xs first:rounded-s last:rounded-e',
                unit === one ? 'bg-lagoon-soft text-ink' : 'text-ink-2 hover:bg-wash',
              )}
            >
              {areaUnitText(one, i18n.locale)}
            </button>
          ))}
        </fieldset>
        <span className="basis-full max-lg:hidden" />
        <SearchLinks tools={tools} said={said} />
        <span className="flex-1" />
        <Button size="small" look="ghost" className="-me-3" onClick={() => setComparing(true)}>
          <Trans>Compare areas</Trans>
        </Button>
      </div>
      <Suspense>{view.filterCount > 0 || Object.keys(view.asked).length > 0 ? <FilterChips view={view} said={said} /> : null}</Suspense>
      {isComparing ? (
        <Suspense>
          <CompareDialog tools={tools} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Saves the present search, and links to its results in the whole country. */
function SearchLinks({ tools: { view }, said }: { tools: MapTools; said: RefObject<readonly string[]> }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { country, filters, search, sort, filterCount } = view
  const { q, areaId, street, type, inArea } = search
  const words = Object.fromEntries(Object.entries(filters).map(([key, text]) => [key, plainWord(text ?? '')]))
  return (
    <>
      <SaveSearch
        of={async () => (await import('./map-to-save.ts')).mapToSave(router, i18n, view, filterCount > 0 ? said.current : [])}
        size="small"
        look="ghost"
        className="-ms-3"
      />
      <Link
        to="/search"
        search={{ countryCode: country, q, areaId, street, type, inArea, ...words, sort }}
        className="inline-flex h-8 shrink-0 items-center rounded px-3 text-sm font-[560] whitespace-nowrap text-ink-2 hover:bg-wash hover:text-ink"
      >
        <Trans>Show as list</Trans>
      </Link>
    </>
  )
}

/** Arrow keys go from row to row, Home and End to the first and last; the mark of the row that has the focus is ringed on the map. */
function useListKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = section.current
    const onKey = (event: KeyboardEvent) => {
      const rows = [...(list?.querySelectorAll<HTMLElement>('[data-project]') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const aims: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
      const next = at < 0 ? undefined : rows[aims[event.key] ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [section])
}
