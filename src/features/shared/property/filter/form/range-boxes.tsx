import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { MapLimits } from '#filter/map-limits.ts'
import { RANGE_UNITS, type RangeUnit } from '#filter/row-shapes.ts'
import { type RangeKey, rangeRow } from '#filter/rows.ts'
import { boundParams } from '#filter/search-params.ts'
import { areaUnitText } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { AmountBox } from '#ui/form/amount-box.tsx'
import { shownRange } from '../range-figures.ts'

interface RangeBoxesProps {
  name: RangeKey
  title: string
  country: CountryCode
  limits: MapLimits
}

/** In a form of ranges: tells in which unit its areas are typed. */
export const EnteredUnit = () => (useAreaUnit() === 'sqm' ? <input type="hidden" name="unit" value="sqm" /> : null)

/** Two boxes for the lowest and the highest value of a filter, in its unit. */
export function RangeBoxes({ name, title, country, limits }: RangeBoxesProps) {
  const { i18n, t } = useLingui()
  const areaUnit = useAreaUnit()
  const { currencyCode } = COUNTRIES[country]
  const units: Record<RangeUnit, string> = {
    money: currencyCode,
    psf: currencyCode,
    sqft: areaUnitText(areaUnit, i18n.locale),
    year: '',
    'years-left': t`years`,
    minutes: t`minutes`,
    'percent-change': '%',
    'tenth-percent': '%',
  }
  const { unit } = rangeRow(name)
  const values = shownRange(name, areaUnit, limits.filter[name])
  return (
    <BoundBoxes
      key={areaUnit}
      title={title}
      unit={units[unit]}
      params={boundParams(name)}
      values={values}
      isDecimal={RANGE_UNITS[unit].decimals > 0}
      write={unit === 'year' ? String : (value) => i18n.number(value)}
    />
  )
}

interface BoundBoxesProps {
  title: string
  unit: string
  /** as the form sends them */
  params: { low: string; high: string }
  values: readonly [number | null, number | null]
  isDecimal?: boolean
  write: (value: number) => string
}

/** digits after the point of a percentage */
const FRACTION = 1

/** Two boxes for the lowest and the highest value, under a name and its unit. */
export function BoundBoxes({ title, unit, params, values, isDecimal = false, write }: BoundBoxesProps) {
  const { t } = useLingui()
  const sides = [
    { param: params.low, value: values[0], word: t`from`, label: t`${title}, from` },
    { param: params.high, value: values[1], word: t`up to`, label: t`${title}, up to` },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-2 pb-1 text-sm text-ink-2">
        <span className="font-[560]">{title}</span>
        <span className="text-ink-3">{unit}</span>
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5">
        {sides.map(({ param, value, word, label }, at) => (
          <Fragment key={param}>
            {at === 0 ? null : (
              <span aria-hidden="true" className="text-ink-3">
                –
              </span>
            )}
            <AmountBox
              name={param}
              decimals={isDecimal ? FRACTION : 0}
              aria-label={label}
              placeholder={word}
              defaultValue={value === null ? '' : write(value)}
            />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
