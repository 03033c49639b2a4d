import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OrderSide, OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

interface OrderTalkProps {
  order: OrderWholeFragment
  /** whose page it is */
  side: OrderSide
  text: string
  onText: (text: string) => void
  onSend: () => void
  isSending: boolean
}

/** What agent and vendor write to each other about an order. */
export function OrderTalk({ order, side, text, onText, onSend, isSending }: OrderTalkProps) {
  const { i18n } = useLingui()
  const id = useId()
  const other = side === 'AGENT' ? order.vendorName : order.agentName
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h3 id={`${id}-title`} className="font-[560]">
        <Trans>Messages</Trans>
      </h3>
      {order.messages.length === 0 ? (
        <p className="text-ink-2">
          <Trans>Nothing was written yet.</Trans>
        </p>
      ) : (
        <ol className="grid gap-2">
          {order.messages.map(({ author, text: said, date }) => (
            <li
              key={`${date} ${author} ${said}`}
              className={cx(
                'max-w-[46ch] rounded px-3 py-2',
                author === side ? 'justify-self-end bg-lagoon-soft' : 'justify-self-start bg-wash',
              )}
            >
              <p className="text-sm text-ink-3">
                {author === side ? <Trans>You</Trans> : other}
                {' · '}
                <time dateTime={date} className="figures">
                  {formatDayTime(date, i18n.locale)}
                </time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{said}</p>
            </li>
          ))}
        </ol>
      )}
      <ScriptForm
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onSend()
        }}
      >
        <label htmlFor={id} className="text-sm font-[560] text-ink-2">
          <Trans>Write to {other}</Trans>
        </label>
        <div className="flex flex-wrap items-start gap-2">
          <TextArea id={id} name="message" value={text} onValue={onText} maxLength={ORDER_TEXT_MAX_CHARS} className="min-w-48 flex-1" />
          <Button type="submit" disabled={isSending || text.trim() === ''}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </ScriptForm>
    </section>
  )
}
