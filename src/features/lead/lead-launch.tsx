import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatPlainDay } from '#session/day-time.ts'
import type { Lead } from './inbox.ts'

/** What somebody registered for of a launch, with their ballot number: rows of the lead's facts. */
export function LeadLaunch({ lead: { home, launchInterest } }: { lead: Lead }) {
  const { i18n } = useLingui()
  if (!launchInterest || !home) return null
  const { number, unit, unitMixes, previewOn } = launchInterest
  const kinds = unitMixes.map((unitMix) => unitMixWord((word) => i18n._(word), unitMix, 'CONDO'))
  const wanted = [unit, ...kinds].filter((one) => one !== null)
  return (
    <>
      <dt className="text-ink-3">
        <Trans>Ballot number</Trans>
      </dt>
      <dd className="figures flex flex-wrap gap-x-4">
        <b>{number}</b>
        <Link
          to="/realLaunch/project/$countryCode/$projectType/$projectSlug"
          params={{ countryCode: home.country, projectType: fromWireTypeGroup(home.typeGroup), projectSlug: home.slug }}
          search={{ unit: unit ?? undefined }}
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <Trans>Price list</Trans>
        </Link>
      </dd>
      {wanted.length > 0 ? (
        <>
          <dt className="text-ink-3">
            <Trans>Would like</Trans>
          </dt>
          <dd className="figures">{wanted.join(' · ')}</dd>
        </>
      ) : null}
      {previewOn ? (
        <>
          <dt className="text-ink-3">
            <Trans>Preview on</Trans>
          </dt>
          <dd className="figures">{formatPlainDay(previewOn, i18n.locale)}</dd>
        </>
      ) : null}
    </>
  )
}
