import { notFound } from '@tanstack/react-router'
import type { OutboxMessage } from './outbox.functions.ts'

/** The outbox is where the local environment keeps mail and SMS instead of sending them. Throws notFound everywhere else. */
export async function openOutbox(recipient: string): Promise<OutboxMessage[]> {
  const { fetchOutbox } = await import('./outbox.functions.ts')
  const messages = await fetchOutbox({ data: recipient })
  if (!messages) throw notFound()
  return messages
}
