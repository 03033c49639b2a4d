import { notFound } from '@tanstack/react-router'
import type { OutboxMessage } from './outbox.functions.ts'

/** The outbox stores mail and SMS of the local environment instead of sending them. Throws notFound elsewhere. */
export async function openOutbox(recipient: string): Promise<OutboxMessage[]> {
  const { fetchOutbox } = await import('./outbox.functions.ts')
  const messages = await fetchOutbox({ data: recipient })
  if (!messages) throw notFound()
  return messages
}
