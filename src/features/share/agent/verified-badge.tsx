import { Trans, useLingui } from '@lingui/react/macro'
import { licenceRule } from '#market/licence-rules.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import type { OpenedAgent } from '../share-guard.ts'

/** Whether the public register lists the number as in force today, with the date; or that no register of the country can be asked here. */
export function VerifiedBadge({ agent: { verifiedOn, lines, country } }: { agent: Pick<OpenedAgent, 'verifiedOn' | 'lines' | 'country'> }) {
  const { i18n } = useLingui()
  const day = verifiedOn === null ? null : formatDay(`${verifiedOn}T04:00:00Z`, i18n.locale)
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {day ? (
        <>
          <Badge tone="lagoon">
            <Trans>Verified</Trans>
          </Badge>
          <Trans>
            The public register lists {lines.licence} as in force, checked on {day}.
          </Trans>
        </>
      ) : !licenceRule(country).isLookedUp ? (
        <>
          <Badge tone="caution">
            <Trans>Not yet verified</Trans>
          </Badge>
          <Trans>
            The country’s register is not here: {lines.licence} is as the agent wrote it. Look it up there before you rely on it.
          </Trans>
        </>
      ) : (
        <>
          <Badge tone="caution">
            <Trans>Not verified</Trans>
          </Badge>
          <Trans>
            The public register that we hold does not list {lines.licence} as in force today. Look it up there before you rely on it.
          </Trans>
        </>
      )}
    </p>
  )
}
