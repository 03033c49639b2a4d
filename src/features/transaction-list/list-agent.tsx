import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SharedDealListQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'

type Shared = NonNullable<SharedDealListQuery['sharedDealList']>

interface ListAgentProps {
  shared: Shared
  country: CountryCode
  /** its code, where other deals are shown than were shared */
  narrowed: string | null
}

/** Above a shared list: what it is called, and the lines of the agent who shared it (product §2.16). */
export function ListAgent({ shared: { name, lines }, country, narrowed }: ListAgentProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Shared list`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-ink pb-3">
      <p className="title text-xl wrap-anywhere">{name}</p>
      {lines ? (
        <p className="figures text-ink-2">
          <Link
            to="/share/$agentNumber/profile"
            params={{ agentNumber: lines.licence }}
            search={{ countryCode: country }}
            className="underline decoration-line underline-offset-4"
          >
            {lines.name}
          </Link>{' '}
          · {lines.licence} · {lines.agency} ·{' '}
          <Trans>
            licence <span className="whitespace-nowrap">{lines.agencyLicence}</span>
          </Trans>{' '}
          ·{' '}
          <a href={`tel:${lines.phone}`} className="whitespace-nowrap underline decoration-line underline-offset-4">
            {lines.phone}
          </a>
        </p>
      ) : null}
      {narrowed === null ? null : (
        <p className="basis-full text-ink-2">
          <Trans>
            You have changed what is shown.{' '}
            <Link
              to="/transaction-lists"
              search={{ countryCode: country, transactionlist: narrowed }}
              className="underline decoration-line underline-offset-4"
            >
              The list as it was shared
            </Link>
          </Trans>
        </p>
      )}
    </section>
  )
}
