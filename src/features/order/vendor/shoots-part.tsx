import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShootsQuery } from '#graphql/generated/graphql.ts'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { dayAfter, formatOrderDay, formatVisitTime, orderToday } from '../order-days.ts'
import { ORDER_SERVICE_WORDS, ORDER_STATE_TONES, ORDER_STATE_WORDS } from '../order-words.tsx'
import { VisitFileButton } from '../visit-file-button.tsx'

type Shoot = ShootsQuery['shoots'][number]

interface ShootsPartProps extends ShootsQuery {
  /** the first day that is shown, "2026-11-28" */
  from: string
  days: number
}

const WEEK_DAYS = 7

/** The visits of a vendor: an agenda of some weeks, or one week in columns. */
export function ShootsPart({ shoots, from, days }: ShootsPartProps) {
  const { i18n, t } = useLingui()
  const isWeek = days === WEEK_DAYS
  const [first, last] = [from, dayAfter(from, days - 1)].map((day) => formatOrderDay(day, i18n.locale))
  const shown = isWeek
    ? Array.from({ length: days }, (_, at) => dayAfter(from, at))
    : [...new Set(shoots.flatMap(({ visitOn }) => visitOn ?? []))]
  return (
    <section aria-labelledby="shoots" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="shoots" className="figures text-lg font-semibold">
          {first} – {last}
        </h2>
        <LinkTabs label={t`How the calendar is shown`}>
          <LinkTab from="/realAgent/vendor-orders/" to="." search={(now) => ({ ...now, span: undefined })} current={!isWeek}>
            <Trans>Agenda</Trans>
          </LinkTab>
          <LinkTab from="/realAgent/vendor-orders/" to="." search={(now) => ({ ...now, span: 'week' })} current={isWeek}>
            <Trans>Week</Trans>
          </LinkTab>
        </LinkTabs>
        <nav aria-label={t`Calendar`} className="flex gap-4">
          <DayLink day={dayAfter(from, -days)}>
            <Trans>Earlier</Trans>
          </DayLink>
          <DayLink day={undefined}>
            <Trans>Today</Trans>
          </DayLink>
          <DayLink day={dayAfter(from, days)}>
            <Trans>Later</Trans>
          </DayLink>
        </nav>
      </div>
      {shown.length === 0 ? (
        <Panel kind="empty" title={<Trans>No visit in these days</Trans>}>
          <Trans>A visit stands here once you have proposed or accepted its day.</Trans>
        </Panel>
      ) : (
        <ol className={isWeek ? 'grid gap-4 lg:grid-cols-7' : 'grid gap-6'}>
          {shown.map((day) => (
            <ShootDay key={day} day={day} shoots={shoots.filter(({ visitOn }) => visitOn === day)} isWeek={isWeek} />
          ))}
        </ol>
      )}
    </section>
  )
}

const DayLink = ({ day, children }: { day: string | undefined; children: ReactNode }) => (
  <Link
    from="/realAgent/vendor-orders/"
    to="."
    search={(now) => ({ ...now, day })}
    resetScroll={false}
    className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
  >
    {children}
  </Link>
)

function ShootDay({ day, shoots, isWeek }: { day: string; shoots: readonly Shoot[]; isWeek: boolean }) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const isToday = day === orderToday(country, Date.now())
  const name = dateFormat(dateTagOf(i18n.locale), { weekday: isWeek ? 'short' : 'long', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <li className="grid min-w-0 content-start gap-3" aria-current={isToday ? 'date' : undefined}>
      <h3 className={cx('figures border-b border-line pb-1 font-[560]', isToday && 'text-terracotta')}>
        {name.format(new Date(`${day}T00:00:00Z`))}
      </h3>
      {shoots.length > 0 ? (
        <ul className="grid gap-3">
          {shoots.map((shoot) => (
            <ShootItem key={shoot.id} shoot={shoot} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** When and where, whom to meet as far as the order tells, and whether it is agreed. */
function ShootItem({ shoot }: { shoot: Shoot }) {
  const { i18n } = useLingui()
  const { id, number, place, state, lines, agentName, access, calendarFile } = shoot
  const services = lines.map((line) => line.name || i18n._(ORDER_SERVICE_WORDS[line.service])).join(', ')
  return (
    <li className="relative grid min-w-0 gap-1 rounded border border-line bg-sheet p-3 hover:bg-wash">
      <p className="figures font-[560]">{formatVisitTime(shoot, i18n.locale) || <Trans>Hour not agreed</Trans>}</p>
      <Link
        from="/realAgent/vendor-orders/"
        to="."
        search={{ order: id }}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {place}
      </Link>
      <p>
        {state === 'NEW' ? (
          <Badge tone="caution">
            <Trans>Proposed</Trans>
          </Badge>
        ) : (
          <Badge tone={ORDER_STATE_TONES[state]}>{i18n._(ORDER_STATE_WORDS[state])}</Badge>
        )}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">{[services, agentName, access].filter(Boolean).join(' · ')}</p>
      <VisitFileButton number={number} file={calendarFile} />
    </li>
  )
}
