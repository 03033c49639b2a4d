import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { COUNTRIES } from '#market/countries.ts'
import { ValuePage } from './value-page.tsx'

/** §2.2 realValue: from an address to an estimate, and what stands behind it. */
export function RealValuePage() {
  const { country } = useRouteContext({ from: '__root__' })
  const place = COUNTRIES[country].label
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
