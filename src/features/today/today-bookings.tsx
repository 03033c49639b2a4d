import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import type { Today } from './today.functions.ts'
import { TODAY_ALL, TODAY_LINK, TodayPart, TodayRow } from './today-part.tsx'

/** Appointments keep the hour of the zone that they were agreed in. */
const hourIn = (timeZone: string, moment: string, locale: string): string =>
  dateFormat(dateTagOf(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeStyle: undefined,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))

/** The appointments and open houses of the next seven days; those that wait for an answer say so. */
export function TodayBookings({ bookings }: { bookings: NonNullable<Today['bookings']> }) {
  return (
    <TodayPart
      title={<Trans>Appointments</Trans>}
      aside={<Trans>next seven days</Trans>}
      empty={<Trans>Nobody comes in the next seven days.</Trans>}
      hasFailed={!bookings.ok}
      all={
        <Link to="/scheduler" className={TODAY_ALL}>
          <Trans>The whole calendar</Trans>
        </Link>
      }
    >
      {(bookings.ok ? bookings.value : []).map(({ booking, openHouse, written }) =>
        booking ? (
          <BookingRow key={booking.id} booking={booking} />
        ) : openHouse ? (
          <OpenHouseRow key={openHouse.id} openHouse={openHouse} />
        ) : (
          <WrittenRow key={written.id} written={written} />
        ),
      )}
    </TodayPart>
  )
}

type Coming = Extract<NonNullable<Today['bookings']>, { ok: true }>['value'][number]

function BookingRow({ booking: { id, kind, state, startsAt, timeZone, visitorName, home } }: { booking: NonNullable<Coming['booking']> }) {
  const { i18n } = useLingui()
  return (
    <TodayRow
      when={hourIn(timeZone, startsAt, i18n.locale)}
      text={
        <>
          {[i18n._(APPOINTMENT_NAMES[kind]), home && [home.name, home.unit].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}
          {state === 'HELD' ? (
            <b className="font-semibold text-caution-ink">
              {' · '}
              <Trans>waits for your answer</Trans>
            </b>
          ) : null}
        </>
      }
    >
      <Link to="/scheduler" search={{ booking: id }} className={TODAY_LINK}>
        {visitorName}
      </Link>
    </TodayRow>
  )
}

function OpenHouseRow({ openHouse: { startsAt, country, name } }: { openHouse: NonNullable<Coming['openHouse']> }) {
  const { i18n } = useLingui()
  return (
    <TodayRow when={hourIn(COUNTRIES[country].timeZone, startsAt, i18n.locale)} text={<Trans>Open house</Trans>}>
      <Link to="/scheduler" className={TODAY_LINK}>
        {name}
      </Link>
    </TodayRow>
  )
}

/** The day of a moment by the clock of its place: "2026-11-28". */
const dayIn = (timeZone: string, moment: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment))

function WrittenRow({ written: { id, kind, startsAt, timeZone, name, address, home } }: { written: NonNullable<Coming['written']> }) {
  const { i18n } = useLingui()
  const about = home ? [home.name, home.unit].filter(Boolean).join(' ') : address
  const what = i18n._(OWN_APPOINTMENT_NAMES[kind])
  return (
    <TodayRow when={hourIn(timeZone, startsAt, i18n.locale)} text={[what, name && about].filter(Boolean).join(' · ')}>
      <Link to="/scheduler" search={{ own: id, day: dayIn(timeZone, startsAt) }} className={TODAY_LINK}>
        {name || about || what}
      </Link>
    </TodayRow>
  )
}
