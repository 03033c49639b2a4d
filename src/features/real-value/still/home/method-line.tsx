import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EstimateMethod } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import type { Measured } from '../../value-home.functions.ts'

interface MethodLineProps {
  method: EstimateMethod
  /** the back-test on record; null where there is none */
  measured: Measured | null
  country: CountryCode
  format: Format
}

const link = 'text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

/** The measured accuracy of the estimate, or that it is not measured. */
export function MethodLine({ method, measured, country, format }: MethodLineProps) {
  const n = measured ? format.count(measured.scores.n) : ''
  const error = measured ? format.percent(measured.scores.medianError / 100) : ''
  return (
    <p className="mt-5 max-w-[68ch] rounded border-s-2 border-lagoon bg-wash px-4 py-3 text-ink-2">
      {method === 'FIRST' ? (
        <Trans>
          <b className="font-semibold text-ink">Statistical fallback.</b> Like sales brought to this home; this method is not yet
          back-tested here, so its range follows from how the sales disagree and not from measured errors.
        </Trans>
      ) : measured ? (
        <Trans>
          <b className="font-semibold text-ink">Measured method.</b> Valued blind, half of {n} past sales of this kind came within {error}{' '}
          of the price then paid.
        </Trans>
      ) : (
        <Trans>
          <b className="font-semibold text-ink">Fitted method.</b> It learnt from the sales recorded here; no back-test of such homes is on
          record.
        </Trans>
      )}{' '}
      <Link to="/realValue/accuracy" search={{ countryCode: country }} className={link}>
        <Trans>How accurate is it?</Trans>
      </Link>
    </p>
  )
}
