import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { areaUnitText, FLOOR_AREA_UNITS } from '#lib/units.ts'
import { joinLocale } from '#locales/locale-url.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { AmountBox } from '#ui/form/amount-box.tsx'
import { Select } from '#ui/form/select.tsx'
import { sizeUnit } from './launch-filter.ts'
import type { LaunchSearch } from './search.ts'

interface LaunchLimitsProps {
  country: CountryCode
  search: LaunchSearch
  currency: string
}

const BOX = 'max-w-24 sm:max-w-28'

/** The price that the cheapest home of a launch may have, and the size of one of its homes; a form that the browser sends itself. */
export function LaunchLimits({ country, search, currency }: LaunchLimitsProps) {
  const { i18n, t } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const readers = useAreaUnit()
  const { upTo, sizeFrom, sizeTo, stage, bedrooms, tenure, top, sort, areaId, view } = search
  const isTyped = (sizeFrom ?? sizeTo) !== undefined
  const unit = !isTyped && readers === 'sqm' ? readers : sizeUnit(country, search)
  const kept = Object.entries({ countryCode: country, stage, bedrooms, tenure, top, sort, areaId, view }).filter(
    ([, value]) => value !== undefined,
  )
  return (
    <form action={joinLocale(prefix, '/realLaunch')} aria-label={t`Price and floor area`} className="grid gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="flex flex-wrap items-center gap-2">
          <label htmlFor="launch-up-to" className="min-w-36 text-sm text-ink-2">
            <Trans>Price up to</Trans>
          </label>
          <AmountBox key={upTo} id="launch-up-to" name="upTo" defaultValue={upTo} className="max-w-40" />
        </span>
        <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
          <legend className="sr-only">
            <Trans>Floor area of a home</Trans>
          </legend>
          <span aria-hidden="true" className="w-full text-sm text-ink-2 sm:w-auto sm:min-w-36 lg:min-w-0">
            <Trans>Floor area of a home</Trans>
          </span>
          <AmountBox
            key={`from ${sizeFrom}`}
            name="sizeFrom"
            aria-label={t`Floor area, from`}
            placeholder={t`from`}
            defaultValue={sizeFrom}
            className={BOX}
          />
          <AmountBox
            key={`to ${sizeTo}`}
            name="sizeTo"
            aria-label={t`Floor area, up to`}
            placeholder={t`up to`}
            defaultValue={sizeTo}
            className={BOX}
          />
          <Select
            key={unit}
            name="unit"
            aria-label={t`Unit of floor area`}
            defaultValue={unit}
            options={FLOOR_AREA_UNITS.map((value) => ({ value, label: areaUnitText(value, i18n.locale) }))}
          />
        </fieldset>
        <Button type="submit" size="small">
          <Trans>Apply</Trans>
        </Button>
      </div>
      <TakenLimits country={country} search={search} currency={currency} />
    </form>
  )
}

/** The limits that hold, each with a link that takes it back. */
function TakenLimits({ country, search, currency }: LaunchLimitsProps) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  const { upTo, sizeFrom, sizeTo } = search
  const unit = areaUnitText(sizeUnit(country, search), i18n.locale)
  const [from, to] = [sizeFrom, sizeTo].map((size) => (size === undefined ? '' : i18n.number(size)))
  const look = 'figures inline-flex min-h-6 items-center text-sm text-lagoon underline decoration-line underline-offset-4'
  const back = { to: '/realLaunch', resetScroll: false, className: look } as const
  const rest = { ...search, countryCode: country, launchPage: 1 }
  if (upTo === undefined && sizeFrom === undefined && sizeTo === undefined) return null
  return (
    <p className="flex flex-wrap gap-x-6">
      {upTo === undefined ? null : (
        <Link {...back} search={{ ...rest, upTo: undefined }}>
          <Trans>{format.money(upTo)}: take it back</Trans>
        </Link>
      )}
      {sizeFrom === undefined && sizeTo === undefined ? null : (
        <Link {...back} search={{ ...rest, sizeFrom: undefined, sizeTo: undefined }}>
          <Trans>
            {from}–{to} {unit}: take it back
          </Trans>
        </Link>
      )}
    </p>
  )
}
