import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { overviewOf, SUBSCRIPTION_PART } from '#access/sub-account.ts'
import { formatDay } from '#session/day-time.ts'

/** On every page of somebody whose payment has failed: until when everything is open, and where it is settled. */
export function LapseBanner() {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  if (viewer.lapse?.standing !== 'past-due') return null
  const until = formatDay(viewer.lapse.until, i18n.locale)
  return (
    <aside className="no-print border-b border-line bg-caution-soft text-caution-ink">
      <p className="page flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5">
        <Trans>A payment for your plan has failed. Everything stays open until {until}.</Trans>
        <Link
          to={overviewOf('/user', viewer)}
          hash={SUBSCRIPTION_PART}
          className="inline-flex min-h-6 items-center font-[560] underline underline-offset-4"
        >
          <Trans>Settle it</Trans>
        </Link>
      </p>
    </aside>
  )
}
