import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnShareRowFragment, ShareKind } from '#graphql/generated/graphql.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { formatDay } from '#session/day-time.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Badge } from '#ui/badge.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import { lastDays } from './last-days.ts'
import { ShareEditors } from './share-editors.tsx'

const [WIDTH, HEIGHT, STEP] = [240, 36, 8]

/** Visits of the last thirty days that have any, as small bars; the numbers stand in its name. */
function DayBars({ days }: { days: OwnShareRowFragment['days'] }) {
  const { i18n, t } = useLingui()
  const shown = lastDays(days)
  const most = Math.max(...shown.map(({ count }) => count), 1)
  const told = days.map(({ day, count }) => `${formatDay(`${day}T04:00:00Z`, i18n.locale)}: ${count}`).join(', ')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Visits by day: ${told}`} className="mt-2 w-full max-w-[260px]">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--color-line)" />
      {shown.map(({ day, count }, at) => {
        const height = (count / most) * (HEIGHT - 4)
        return count === 0 ? null : (
          <rect key={day} x={at * STEP + 1} y={HEIGHT - 1 - height} width={STEP - 2} height={height} fill="var(--color-lagoon)" />
        )
      })}
    </svg>
  )
}

const KIND_WORDS = {
  REPORT: <Trans>Report</Trans>,
  COMPARISON: <Trans>Comparison</Trans>,
  ANALYSIS: <Trans>Market analysis</Trans>,
  PLAN: <Trans>Smart plan</Trans>,
} as const satisfies Record<ShareKind, ReactNode>

/** One share: what, until when, who came, and what can be done with it. */
export function ShareItem({ share }: { share: OwnShareRowFragment }) {
  const { i18n } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const url = `${siteOrigin()}${joinLocale(prefix, `/share/${share.id}`)}`
  const [made, until] = [formatDay(share.madeAt, i18n.locale), formatDay(share.expiresAt, i18n.locale)]
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_260px]">
      <div className="grid min-w-0 content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="title text-lg wrap-anywhere">{share.title}</span>
          <StateBadge share={share} />
          {share.hasPassword && share.state === 'LIVE' ? (
            <Badge>
              <Trans>with password</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="figures text-sm text-ink-2">
          {KIND_WORDS[share.kind]} · {share.country} · <Trans>shared on {made}</Trans>
          {share.state === 'REVOKED' ? null : (
            <>
              {' · '}
              {share.state === 'LIVE' ? <Trans>open until {until}</Trans> : <Trans>was open until {until}</Trans>}
            </>
          )}
        </p>
        {share.state === 'LIVE' ? <LinkRow url={url} title={share.title} /> : null}
        {share.state === 'REVOKED' ? null : <ShareEditors share={share} />}
      </div>
      <div>
        <p className="figures text-sm">
          <Plural value={share.views} _0="Nobody came yet" one="# visit" other="# visits" />
        </p>
        {share.days.length > 0 ? <DayBars days={share.days} /> : null}
      </div>
    </li>
  )
}

function StateBadge({ share: { state } }: { share: OwnShareRowFragment }) {
  if (state === 'LIVE')
    return (
      <Badge tone="lagoon">
        <Trans>open</Trans>
      </Badge>
    )
  return (
    <Badge tone={state === 'EXPIRED' ? 'caution' : 'quiet'}>{state === 'EXPIRED' ? <Trans>expired</Trans> : <Trans>revoked</Trans>}</Badge>
  )
}

function LinkRow({ url, title }: { url: string; title: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4">
        <Trans>Open</Trans>
      </a>
      <ShareMenu url={url} title={title} />
    </div>
  )
}
