import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { joinLocale } from '#locales/locale-url.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { LaunchSearch } from './search.ts'

interface PriceLimitProps {
  country: CountryCode
  search: LaunchSearch
  currency: string
}

/** The price that the cheapest home of a launch may have; a form that the browser sends itself. */
export function PriceLimit({ country, search, currency }: PriceLimitProps) {
  const { t } = useLingui()
  const format = useFormat(currency)
  const { prefix } = useRouteContext({ from: '__root__' })
  const { upTo, stage, bedrooms, tenure, top, sort } = search
  const kept = Object.entries({ countryCode: country, stage, bedrooms, tenure, top, sort }).filter(([, value]) => value !== undefined)
  return (
    <form action={joinLocale(prefix, '/realLaunch')} aria-label={t`Price up to`} className="flex flex-wrap items-center gap-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="launch-up-to" className="min-w-36 text-sm text-ink-2">
        <Trans>Price up to</Trans>
      </label>
      <TextInput
        key={upTo}
        id="launch-up-to"
        name="upTo"
        inputMode="numeric"
        pattern="[0-9]{1,11}"
        defaultValue={upTo}
        className="max-w-40"
        autoComplete="off"
      />
      <Button type="submit" size="small">
        <Trans>Apply</Trans>
      </Button>
      {upTo === undefined ? null : (
        <Link
          to="/realLaunch"
          search={{ ...search, countryCode: country, upTo: undefined, launchPage: 1 }}
          resetScroll={false}
          className="figures inline-flex min-h-6 items-center text-sm text-lagoon underline decoration-line underline-offset-4"
        >
          <Trans>{format.money(upTo)}: take it back</Trans>
        </Link>
      )}
    </form>
  )
}
