import { useLingui } from '@lingui/react/macro'
import {
  formatArea,
  formatCount,
  formatDistance,
  formatList,
  formatMoney,
  formatMonthText,
  formatPercent,
  formatPsf,
  formatQuarterText,
  formatRange,
  unbroken,
} from '#lib/format.ts'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'

/** A format that says what it depends on beside the language: a part that stays as served and is given it anew sees that it is the same (`ui/properties-of.ts`). */
const said = <Format extends (value: never) => string>(what: string, format: Format): Format =>
  Object.assign(format, { toJSON: () => what })

/** All figures of a page in the reader's locale and unit of area, and in one market's currency. A month, a size, a distance, a sample and a price with its unit never break across lines. */
export function useFormat(currency: string) {
  const { i18n, t } = useLingui()
  const unit = useAreaUnit()
  const locale = i18n.locale
  return {
    /** the reader's unit of area */
    unit,
    money: said(`money ${currency}`, (value: number) => formatMoney(value, currency, locale)),
    signed: (value: number) => formatMoney(value, currency, locale, { signed: true }),
    short: said(`short ${currency}`, (value: number) => formatMoney(value, currency, locale, { compact: true })),
    /** the price without its unit, for columns headed psf */
    psfFigure: said(`psf ${currency}`, (value: number) => formatPsf(value, currency, locale)),
    psf: said(`psf with its unit ${currency}`, (value: number) => {
      const price = formatPsf(value, currency, locale)
      return unbroken(t`${price} psf`)
    }),
    /** in the reader's unit, or the one that is named */
    area: said(`area ${unit}`, (sqm: number, named: FloorAreaUnit = unit) => unbroken(formatArea(sqm, named, locale))),
    /** as `area`; of a deal whose record tells none, in words */
    size: said(`size ${unit}`, (sqm: number | null) =>
      sqm === null ? unbroken(t`size not on record`) : unbroken(formatArea(sqm, unit, locale)),
    ),
    /** in both units, the reader's first */
    areas: said(`areas ${unit}`, (sqm: number) => {
      const [other = unit] = FLOOR_AREA_UNITS.filter((one) => one !== unit)
      return `${unbroken(formatArea(sqm, unit, locale))} (${unbroken(formatArea(sqm, other, locale))})`
    }),
    month: said('month', (month: string) => unbroken(formatMonthText(month, locale))),
    quarter: said('quarter', (quarter: string) => unbroken(formatQuarterText(quarter, locale))),
    list: (names: readonly (string | null | undefined | false)[]) => formatList(names, locale),
    percent: (fraction: number, digits = 1) => formatPercent(fraction, locale, { digits }),
    change: (fraction: number) => formatPercent(fraction, locale, { signed: true }),
    distance: (metres: number) => unbroken(formatDistance(metres, locale)),
    count: (value: number) => formatCount(value, locale),
    /** of how many a figure is: "n 53" */
    sample: said('sample', (n: number) => {
      const count = formatCount(n, locale)
      return unbroken(t`n ${count}`)
    }),
    range: formatRange,
    /** what the figures of a part that stays as served depend on beside the language */
    toJSON: () => `${currency} ${unit}`,
  }
}

export type Format = ReturnType<typeof useFormat>
