import { useLoaderData, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import { MessageCard } from './message-card.tsx'
import { outboxWords } from './words.ts'

/** Mail and SMS of the local environment, for the people who build the product. The form is a plain GET form, which works without scripts. */
export function OutboxPage() {
  const messages = useLoaderData({ from: '/_blank/outbox' })
  const field = useId()
  const { to } = useSearch({ from: '/_blank/outbox' })
  return (
    <div className="page grid w-full max-w-[56rem] grid-cols-[minmax(0,1fr)] content-start gap-10 py-12">
      <header className="grid gap-4">
        <h1 className="title text-3xl">{outboxWords.title}</h1>
        <p className="max-w-[60ch] text-lg text-ink-2">{outboxWords.lead}</p>
        <form action="/outbox" className="flex flex-wrap items-end gap-3">
          <div className="grid gap-1">
            <label htmlFor={field} className="text-ink-2">
              {outboxWords.recipient}
            </label>
            <TextInput id={field} name="to" defaultValue={to ?? ''} className="w-72" />
          </div>
          <Button type="submit">{to ? outboxWords.show : outboxWords.reload}</Button>
          {to ? (
            <ButtonLink to="/outbox" reloadDocument>
              {outboxWords.all}
            </ButtonLink>
          ) : null}
        </form>
      </header>
      {messages.length > 0 ? (
        messages.map((message) => <MessageCard key={message.id} message={message} />)
      ) : (
        <Panel kind="empty" title={to ? outboxWords.noneFor : outboxWords.none}>
          <p>{outboxWords.noneText}</p>
        </Panel>
      )}
    </div>
  )
}
