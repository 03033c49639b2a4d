/** The longest pause before another try. */
const RETRY_MAX_SECONDS = 3_600
const FIRST_PAUSE_SECONDS = 5

/** Does what a message says; after how many seconds it is to come again, null when it is done. */
interface Receiver {
  receive(body: unknown): Promise<number | null>
}

/** Settles each message of a batch alone: one that fails is delivered again later and holds up no other. */
export async function settleBatch({ messages }: Pick<MessageBatch, 'messages'>, receiver: Receiver): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      try {
        const seconds = await receiver.receive(message.body)
        if (seconds === null) message.ack()
        else message.retry({ delaySeconds: Math.min(seconds, RETRY_MAX_SECONDS) })
      } catch (error) {
        console.error(JSON.stringify({ event: 'message-cut', error: String(error) }))
        message.retry({ delaySeconds: Math.min(FIRST_PAUSE_SECONDS * 2 ** message.attempts, RETRY_MAX_SECONDS) })
      }
    }),
  )
}
