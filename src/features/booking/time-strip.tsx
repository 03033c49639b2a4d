import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import type { OfferedTimes } from './offered-times.ts'
import { isSameClock, monthWords, ownClock, spelledDay, weekdayNames, zoneClock, zoneName } from './zone-time.ts'

interface TimeStripProps {
  times: OfferedTimes
  /** the chosen time, ISO 8601 */
  chosen: string | undefined
  /** what else can be done about the day */
  below?: ReactNode
}

const chip = 'grid min-h-11 place-items-center rounded border px-1 text-center no-underline transition-colors duration-(--duration-quick)'

/** Four weeks of days and the free times of one of them; every choice is a link. */
export function TimeStrip({ times, chosen, below }: TimeStripProps) {
  const { i18n, t } = useLingui()
  const { days, day, from, earlier, later } = times
  const last = days.at(-1)?.day ?? from
  const months = [...new Set([monthWords(from, i18n.locale), monthWords(last, i18n.locale)])].join(' – ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-10">
      <div>
        <div className="flex min-h-9 items-center justify-between gap-3">
          <p className="font-[560]">{months}</p>
          <nav aria-label={t`Weeks`} className="flex gap-4">
            <OtherWeeks from={earlier}>
              <Trans>Earlier</Trans>
            </OtherWeeks>
            <OtherWeeks from={later}>
              <Trans>Later</Trans>
            </OtherWeeks>
          </nav>
        </div>
        <div className="mt-2 grid grid-cols-7 gap-1">
          {weekdayNames(i18n.locale).map((name) => (
            <span key={name} aria-hidden="true" className="text-center text-sm text-ink-3">
              {name}
            </span>
          ))}
          {days.map((one) => (
            <DayCell key={one.day} {...one} week={from} isChosen={one.day === day} />
          ))}
        </div>
      </div>
      <DayTimes times={times} chosen={chosen} below={below} />
    </div>
  )
}

function OtherWeeks({ from, children }: { from: string | null; children: ReactNode }) {
  if (from === null) return null
  return (
    <Link
      to="."
      search={(old) => ({ ...old, week: from, day: undefined })}
      resetScroll={false}
      className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
    >
      {children}
    </Link>
  )
}

type DayCellProps = OfferedTimes['days'][number] & { week: string; isChosen: boolean }

function DayCell({ day, free, isFull, week, isChosen }: DayCellProps) {
  const { i18n, t } = useLingui()
  const number = Number(day.slice(-2))
  if (free === 0 && !isFull) return <span className={cx(chip, 'figures border-transparent text-ink-3')}>{number}</span>
  const words = spelledDay(day, i18n.locale)
  return (
    <Link
      to="."
      search={(old) => ({ ...old, week, day })}
      resetScroll={false}
      aria-label={isFull ? t`${words}: full` : t`${words}: free times: ${free}`}
      aria-current={isChosen ? 'date' : undefined}
      className={cx(
        chip,
        'figures',
        isFull ? 'border-dashed' : 'font-[560]',
        isChosen ? 'border-transparent bg-lagoon text-on-accent' : 'border-line bg-sheet text-ink hover:border-ink-3',
        isFull && !isChosen ? 'text-ink-2 line-through decoration-ink-3' : null,
      )}
    >
      {number}
    </Link>
  )
}

/** The visitor's own clock, after hydration; the server does not know it. */
function useOwnZone(): string | null {
  const isHydrated = useHydrated()
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null
}

function DayTimes({ times: { day, days, times, timeZone, later, from }, chosen, below }: TimeStripProps) {
  const { i18n, t } = useLingui()
  const ownZone = useOwnZone()
  if (day === null)
    return (
      <p className="self-start text-lg text-ink-2">
        {later ? <Trans>No free time in these weeks. Look at later ones.</Trans> : <Trans>No free time in these weeks.</Trans>}
      </p>
    )
  const zone = zoneName(timeZone, `${day}T12:00:00Z`, i18n.locale)
  const title = spelledDay(day, i18n.locale)
  const isFull = days.some((one) => one.day === day && one.isFull)
  return (
    <div>
      <h3 className="min-h-9 text-lg font-[560]">{title}</h3>
      <p className="text-sm text-ink-2">
        <Trans>By the clock of the place: {zone}.</Trans>
      </p>
      {times.length === 0 ? (
        <p className="mt-4 text-ink-2">
          {isFull ? <Trans>All times of this day are taken.</Trans> : <Trans>Nothing is free on this day.</Trans>}
        </p>
      ) : (
        <ul aria-label={t`Free times`} className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {times.map(({ startsAt }) => (
            <li key={startsAt}>
              <Link
                to="."
                search={(old) => ({ ...old, week: from, day, at: startsAt })}
                hash="details"
                resetScroll={false}
                aria-current={startsAt === chosen ? 'time' : undefined}
                className={cx(
                  chip,
                  'figures py-1.5 font-[560]',
                  startsAt === chosen ? 'border-transparent bg-lagoon text-on-accent' : 'border-line bg-sheet text-ink hover:border-ink-3',
                )}
              >
                {zoneClock(startsAt, timeZone, i18n.locale)}
                {ownZone && !isSameClock(ownZone, timeZone, startsAt) ? (
                  <OwnClock at={ownClock(startsAt, ownZone, timeZone, i18n.locale)} />
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {below ? <div className="mt-5">{below}</div> : null}
    </div>
  )
}

const OwnClock = ({ at }: { at: string }) => (
  <span className="text-xs font-normal">
    <Trans>{at} with you</Trans>
  </span>
)
