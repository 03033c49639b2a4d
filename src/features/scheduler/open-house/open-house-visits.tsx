import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import { timeOfMinutes } from '../calendar-days.ts'
import type { OpenedOpenHouse } from '../schedule.ts'

const link = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'

/** Who came, the newest first, each with the enquiry on which the visit stands. */
export function OpenHouseVisits({ visits }: Pick<OpenedOpenHouse, 'visits'>) {
  const { clock } = useCalendar()
  const visitCount = visits.length
  return (
    <section aria-labelledby="house-visits" className="grid gap-2">
      <h3 id="house-visits" className="figures font-[560]">
        {visitCount === 0 ? (
          <Trans>Nobody has checked in yet</Trans>
        ) : (
          <Plural value={visitCount} one="# visitor has checked in" other="# visitors have checked in" />
        )}
      </h3>
      <ul className="grid">
        {visits.map(({ id, name, phone, email, answer, date, lead }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
            <span className="figures text-ink-3">{timeOfMinutes(clock(date).minutes)}</span>
            <span className="min-w-0">
              {lead ? (
                <Link to="/user/leads" search={{ lead }} className={`${link} font-semibold wrap-anywhere`}>
                  {name}
                </Link>
              ) : (
                <b className="font-semibold wrap-anywhere">{name}</b>
              )}
              {answer ? <span className="block whitespace-pre-line text-ink-2 wrap-anywhere">{answer}</span> : null}
            </span>
            <span className="flex flex-wrap gap-x-4">
              <a href={`tel:${phone}`} className={`figures ${link}`}>
                {spacedPhone(phone)}
              </a>
              {email ? (
                <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
                  {email}
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
