import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderTourInput } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ORDER_ACTION_WORDS } from '../order-words.tsx'
import { ProposedPrices } from '../proposed-prices.tsx'
import type { OrderActs } from '../use-order-acts.ts'
import { ApproveForm } from './approve-form.tsx'
import { AGENT_ACTIONS, type OpenedOrder } from './orders-data.ts'

type OwnAction = (typeof AGENT_ACTIONS)[number]

/** What the agent can do with the order now; asking for changes and cancelling say why. */
export function OrderSteps({ order, acts }: { order: OpenedOrder; acts: OrderActs }) {
  const { i18n } = useLingui()
  const [asked, setAsked] = useState<OwnAction | null>(null)
  const { text: note, write: setNote, forget } = useTypedText(`order ${order.id} why`)
  const open = AGENT_ACTIONS.filter((action) => order.may.includes(action))
  // an approval says what becomes of a tour
  const tour = order.tour?.isTaken === false ? order.tour : null
  const asks = (action: OwnAction) => action !== 'AGREE' && (action !== 'APPROVE' || tour !== null)
  const send = async (action: OwnAction, note: string, approved?: OrderTourInput) => {
    const isDone = await acts.act(`${action} ${note} ${order.proposal?.id} ${JSON.stringify(approved)}`, async (keyed) =>
      (await import('./order.functions.ts')).sendOrderAct({
        data: { ...keyed, action, note, tour: approved, proposal: action === 'AGREE' ? order.proposal?.id : undefined },
      }),
    )
    if (!isDone) return
    setAsked(null)
    if (note !== '') forget()
  }
  if (open.length === 0) return null
  return (
    <div className="grid gap-4">
      {order.proposal ? <ProposedPrices order={order} proposal={order.proposal} /> : null}
      {order.state === 'DELIVERED' ? (
        <p className="max-w-[60ch]">
          <Trans>
            The vendor has delivered. Look at the files: approve them, and the invoice is written, or say what has to be changed.
          </Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {open.map((action) => (
          <Button
            key={action}
            look={action === 'APPROVE' || action === 'AGREE' ? 'primary' : 'secondary'}
            disabled={acts.isSending}
            aria-expanded={asks(action) ? asked === action : undefined}
            onClick={() => (asks(action) ? setAsked(asked === action ? null : action) : void send(action, ''))}
          >
            {i18n._(ORDER_ACTION_WORDS[action])}
          </Button>
        ))}
      </div>
      {asked === 'APPROVE' ? (
        tour ? (
          <ApproveForm order={order} tour={tour} isSending={acts.isSending} onApprove={(approved) => void send('APPROVE', '', approved)} />
        ) : null
      ) : asked ? (
        <ScriptForm
          className="grid max-w-[40rem] justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim() !== '') void send(asked, note)
          }}
        >
          <div className="w-full">
            <Field label={asked === 'CANCEL' ? <Trans>Why it is cancelled</Trans> : <Trans>What has to be changed</Trans>} required>
              {(control) => <TextArea {...control} name="note" rows={3} maxLength={ORDER_TEXT_MAX_CHARS} value={note} onValue={setNote} />}
            </Field>
          </div>
          <Button type="submit" look="primary" disabled={acts.isSending || note.trim() === ''}>
            {i18n._(ORDER_ACTION_WORDS[asked])}
          </Button>
        </ScriptForm>
      ) : null}
    </div>
  )
}
