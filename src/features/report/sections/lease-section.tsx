import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tenureWords } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Project } from '../project.ts'

type Lease = NonNullable<Project['lease']>
type Dated = Lease & { years: number; startYear: number; endYear: number; remainingYears: number }

const isDated = (lease: Lease): lease is Dated =>
  lease.years !== null && lease.startYear !== null && lease.endYear !== null && lease.remainingYears !== null

/** The lease as a line from its first to its last year: what is used, and what is left. */
function LeaseLine({ lease: { years, startYear, endYear, remainingYears, asOfYear } }: { lease: Dated }) {
  const used = ((years - remainingYears) / years) * 100
  return (
    <div className="figures" aria-hidden="true">
      <div className="flex h-2.5 overflow-hidden rounded-[2px] print:[print-color-adjust:exact]">
        <span className="bg-line" style={{ width: `${used}%` }} />
        <span className="flex-1 bg-lagoon print:bg-ink-2" />
      </div>
      <div className="relative mt-1 h-4 text-xs text-ink-3">
        <span className="absolute left-0">{startYear}</span>
        {used > 18 && used < 82 ? (
          <b className="absolute -translate-x-1/2 font-semibold text-ink" style={{ left: `${used}%` }}>
            {asOfYear}
          </b>
        ) : null}
        <span className="absolute right-0">{endYear}</span>
      </div>
    </div>
  )
}

/** The tenure of the land, and what is left of its lease. */
export function LeaseSection({ lease, heading }: Pick<Project, 'lease'> & { heading: SectionHeading }) {
  const { i18n } = useLingui()
  if (!lease) return null
  const { tenure, years } = lease
  return (
    <PageSection className="break-inside-avoid" {...heading}>
      <div className="grid gap-3 pt-4">
        {isDated(lease) ? (
          <>
            <p className="figures">
              <b className="text-xl font-semibold">
                <Plural value={lease.remainingYears} one="# year left" other="# years left" />
              </b>{' '}
              <span className="text-ink-2">
                <Trans>
                  of {lease.years}, to {lease.endYear}
                </Trans>
              </span>
            </p>
            <LeaseLine lease={lease} />
          </>
        ) : (
          <p className="figures text-xl font-semibold">
            {years === null ? i18n._(tenureWords[tenure]) : <Trans>Lease of {years} years</Trans>}
          </p>
        )}
        <p className="text-xs text-ink-3">
          {tenure === 'FREEHOLD' ? (
            <Trans>Held without an end.</Trans>
          ) : (
            <Trans>When a lease ends, land and building return to the lessor. Banks and buyers look at the years left.</Trans>
          )}
        </p>
      </div>
    </PageSection>
  )
}
