import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ORDER_ACTION_WORDS } from '../order-words.tsx'
import type { OrderActs } from '../use-order-acts.ts'
import { AnswerForm } from './answer-form.tsx'
import { VENDOR_ACTIONS, type VendorAsked } from './vendor-orders-data.ts'

type OwnAction = (typeof VENDOR_ACTIONS)[number]

/** Done at once; the others ask for days or words first. */
const PLAIN: ReadonlySet<OwnAction> = new Set(['START', 'RESUME'])
const MOVES_ON: ReadonlySet<OwnAction> = new Set(['ACCEPT', 'START', 'DELIVER', 'RESUME'])

interface VendorStepsProps {
  order: OrderWholeFragment
  acts: OrderActs
}

/** What the vendor can do with the order now. */
export function VendorSteps({ order, acts }: VendorStepsProps) {
  const { i18n } = useLingui()
  // the answer to a new order proposes where it differs from what was ordered
  const open = VENDOR_ACTIONS.filter((action) => action !== 'PROPOSE' && order.may.includes(action))
  // a new order waits for its days: they stand there, and one press accepts it
  const [asked, setAsked] = useState<OwnAction | null>(open.includes('ACCEPT') ? 'ACCEPT' : null)
  const send = async (action: OwnAction, data: VendorAsked) => {
    const isDone = await acts.act(`${action} ${JSON.stringify(data)}`, async (keyed) =>
      (await import('./vendor-order.functions.ts')).sendVendorAct({ data: { ...keyed, action, ...data } }),
    )
    if (isDone && action !== 'PROPOSE') setAsked(null)
    return isDone
  }
  if (open.length === 0) return null
  const hasTour = order.tour !== null && order.tour !== undefined && order.tour.rooms > 0
  const isAcceptance = asked === 'ACCEPT'
  const form =
    asked === null || !open.includes(asked) ? null : isAcceptance ? (
      <AnswerForm key={order.proposal?.id} order={order} isSending={acts.isSending} onSend={send} />
    ) : (
      <ReasonForm key={asked} action={asked} order={order} isSending={acts.isSending} onSend={send} />
    )
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

interface ReasonFormProps {
  action: OwnAction
  order: OrderWholeFragment
  isSending: boolean
  onSend: (action: OwnAction, data: VendorAsked) => Promise<boolean>
}

/** What the agent has to be told. */
function ReasonForm({ action, order, isSending, onSend }: ReasonFormProps) {
  const { t, i18n } = useLingui()
  const { text: note, write, forget } = useTypedText(`vendor ${order.id} ${action} note`)
  const needsNote = action === 'DECLINE' || action === 'CANCEL'
  const isReady = !needsNote || note.trim() !== ''
  const send = async () => {
    if (await onSend(action, { note })) forget()
  }
  return (
    <ScriptForm
      className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send()
      }}
    >
      <Field label={needsNote ? t`Why, for the agent` : t`Note to the agent`} required={needsNote}>
        {(control) => <TextArea {...control} name="note" rows={2} maxLength={ORDER_TEXT_MAX_CHARS} value={note} onValue={write} />}
      </Field>
      <Button type="submit" look="primary" disabled={isSending || !isReady} className="justify-self-start">
        {isSending ? <Trans>Sending</Trans> : i18n._(ORDER_ACTION_WORDS[action])}
      </Button>
    </ScriptForm>
  )
}
