import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLookAnew } from '#session/use-look-anew.ts'
import { Button } from '#ui/button.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { HoursForm } from '../hours/hours-form.tsx'
import { OpenHousePanel } from '../open-house/open-house-panel.tsx'
import { nextHour } from '../own/own-entry.ts'
import { OwnPanel } from '../own/own-panel.tsx'
import { HeldTimes } from '../proposals/held-times.tsx'
import { deskOrOwn } from '../queries.ts'
import type { Calendar } from '../schedule.ts'
import { SCHEDULER_VIEWS } from '../search.ts'
import { AgendaView } from '../views/agenda-view.tsx'
import { DateBar } from '../views/date-bar.tsx'
import { DayView } from '../views/day-view.tsx'
import { MonthView } from '../views/month-view.tsx'
import { WeekView } from '../views/week-view.tsx'
import { CalendarContext, type CalendarPlace, useCalendar, useCalendarPlace } from './calendar-context.ts'
import { VIEW_WORDS, zoneWords } from './calendar-words.ts'
import { OtherCalendars } from './other-calendars.tsx'
import { OwnAddresses } from './own-addresses.tsx'

const AppointmentForm = lazy(async () => ({ default: (await import('../own/appointment-form.tsx')).AppointmentForm }))

/** The calendar of an agent or of a desk: its views, the appointment that is opened, and its rules. */
export function CalendarPart({ calendar }: { calendar: Calendar }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const isDesk = deskOrOwn({ viewer }, useSearch({ from: '/_default/scheduler' }).desk)?.desk !== undefined
  const place = useCalendarPlace(calendar, isDesk)
  // until somebody has said when, there is nothing to show
  const isNew = calendar.schedule.version === 0 && calendar.bookings.length === 0 && calendar.written.length === 0
  const isForm = isNew || place.view === 'hours'
  // a form keeps what is being entered: hours that changed elsewhere would replace it
  useLookAnew({ isHeld: isForm || place.form !== null })
  return (
    <CalendarContext value={place}>
      <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
        <CalendarHeader />
        {isNew ? null : <ViewTabs place={place} />}
        <JustDone />
        <BookingPanel />
        <OwnPanel />
        <OpenHousePanel />
        <OpenForm />
        <HeldTimes />
        {isForm ? (
          <>
            <HoursForm key={calendar.schedule.version} isFirst={isNew} />
            {isNew && calendar.openHouses.length > 0 ? <AgendaView /> : null}
            {isNew || isDesk ? null : (
              <>
                <OtherCalendars />
                <OwnAddresses />
              </>
            )}
          </>
        ) : (
          <>
            <DateBar />
            <CalendarView view={place.view} />
          </>
        )}
      </div>
    </CalendarContext>
  )
}

/** What was just done, with the way back where there is one. */
function JustDone() {
  const { words, undo } = useCalendar().said
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 has-[p:empty]:hidden">
      <p role="status" className="border-s-2 border-good ps-4 font-[560] empty:hidden">
        {words}
      </p>
      {undo ? (
        <Button size="small" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      ) : null}
    </div>
  )
}

/** Writes something down on the day that is shown, in every view. */
function NewAppointment() {
  const { day, calendar, clock, openForm } = useCalendar()
  if (!openForm) return null
  return (
    <Button look="primary" className="no-print" onClick={() => openForm({ at: { day, minutes: nextHour(day, clock(calendar.now)) } })}>
      <Trans>New appointment</Trans>
    </Button>
  )
}

function OpenForm() {
  const { form, openForm } = useCalendar()
  if (!form || !openForm) return null
  return (
    <Suspense fallback={null}>
      <AppointmentForm key={form.own?.id ?? form.openHouse?.id ?? JSON.stringify(form.at)} start={form} onClose={() => openForm(null)} />
    </Suspense>
  )
}

const CalendarView = ({ view }: Pick<CalendarPlace, 'view'>) =>
  view === 'day' ? <DayView /> : view === 'week' ? <WeekView /> : view === 'month' ? <MonthView /> : <AgendaView />

function CalendarHeader() {
  const { i18n } = useLingui()
  const { schedule, waiting } = useCalendar().calendar
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h1 className="title text-4xl">
        <Trans>Scheduler</Trans>
      </h1>
      <NewAppointment />
      <p className="figures basis-full text-ink-2 first-letter:uppercase">
        {zoneWords(i18n, schedule.timeZone)}
        {waiting.length > 0 ? (
          <>
            {' · '}
            <Plural value={waiting.length} one="# request waits for you" other="# requests wait for you" />
          </>
        ) : null}
      </p>
    </header>
  )
}

function ViewTabs({ place: { view } }: { place: CalendarPlace }) {
  const { t, i18n } = useLingui()
  return (
    <div className="no-print border-b border-line">
      <LinkTabs label={t`Views of the calendar`}>
        {SCHEDULER_VIEWS.map((one) => (
          <LinkTab
            key={one}
            from="/scheduler"
            to="."
            search={(now) => ({ ...now, view: one === 'agenda' ? undefined : one, booking: undefined, own: undefined, house: undefined })}
            current={one === view}
          >
            {i18n._(VIEW_WORDS[one])}
          </LinkTab>
        ))}
      </LinkTabs>
    </div>
  )
}
