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
} from '#lib/format.ts'
import type { FloorAreaUnit } from '#lib/units.ts'

/** A format that says what it depends on beside the language: a part that stays as served and is given it anew sees that it is the same (`ui/properties-of.ts`). */
const said = <Format extends (value: never) => string>(what: string, format: Format): Format =>
  Object.assign(format, { toJSON: () => what })

/** All figures of a page in the reader's locale and one market's currency. */
export function useFormat(currency: string) {
  const { i18n, t } = useLingui()
  const locale = i18n.locale
  return {
    money: said(`money ${currency}`, (value: number) => formatMoney(value, currency, locale)),
    signed: (value: number) => formatMoney(value, currency, locale, { signed: true }),
    short: said(`short ${currency}`, (value: number) => formatMoney(value, currency, locale, { compact: true })),
    /** the price without its unit, for columns headed psf */
    psfFigure: said(`psf ${currency}`, (value: number) => formatPsf(value, currency, locale)),
    psf: said(`psf with its unit ${currency}`, (value: number) => {
      const price = formatPsf(value, currency, locale)
      return t`${price} psf`
    }),
    area: (sqm: number, unit: FloorAreaUnit) => formatArea(sqm, unit, locale),
    areas: (sqm: number) => `${formatArea(sqm, 'sqm', locale)} (${formatArea(sqm, 'sqft', locale)})`,
    month: said('month', (month: string) => formatMonthText(month, locale)),
    quarter: said('quarter', (quarter: string) => formatQuarterText(quarter, locale)),
    list: (names: readonly (string | null | undefined | false)[]) => formatList(names, locale),
    percent: (fraction: number, digits = 1) => formatPercent(fraction, locale, { digits }),
    change: (fraction: number) => formatPercent(fraction, locale, { signed: true }),
    distance: (metres: number) => formatDistance(metres, locale),
    count: (value: number) => formatCount(value, locale),
    range: formatRange,
    /** what the figures of a part that stays as served depend on beside the language */
    toJSON: () => currency,
  }
}

export type Format = ReturnType<typeof useFormat>
