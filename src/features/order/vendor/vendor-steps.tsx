import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ORDER_AHEAD_DAYS, ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { orderToday } from '../order-days.ts'
import { ORDER_ACTION_WORDS } from '../order-words.tsx'
import type { OrderActs } from '../use-order-acts.ts'
import { proposedDays } from './proposed-days.ts'
import { useKeptText } from './use-kept-text.ts'
import { VENDOR_ACTIONS } from './vendor-orders-data.ts'

type OwnAction = (typeof VENDOR_ACTIONS)[number]

/** Done at once; the others ask for days or words first. */
const PLAIN: ReadonlySet<OwnAction> = new Set(['START', 'RESUME'])
const MOVES_ON: ReadonlySet<OwnAction> = new Set(['ACCEPT', 'START', 'DELIVER', 'RESUME'])

interface VendorStepsProps {
  order: OrderWholeFragment
  acts: OrderActs
}

interface Asked {
  note: string
  dueOn?: string
  visitOn?: string
}

/** What the vendor can do with the order now. */
export function VendorSteps({ order, acts }: VendorStepsProps) {
  const { i18n } = useLingui()
  const open = VENDOR_ACTIONS.filter((action) => order.may.includes(action))
  // a new order waits for its days: they stand there, and one press accepts it
  const [asked, setAsked] = useState<OwnAction | null>(open.includes('ACCEPT') ? 'ACCEPT' : null)
  const send = async (action: OwnAction, data: Asked) => {
    const isDone = await acts.act(`${action} ${JSON.stringify(data)}`, async (keyed) =>
      (await import('./vendor-order.functions.ts')).sendVendorAct({ data: { ...keyed, action, ...data } }),
    )
    if (isDone) setAsked(null)
    return isDone
  }
  if (open.length === 0) return null
  const hasTour = order.tour !== null && order.tour !== undefined && order.tour.rooms > 0
  const isAcceptance = asked === 'ACCEPT'
  const form =
    asked && open.includes(asked) ? <AskForm key={asked} action={asked} order={order} isSending={acts.isSending} onSend={send} /> : null
  const isReady = hasTour ? order.tour?.needs.length === 0 : order.files.some(({ isStored, side }) => isStored && side === 'VENDOR')
  return (
    <div className="grid gap-4">
      {isAcceptance ? form : null}
      <div className="flex flex-wrap gap-3">
        {open
          .filter((action) => !isAcceptance || action !== asked)
          .map((action) => (
            <Button
              key={action}
              look={MOVES_ON.has(action) ? 'primary' : 'secondary'}
              disabled={acts.isSending || (action === 'DELIVER' && !isReady)}
              aria-expanded={PLAIN.has(action) ? undefined : asked === action}
              onClick={() => (PLAIN.has(action) ? void send(action, { note: '' }) : setAsked(asked === action ? null : action))}
            >
              {i18n._(ORDER_ACTION_WORDS[action])}
            </Button>
          ))}
      </div>
      {open.includes('DELIVER') && !isReady ? (
        <p className="text-ink-2">
          {hasTour ? (
            <Trans>The tour lacks something yet; then the order can be delivered.</Trans>
          ) : (
            <Trans>Add the files below; then the order can be delivered.</Trans>
          )}
        </p>
      ) : null}
      {isAcceptance ? null : form}
    </div>
  )
}

interface AskFormProps {
  action: OwnAction
  order: OrderWholeFragment
  isSending: boolean
  onSend: (action: OwnAction, data: Asked) => Promise<boolean>
}

/** The days of an acceptance, or what the agent has to be told. */
function AskForm({ action, order, isSending, onSend }: AskFormProps) {
  const { t, i18n } = useLingui()
  const [note, setNote] = useKeptText(`${order.id} ${action} note`)
  const [proposed] = useState(() => proposedDays(order, Date.now()))
  const [dueOn, setDueOn] = useKeptText(`${order.id} due`, proposed.dueOn)
  const [visitOn, setVisitOn] = useKeptText(`${order.id} visit`, proposed.visitOn)
  const isAcceptance = action === 'ACCEPT'
  const needsNote = action === 'DECLINE' || action === 'CANCEL'
  const isReady = isAcceptance ? dueOn !== '' : !needsNote || note.trim() !== ''
  const today = orderToday(order.country, Date.now())
  const days = { type: 'date', min: today, max: orderToday(order.country, Date.now() + ORDER_AHEAD_DAYS * 86_400_000) } as const
  const send = async () => {
    const isDone = await onSend(action, isAcceptance ? { note, dueOn, visitOn: visitOn || undefined } : { note })
    if (isDone) for (const set of [setNote, setDueOn, setVisitOn]) set('')
  }
  return (
    <ScriptForm
      className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send()
      }}
    >
      {isAcceptance ? (
        <>
          <Field label={t`Visit`} hint={t`Empty where nobody has to come.`}>
            {(control) => <TextInput {...control} {...days} name="visitOn" value={visitOn} onValue={setVisitOn} />}
          </Field>
          <Field label={t`Files are due on`} required>
            {(control) => <TextInput {...control} {...days} name="dueOn" value={dueOn} onValue={setDueOn} />}
          </Field>
        </>
      ) : null}
      <div className="sm:col-span-2">
        <Field label={needsNote ? t`Why, for the agent` : t`Note to the agent`} required={needsNote}>
          {(control) => <TextArea {...control} name="note" rows={2} maxLength={ORDER_TEXT_MAX_CHARS} value={note} onValue={setNote} />}
        </Field>
      </div>
      <Button type="submit" look="primary" disabled={isSending || !isReady} className="justify-self-start">
        {isSending ? <Trans>Sending</Trans> : i18n._(ORDER_ACTION_WORDS[action])}
      </Button>
    </ScriptForm>
  )
}
