import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ORDER_AHEAD_DAYS, ORDER_TEXT_MAX_CHARS, SHOOT_MINUTES_MAX } from '#graphql/limits.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { orderToday, visitHourOf } from '../order-days.ts'
import { formatCents } from '../order-money.ts'
import { ORDER_ACTION_WORDS, ORDER_SERVICE_WORDS } from '../order-words.tsx'
import { dueAfter, proposedDays } from './proposed-days.ts'
import type { VendorAsked } from './vendor-orders-data.ts'

interface AnswerFormProps {
  order: OrderWholeFragment
  isSending: boolean
  onSend: (action: 'ACCEPT' | 'PROPOSE', data: VendorAsked) => Promise<boolean>
}

const USUAL_MINUTES = 120

/** The days with which the form begins: those of the proposal that stands, else those of what was ordered. */
function beginningOf(order: OrderWholeFragment) {
  const { proposal, visitOn, visitStarts, visitEnds, country } = order
  const minutes = visitStarts && visitEnds ? (Date.parse(visitEnds) - Date.parse(visitStarts)) / 60_000 : USUAL_MINUTES
  const days = proposal ? { visitOn: visitOn ?? '', dueOn: proposal.dueOn } : proposedDays(order, Date.now())
  return { ...days, visitAt: visitStarts ? visitHourOf(visitStarts, country) : '', minutes }
}

function useAnswer(order: OrderWholeFragment) {
  const [begin] = useState(() => beginningOf(order))
  const form = `vendor ${order.id}`
  const due = useTypedText(`${form} due`, begin.dueOn)
  const visit = useTypedText(`${form} visit`, begin.visitOn)
  const hour = useTypedText(`${form} hour`, begin.visitAt)
  const note = useTypedText(`${form} answer`)
  const [minutes, setMinutes] = useState<number | null>(begin.minutes)
  const [prices, setPrices] = useState(() => new Map((order.proposal?.lines ?? order.lines).map((line) => [line.service, line.cents])))
  /** the due day follows the visit until it is written by hand */
  const moveVisit = (day: string) => {
    const isFollowing = due.text === '' || due.text === begin.dueOn || due.text === dueAfter(visit.text || begin.visitOn, order, Date.now())
    visit.write(day)
    if (isFollowing && day !== '') due.write(dueAfter(day, order, Date.now()))
  }
  const isRepriced = order.lines.some(({ service, cents }) => prices.get(service) !== cents)
  const isOtherDay = order.wishDays.length > 0 && visit.text !== '' && !order.wishDays.includes(visit.text)
  const action = isRepriced || isOtherDay ? ('PROPOSE' as const) : ('ACCEPT' as const)
  const asked: VendorAsked = {
    note: note.text,
    visit: {
      dueOn: due.text,
      visitOn: visit.text || undefined,
      visitAt: visit.text && hour.text ? hour.text : undefined,
      visitMinutes: visit.text && hour.text ? (minutes ?? undefined) : undefined,
    },
    lines: action === 'PROPOSE' ? order.lines.map(({ service, cents }) => ({ service, cents: prices.get(service) ?? cents })) : undefined,
  }
  const forget = () => {
    for (const part of [due, visit, hour, note]) part.forget()
  }
  return { due, visit, hour, note, minutes, setMinutes, prices, setPrices, moveVisit, action, asked, forget }
}

/** Price, visit and due day of a new order. One press accepts it as it was ordered; with another price or day the same press proposes that to the agent. */
export function AnswerForm({ order, isSending, onSend }: AnswerFormProps) {
  const { t, i18n } = useLingui()
  const answer = useAnswer(order)
  const { due, visit, hour, note, minutes, prices, action, asked } = answer
  const isReady = due.text !== '' && [...prices.values()].every((cents) => cents > 0)
  const today = orderToday(order.country, Date.now())
  const days = { type: 'date', min: today, max: orderToday(order.country, Date.now() + ORDER_AHEAD_DAYS * 86_400_000) } as const
  const sum = formatCents(
    [...prices.values()].reduce((all, cents) => all + cents, 0),
    order.country,
    i18n.locale,
  )
  const send = async () => {
    if (isReady && (await onSend(action, asked))) answer.forget()
  }
  return (
    <ScriptForm
      className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t`Visit`} hint={t`Empty where nobody has to come.`}>
        {(control) => <TextInput {...control} {...days} name="visitOn" value={visit.text} onValue={answer.moveVisit} />}
      </Field>
      <Field label={t`Files are due on`} required>
        {(control) => <TextInput {...control} {...days} name="dueOn" value={due.text} onValue={due.write} />}
      </Field>
      <Field label={t`Hour of the visit`} hint={t`With an hour it stands in your calendar, and nothing else can be at that time.`}>
        {(control) => <TextInput {...control} type="time" name="visitAt" value={hour.text} onValue={hour.write} />}
      </Field>
      <Field label={t`Minutes there`}>
        {(control) => <NumberInput {...control} name="visitMinutes" max={SHOOT_MINUTES_MAX} value={minutes} onValue={answer.setMinutes} />}
      </Field>
      {order.lines.map((line) => (
        <Field key={line.service} label={line.name || i18n._(ORDER_SERVICE_WORDS[line.service])}>
          {(control) => (
            <NumberInput
              {...control}
              name={`price-${line.service}`}
              decimals={2}
              max={100_000}
              value={(prices.get(line.service) ?? 0) / 100}
              onValue={(price) => answer.setPrices(new Map([...prices, [line.service, Math.round((price ?? 0) * 100)]]))}
            />
          )}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Field label={t`Note to the agent`}>
          {(control) => (
            <TextArea {...control} name="note" rows={2} maxLength={ORDER_TEXT_MAX_CHARS} value={note.text} onValue={note.write} />
          )}
        </Field>
      </div>
      <div className="grid justify-items-start gap-2 sm:col-span-2">
        <Button type="submit" look="primary" disabled={isSending || !isReady}>
          {isSending ? <Trans>Sending</Trans> : i18n._(ORDER_ACTION_WORDS[action])}
        </Button>
        <p aria-live="polite" className="figures text-ink-2">
          <Trans>In all, before tax</Trans>: {sum}
          {action === 'PROPOSE' ? (
            <span className="block">
              <Trans>This differs from what was ordered: the agent accepts price, day and hour together.</Trans>
            </span>
          ) : null}
        </p>
      </div>
    </ScriptForm>
  )
}
