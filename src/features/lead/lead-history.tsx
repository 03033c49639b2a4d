import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDayTime, formatPlainDay } from '#session/day-time.ts'
import type { OpenedLead } from './inbox.ts'
import { eventWords } from './lead-words.ts'

interface HistoryProps {
  events: OpenedLead['leadEvents']
  people: OpenedLead['leadAssignees']
  /** whose clock tells the hours */
  country: CountryCode
}

/** What was done, the newest first. */
export function LeadHistory({ events, people, country }: HistoryProps) {
  const { i18n } = useLingui()
  const { timeZone } = COUNTRIES[country]
  const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name ?? null
  const noteOf = ({ action, note }: HistoryProps['events'][number]) => {
    if (action === 'assign') return nameOf(note)
    if (action === 'booking' || action === 'visit' || action === 'propose') return formatDayTime(note, i18n.locale, timeZone)
    return action === 'follow-up' && note ? formatPlainDay(note, i18n.locale) : note
  }
  return (
    <section aria-labelledby="lead-history" className="grid gap-2">
      <h3 id="lead-history" className="font-[560]">
        <Trans>What was done</Trans>
      </h3>
      <ol className="grid gap-2">
        {events.map((event) => (
          <li key={`${event.date} ${event.action} ${event.note}`} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="figures text-sm text-ink-3">{formatDayTime(event.date, i18n.locale, timeZone)}</span>
            <span className="min-w-0">
              {[eventWords(i18n, event.action), nameOf(event.actor)].filter(Boolean).join(' · ')}
              {noteOf(event) ? (
                <span className="block max-w-[60ch] whitespace-pre-line wrap-anywhere text-ink-2">{noteOf(event)}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
