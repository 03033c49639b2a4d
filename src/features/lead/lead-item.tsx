import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { agoWords } from '#lib/duration-words.ts'
import { COUNTRIES } from '#market/countries.ts'
import { formatDayTime, formatPlainDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import type { Lead } from './inbox.ts'
import { leadBadge, nextWords, ORIGIN_WORDS } from './lead-words.ts'

/** One enquiry of the list: who wrote, how long ago, and what comes next. */
export function LeadItem({ lead, isOpened }: { lead: Lead; isOpened: boolean }) {
  const { i18n } = useLingui()
  const { id, country, name, message, origin, home, createdDate, followUpOn } = lead
  const badge = leadBadge(lead)
  const next = nextWords(lead)
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
        {[i18n._(ORIGIN_WORDS[origin]), home?.name].filter(Boolean).join(' · ')}
        {' · '}
        <time
          dateTime={createdDate}
          title={formatDayTime(createdDate, i18n.locale, COUNTRIES[country].timeZone)}
          className="inline-block"
          suppressHydrationWarning
        >
          {agoWords(createdDate, i18n.locale, Date.now())}
        </time>
      </p>
      {next || day ? (
        <p className="figures flex flex-wrap gap-x-3 text-sm text-ink-2">
          {next ? <span className="font-[560]">{i18n._(next)}</span> : null}
          {day ? (
            <span>
              <Trans>Follow up on {day}</Trans>
            </span>
          ) : null}
        </p>
      ) : null}
    </li>
  )
}
