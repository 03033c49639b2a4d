import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EstimateMethod } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

interface MethodLineProps {
  method: EstimateMethod
  country: CountryCode
}

/** How the estimate was made, and the way to what was measured. */
export const MethodLine = ({ method, country }: MethodLineProps) => (
  <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
    {method === 'FIRST' ? (
      <Trans>
        <b className="font-semibold text-ink">Statistical fallback.</b> Like sales brought to this home; its range follows from how the
        sales disagree.
      </Trans>
    ) : (
      <Trans>
        <b className="font-semibold text-ink">Fitted method.</b> It learnt from the sales recorded here.
      </Trans>
    )}{' '}
    <Link
      to="/realValue/accuracy"
      search={{ countryCode: country }}
      className="text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
    >
      <Trans>How accurate is it?</Trans>
    </Link>
  </p>
)
