import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderedTourQuery } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { StudioNeeds } from './studio-needs.tsx'
import { studioFailureWords } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

interface DeliverPanelProps {
  studio: StudioEdit
  order: OrderedTourQuery['order']
  isBusy: boolean
}

/** What is still missing, and what hands the tour in with its order. */
export function DeliverPanel({ studio, order, isBusy }: DeliverPanelProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  // one pair of keys for all tries: a repeated one is the same delivery
  const [keys] = useState(() => ({ key: crypto.randomUUID(), firstKey: crypto.randomUUID() }))
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const first = (['START', 'RESUME'] as const).find((action) => order.may.includes(action)) ?? null
  const deliver = async () => {
    setSending(true)
    const answer = await import('./ordered-tour.functions.ts')
      .then(({ sendTourDelivery }) => sendTourDelivery({ data: { order: order.id, ...keys, first, note } }))
      .catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure.code)
    await router.invalidate()
    setSending(false)
  }
  const isWaiting = studio.isUnsaved || studio.isSending || isSending || isBusy
  return (
    <section aria-label={t`Deliver the tour`} className="grid content-start justify-items-start gap-4">
      <StudioNeeds studio={studio} before={<Trans>Before it can be delivered it needs:</Trans>} />
      {failure ? (
        <p role="alert" className="text-bad">
          {studioFailureWords(i18n, failure)}
        </p>
      ) : null}
      <ScriptForm
        className="grid w-full max-w-[40rem] justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWaiting && studio.own.needs.length === 0) void deliver()
        }}
      >
        <div className="w-full">
          <Field label={t`Note to the agent`}>
            {(control) => <TextArea {...control} name="note" rows={2} maxLength={ORDER_TEXT_MAX_CHARS} value={note} onValue={setNote} />}
          </Field>
        </div>
        <Button type="submit" look="primary" disabled={isWaiting || studio.own.needs.length > 0}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Deliver with the order</Trans>}
        </Button>
      </ScriptForm>
      <p className="max-w-[60ch] text-sm text-ink-2">
        <Trans>The agent looks at it, asks for changes or approves it. Until then nobody else can open it, and you cannot change it.</Trans>
      </p>
    </section>
  )
}
