import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { parseCountryCode } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'

/** Plan, listings and orders stand by the country of the visit: the way to those of the account’s own. */
export function OfAnotherCountry({ code }: { code: string }) {
  const { i18n } = useLingui()
  const visited = useRouteContext({ from: '__root__', select: ({ country }) => country })
  const own = parseCountryCode(code)
  if (!own || own === visited) return null
  const [here, there] = [countryName(i18n, visited), countryName(i18n, own)]
  return (
    <p className="max-w-[68ch] rounded bg-caution-soft p-4 text-caution-ink">
      <Trans>
        Plan, listings and orders below are those in {here}. This account is of {there}.
      </Trans>{' '}
      <Link
        to="."
        search={(now) => ({ ...now, countryCode: own })}
        className="inline-flex min-h-6 items-center underline underline-offset-4"
      >
        <Trans>See those in {there}</Trans>
      </Link>
    </p>
  )
}
