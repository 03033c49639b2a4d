import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { countryName } from '#session/country-name.ts'

/** Why a sub-account stands on its overview and not on the page that it asked for. */
export function SentHere() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const closed = useSearch({ from: '__root__', select: (search) => search.closed })
  if (!closed) return null
  const name = countryName(i18n, country)
  return (
    <p role="status" className="rounded bg-caution-soft p-4 text-caution-ink">
      {closed === 'seats' ? (
        <Trans>The page that you asked for is not for seats, whatever they may do. What yours opens stands below.</Trans>
      ) : (
        <Trans>The page that you asked for is not open in {name}. What your seat opens stands below.</Trans>
      )}
    </p>
  )
}
