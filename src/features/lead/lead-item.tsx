import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { COUNTRIES } from '#market/countries.ts'
import { formatDayTime, formatPlainDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import type { Lead } from './inbox.ts'
import { leadBadge, ORIGIN_WORDS } from './lead-words.ts'

/** One enquiry of the list. */
export function LeadItem({ lead, isOpened }: { lead: Lead; isOpened: boolean }) {
  const { i18n } = useLingui()
  const { id, country, name, message, origin, home, createdDate, followUpOn } = lead
  const badge = leadBadge(lead)
  const day = followUpOn && formatPlainDay(followUpOn, i18n.locale)
  return (
    <li className={cx('relative grid gap-1 border-b border-line px-3 py-4', isOpened ? 'bg-lagoon-soft' : 'hover:bg-wash')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          from="/user/leads"
          to="."
          search={(now) => ({ ...now, lead: id })}
          resetScroll={false}
          aria-current={isOpened ? 'true' : undefined}
          className="inline-flex min-h-6 items-center text-lg font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </Link>
        <Badge tone={badge.tone}>{i18n._(badge.words)}</Badge>
      </p>
      {message ? <p className="line-clamp-2 text-ink-2 wrap-anywhere">{message}</p> : null}
      <p className="figures text-sm text-ink-3">
        {[i18n._(ORIGIN_WORDS[origin]), home?.name, formatDayTime(createdDate, i18n.locale, COUNTRIES[country].timeZone)].filter(Boolean).join(' · ')}
      </p>
      {day ? (
        <p className="figures text-sm text-ink-2">
          <Trans>Follow up on {day}</Trans>
        </p>
      ) : null}
    </li>
  )
}
