import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'

interface CalculatorsLinkProps {
  country: CountryCode
  /** whole units: the calculators begin with it */
  price?: number
}

/** A link from a home's value to the costs of buying it. */
export const CalculatorsLink = ({ country, price }: CalculatorsLinkProps) => (
  <CallToAction
    title={<Trans>Reckon what it costs</Trans>}
    text={<Trans>Stamp duties, the loan you may take, its instalment, and the yield of letting: line by line, with date and source.</Trans>}
    actions={
      <ButtonLink to="/realValue/calculators" search={{ countryCode: country, price }} size="large">
        <Trans>Open the calculators</Trans>
      </ButtonLink>
    }
  />
)
