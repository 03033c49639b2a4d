import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { areaUnitText, FLOOR_AREA_UNITS } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SORT_NAMES, type SortOrder } from '../sort-orders.ts'
import { FilterChips } from './filter-chips.tsx'
import { PlainSelect } from './plain-select.tsx'
import type { MapTools } from './tools-state.ts'
import { useFloorAreaUnit } from './use-floor-area-unit.ts'

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))

const sortWords: Record<SortOrder, MessageDescriptor> = {
  traded: msg`Most traded`,
  'newest-sale': msg`Newest sale`,
  'price-low': msg`Price, low to high`,
  'price-high': msg`Price, high to low`,
  'psf-low': msg`Psf, low to high`,
  'psf-high': msg`Psf, high to low`,
  'change-high': msg`Strongest rise`,
  'change-low': msg`Strongest fall`,
  'yield-high': msg`Highest yield`,
  'newest-built': msg`Newest building`,
}

/** Above the list: its order, the unit of areas, two areas side by side, and the active filters. */
export function ListTools({ tools }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const { view } = tools
  const [unit, setUnit] = useFloorAreaUnit(view)
  const [isComparing, setComparing] = useState(false)
  const orders = SORT_NAMES.filter((name) => name !== 'yield-high' || COUNTRIES[view.country].disclosesRent)
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
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
        <Button size="small" look="ghost" className="-me-3" onClick={() => setComparing(true)}>
          <Trans>Compare areas</Trans>
        </Button>
      </div>
      <FilterChips view={view} />
      {isComparing ? (
        <Suspense>
          <CompareDialog tools={tools} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
