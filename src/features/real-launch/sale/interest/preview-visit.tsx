import { Trans, useLingui } from '@lingui/react/macro'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { formatDay } from '#session/day-time.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { SaleLaunch } from '../sale-units.ts'
import { previewDays } from './preview-days.ts'
import { timesByDay } from './preview-times.ts'
import type { Interest } from './use-interest.ts'

interface PreviewVisitProps {
  launch: SaleLaunch
  today: string
  interest: Interest
}

const dayWords = (day: string, locale: string): string => formatDay(`${day}T04:00:00Z`, locale)

/** A moment by the clock of its place: "10:30" */
const clockOf = (at: string, timeZone: string, locale: string): string =>
  dateFormat(dateTagOf(locale), { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(at))

/** When somebody comes to the preview: a free time of the agent, else a day of it; nothing where the preview is over. */
export function PreviewVisit({ launch, today, interest }: PreviewVisitProps) {
  const { i18n, t } = useLingui()
  const { previewOn, setPreviewOn, setStartsAt, goneTimes } = interest
  const days = launch.previewTimes ? timesByDay(launch.previewTimes, goneTimes) : new Map<string, string[]>()
  if (launch.previewTimes && days.size > 0) return <FreeTimes interest={interest} days={days} times={launch.previewTimes} />
  const open = previewDays(launch, today)
  if (open.length === 0) return null
  const choose = (day: string) => {
    setPreviewOn(day)
    setStartsAt('')
  }
  return (
    <Field label={t`You come to the preview on`}>
      {(control) => (
        <Select
          {...control}
          name="previewOn"
          className="w-full"
          value={previewOn}
          options={[{ value: '', label: t`not yet decided` }, ...open.map((day) => ({ value: day, label: dayWords(day, i18n.locale) }))]}
          onValue={choose}
        />
      )}
    </Field>
  )
}

interface FreeTimesProps {
  interest: Interest
  times: NonNullable<SaleLaunch['previewTimes']>
  days: ReadonlyMap<string, string[]>
}

function FreeTimes({ interest, times: { timeZone, mode, place }, days }: FreeTimesProps) {
  const { i18n, t } = useLingui()
  const { previewOn, setPreviewOn, startsAt, setStartsAt } = interest
  const free = days.get(previewOn) ?? []
  const chooseDay = (day: string) => {
    setPreviewOn(day)
    // the hour stays where the other day has it too
    const clock = startsAt && clockOf(startsAt, timeZone, 'en-US')
    setStartsAt((days.get(day) ?? []).find((at) => clockOf(at, timeZone, 'en-US') === clock) ?? days.get(day)?.[0] ?? '')
  }
  return (
    <>
      <Field label={t`You come to the preview on`}>
        {(control) => (
          <Select
            {...control}
            name="previewOn"
            className="w-full"
            value={days.has(previewOn) ? previewOn : ''}
            options={[
              { value: '', label: t`not yet decided` },
              ...[...days].map(([day, { length }]) => {
                const words = dayWords(day, i18n.locale)
                return { value: day, label: t`${words}, free times: ${length}` }
              }),
            ]}
            onValue={chooseDay}
          />
        )}
      </Field>
      {free.length > 0 ? (
        <Field label={t`At`}>
          {(control) => (
            <Select
              {...control}
              name="startsAt"
              className="w-full"
              value={startsAt}
              options={[
                { value: '', label: t`another time of the day` },
                ...free.map((at) => ({ value: at, label: clockOf(at, timeZone, i18n.locale) })),
              ]}
              onValue={setStartsAt}
            />
          )}
        </Field>
      ) : null}
      <p className="text-sm text-ink-2 sm:col-span-2">
        {mode === 'INSTANT' ? (
          <Trans>The time is yours when you have sent the form.</Trans>
        ) : (
          <Trans>The time is kept for you, and confirmed by letter within a day.</Trans>
        )}{' '}
        {place}
      </p>
    </>
  )
}
