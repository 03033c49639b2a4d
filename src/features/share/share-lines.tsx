import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ShareFrame } from '#api/shares.ts'
import type { CountryCode } from '#market/vocabulary.ts'

type Lines = NonNullable<NonNullable<ShareFrame['opened']>['lines']>

/** The lines that every page of an agent shows (product §2.16): name, registration number, agency, agency's licence, registered phone. */
export function ShareLines({ lines, country, withLink = true }: { lines: Lines; country: CountryCode; withLink?: boolean }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Agent`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-ink pb-3">
      <p className="title text-xl">
        {withLink ? (
          <Link
            to="/share/$agentNumber/profile"
            params={{ agentNumber: lines.licence }}
            search={{ countryCode: country }}
            className="decoration-line underline-offset-4 hover:underline"
          >
            {lines.name}
          </Link>
        ) : (
          lines.name
        )}
      </p>
      <p className="figures text-ink-2">
        {lines.licence} · {lines.agency} ·{' '}
        <Trans>
          licence <span className="whitespace-nowrap">{lines.agencyLicence}</span>
        </Trans>{' '}
        ·{' '}
        <a href={`tel:${lines.phone}`} className="whitespace-nowrap underline decoration-line underline-offset-4">
          {lines.phone}
        </a>
      </p>
    </section>
  )
}
