import { Trans } from '@lingui/react/macro'
import { isModuleOpen } from '#access/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'

/** product §4.3: the invitation to agents, where their module is open (§6). */
export function AgentsDoor({ country }: { country: CountryCode }) {
  if (!isModuleOpen('realAgent', country)) return null
  return (
    <CallToAction
      title={<Trans>For agents: win the listing with evidence</Trans>}
      text={
        <Trans>
          Comparable sales with every adjustment, gains of past owners, premiums by floor, and lists of deals that clients can keep.
        </Trans>
      }
      actions={
        <>
          <ButtonLink to="/realAgent" search={{ countryCode: country }} size="large">
            <Trans>See realAgent</Trans>
          </ButtonLink>
          <ButtonLink to="/realAgent/pricing" search={{ countryCode: country }} look="ghost" size="large">
            <Trans>Pricing</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
