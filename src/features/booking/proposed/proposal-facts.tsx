import { Trans, useLingui } from '@lingui/react/macro'
import type { ProposedTimesPartsFragment } from '#graphql/generated/graphql.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'

/** Who proposes, what for, about which home and where. */
export function ProposalFacts({ proposal }: { proposal: ProposedTimesPartsFragment }) {
  const { i18n } = useLingui()
  const { hostName, ceaNumber, estateAgency, estateAgencyLicenseNo, kind, home, place } = proposal
  return (
    <dl className="grid max-w-[44rem] gap-x-6 gap-y-1.5 border-y border-line py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-2">
        <Trans>With</Trans>
      </dt>
      <dd>
        <span className="font-[560]">{hostName || '–'}</span>
        <span className="block text-ink-2">{[ceaNumber, estateAgency, estateAgencyLicenseNo].filter(Boolean).join(' · ')}</span>
      </dd>
      <dt className="text-ink-2">
        <Trans>What</Trans>
      </dt>
      <dd className="font-[560] wrap-anywhere">
        {i18n._(APPOINTMENT_NAMES[kind])}
        {home ? ` · ${[home.name, home.unit].filter(Boolean).join(' ')}` : null}
      </dd>
      <dt className="text-ink-2">
        <Trans>Where</Trans>
      </dt>
      <dd className="font-[560] wrap-anywhere">{place || <Trans>The place is agreed with you separately.</Trans>}</dd>
    </dl>
  )
}
