import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { countryName } from '#session/country-name.ts'
import { ValuePage } from './value-page.tsx'

/** §2.2 realValue: from an address to an estimate, and what stands behind it. */
export function RealValuePage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const place = countryName(i18n, country)
  return (
    <ValuePage
      kicker={<Trans>realValue</Trans>}
      title={<Trans>What is this home worth</Trans>}
      lead={
        <Trans>
          Name a project, street or postal code in {place}. You get an estimate with its low and high, its date and the sales it rests on.
        </Trans>
      }
    />
  )
}
