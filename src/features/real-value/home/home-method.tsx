import { Trans } from '@lingui/react/macro'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { HomeValue, KnownEstimate } from '../value-home.functions.ts'

interface HomeMethodProps {
  /** null where the estimate was refused */
  estimate: KnownEstimate | null
  value: HomeValue
  format: Format
}

/** The method and the data of the estimate in words, with date and n. */
export function HomeMethod({ estimate, value: { market }, format }: HomeMethodProps) {
  const last = estimate?.asOf ?? market.lastMonth
  const newest = last ? format.month(last) : null
  return (
    <PageSection
      title={<Trans>How it was made</Trans>}
      aside={
        last ? (
          <>
            <Trans>sales up to {newest}</Trans>
            <OldData month={last} />
          </>
        ) : null
      }
    >
      <div className="grid gap-3 pt-5 text-ink-2">
        {estimate === null ? (
          <p>
            <Trans>
              A number is given only where enough sales stand behind it. It is refused where too few of them remain once old and unlike ones
              count less, where the newest is older than three years, and where its range would be too wide to be of use.
            </Trans>
          </p>
        ) : estimate.method === 'ENGINE' ? (
          <p>
            <Trans>
              Sales around the home are brought to its month, size, floor and lease by a price index of like homes, and averaged: near, new
              and similar ones count most. Trees learnt from the errors of past estimates correct the average, and from those errors also
              come the two ranges, so that they hold as many later prices as they promise. The method is fitted again after every import of
              sales.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              The comparable sales method: sales of the same kind of home in the project, and around it where those are few, are brought to
              the present by a price index and to the home by its size and floor, and averaged so that no odd price moves the result. The
              ranges follow from how far those sales disagree.
            </Trans>
          </p>
        )}
        <details className="text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-line underline-offset-4 hover:text-ink">
            <Trans>Sources and licences</Trans>
          </summary>
          <ul className="mt-1 grid gap-0.5">
            {market.sources.map(({ name, licence }) => (
              <li key={name} className="wrap-anywhere">
                <span className="text-ink">{name}</span> · {licence}
              </li>
            ))}
          </ul>
        </details>
        <p className="text-sm">
          <Trans>
            A statistical figure from recorded sales with its date and range. Not a valuation by a licensed valuer and not an offer.
          </Trans>
        </p>
      </div>
    </PageSection>
  )
}
