import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { UnmeasuredReason } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PageSection } from '#ui/page-section.tsx'
import { AccuracyTable, type MeasuredGroup } from './accuracy-table.tsx'
import { NotMeasured } from './not-measured.tsx'

interface AccuracySectionProps {
  measured: readonly MeasuredGroup[]
  country: CountryCode
  /** null when the market could not be loaded */
  currency: string | null
  /** why nothing is measured, where nothing is */
  reason: UnmeasuredReason
}

/** The measured accuracy of estimates beside the simple method's, or a note that it is not measured here. */
export function AccuracySection({ measured, country, currency, reason }: AccuracySectionProps) {
  if (currency === null) return null
  return (
    <PageSection id="accuracy" title={<Trans>Measured accuracy</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
        {measured.length > 0 ? <AccuracyTable measured={measured} currency={currency} /> : <NotMeasured reason={reason} />}
        <p>
          <Link
            to="/realValue/accuracy"
            search={{ countryCode: country }}
            className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
          >
            <Trans>All about the accuracy</Trans>
          </Link>
        </p>
      </div>
    </PageSection>
  )
}
