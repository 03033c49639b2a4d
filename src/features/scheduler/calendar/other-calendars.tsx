import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { OtherCalendar } from '../schedule.ts'
import { useCalendar } from './calendar-context.ts'
import { calendarFailureWords } from './failure-words.ts'

const functions = () => import('../addresses.functions.ts')
type Functions = Awaited<ReturnType<typeof functions>>

const CALENDARS_MAX = 5
const unreachable = () => fail('network', 'unreachable')

/** What the agent does with the other calendars, one thing at a time; the list is loaded again after each. */
function useOtherCalendars() {
  const router = useRouter()
  const [calendars, setCalendars] = useState<readonly OtherCalendar[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const show = (answer: Result<readonly OtherCalendar[]>) => (answer.ok ? setCalendars(answer.value) : setFailure(answer.failure))
  useEffect(() => {
    void functions()
      .then(({ fetchOtherCalendars }) => fetchOtherCalendars())
      .catch(unreachable)
      .then((answer) => (answer.ok ? setCalendars(answer.value) : setFailure(answer.failure)))
  }, [])
  const act = async (send: (all: Functions) => Promise<Result<unknown>>): Promise<boolean> => {
    setSending(true)
    setFailure(null)
    const answer = await functions().then(send).catch(unreachable)
    setSending(false)
    if (answer.ok) void router.invalidate()
    else setFailure(answer.failure)
    if (answer.ok)
      show(
        await functions()
          .then(({ fetchOtherCalendars }) => fetchOtherCalendars())
          .catch(unreachable),
      )
    return answer.ok
  }
  return { calendars, failure, isSending, act }
}

/** The calendars that an agent keeps elsewhere: whose times are offered to nobody, and how their reading goes. */
export function OtherCalendars() {
  const { t, i18n } = useLingui()
  const { calendars, failure, isSending, act } = useOtherCalendars()
  const [said, setSaid] = useState('')
  const about = useRef<HTMLParagraphElement>(null)
  const read = async ({ id, name }: OtherCalendar) => {
    setSaid('')
    if (await act(({ readOtherCalendar }) => readOtherCalendar({ data: { id } }))) setSaid(t`${name} was looked at again.`)
  }
  const remove = async ({ id, name }: OtherCalendar) => {
    setSaid('')
    if (!(await act(({ removeOtherCalendar }) => removeOtherCalendar({ data: { id } })))) return
    setSaid(t`${name} is removed. Its times are free again.`)
    // the button that was pressed is gone
    about.current?.focus()
  }
  const add = async (entered: Entered) => {
    setSaid('')
    const { name } = entered
    const isAdded = await act(({ addOtherCalendar }) => addOtherCalendar({ data: entered }))
    if (isAdded) setSaid(t`${name} is read from now on.`)
    return isAdded
  }
  return (
    <PageSection title={<Trans>Other calendars</Trans>} className="no-print">
      <div className="grid max-w-[44rem] gap-6 pt-5">
        <p ref={about} tabIndex={-1} className="text-ink-2">
          <Trans>
            Name the calendars that you keep elsewhere. Every half hour we read when you are busy there, and offer no such time to anybody.
            We keep from when until when, and nothing else.
          </Trans>
        </p>
        {calendars && calendars.length > 0 ? (
          <ul className="grid border-t border-line">
            {calendars.map((one) => (
              <CalendarItem
                key={one.id}
                calendar={one}
                isSending={isSending}
                onRead={() => void read(one)}
                onRemove={() => void remove(one)}
              />
            ))}
          </ul>
        ) : null}
        <p role="status" className="font-[560] empty:hidden">
          {said}
        </p>
        {failure ? (
          <p role="alert" className="text-bad">
            {calendarFailureWords(i18n, failure)}
          </p>
        ) : null}
        {calendars && calendars.length < CALENDARS_MAX ? <AddForm isSending={isSending} onAdd={add} /> : null}
      </div>
    </PageSection>
  )
}

interface CalendarItemProps {
  calendar: OtherCalendar
  isSending: boolean
  onRead: () => void
  onRemove: () => void
}

function CalendarItem({ calendar, isSending, onRead, onRemove }: CalendarItemProps) {
  const { t } = useLingui()
  const { name, host } = calendar
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="text-ink-2">{host}</span>
      </p>
      <CalendarState calendar={calendar} />
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={isSending} aria-label={t`Read ${name} again now`} onClick={onRead}>
          <Trans>Read again now</Trans>
        </Button>
        <Button size="small" disabled={isSending} aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}

/** Why a calendar cannot be read, in the words of the refusal that a new one would get. */
const faultWords = (i18n: I18n, fault: NonNullable<OtherCalendar['fault']>): string =>
  calendarFailureWords(i18n, { layer: 'graphql', code: `calendar-${fault.toLowerCase()}` })

/** When it was read last, what it takes, what could not be understood, and what fails. */
function CalendarState({ calendar: { readAt, busyCount, skipped, fault, failingSince } }: Pick<CalendarItemProps, 'calendar'>) {
  const { i18n } = useLingui()
  const { timeZone } = useCalendar().calendar.schedule
  const when = readAt && formatDayTime(readAt, i18n.locale, timeZone)
  const since = failingSince && formatDayTime(failingSince, i18n.locale, timeZone)
  return (
    <div className="figures grid gap-1 text-ink-2">
      <p>
        <Plural value={busyCount} one="# busy time in the next 60 days." other="# busy times in the next 60 days." />{' '}
        {when ? <Trans>Last read: {when}.</Trans> : null}
      </p>
      {skipped > 0 ? (
        <p>
          <Plural
            value={skipped}
            one="# entry could not be understood, and takes no time."
            other="# entries could not be understood, and take no time."
          />
        </p>
      ) : null}
      {fault ? (
        <p className="text-bad">
          {since ? <Trans>Cannot be read since {since}; the times of the last reading stay.</Trans> : null} {faultWords(i18n, fault)}
        </p>
      ) : null}
    </div>
  )
}

interface Entered {
  key: string
  name: string
  address: string
}

function AddForm({ isSending, onAdd }: { isSending: boolean; onAdd: (entered: Entered) => Promise<boolean> }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  // sent again after an answer that was lost, it is the same calendar
  const [key, setKey] = useState(() => crypto.randomUUID())
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!(await onAdd({ key, name, address }))) return
    setName('')
    setAddress('')
    setKey(crypto.randomUUID())
  }
  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="grid justify-items-start gap-4">
      <div className="grid w-full gap-4">
        <Field label={t`Name of the calendar`}>
          {(control) => <TextInput {...control} value={name} maxLength={60} autoComplete="off" onValue={setName} />}
        </Field>
        <Field
          label={t`Secret address of the calendar`}
          hint={t`Your calendar program shows it where a calendar is shared or published; it begins with https:// or webcal:// and mostly ends with .ics.`}
        >
          {(control) => <TextInput {...control} type="url" value={address} autoComplete="off" spellCheck={false} onValue={setAddress} />}
        </Field>
      </div>
      <Button type="submit" disabled={isSending}>
        <Trans>Read this calendar</Trans>
      </Button>
    </form>
  )
}
