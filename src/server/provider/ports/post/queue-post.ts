import type { PostPort } from './port.ts'
import type { PostMessage } from './post-message.ts'

/** The part of a Cloudflare Queue that is used. */
export interface MessageQueue {
  sendBatch(messages: { body: PostMessage }[]): Promise<unknown>
}

export interface PostQueues {
  letters: MessageQueue
  refresh: MessageQueue
}

/** Messages that a queue takes at once. */
const BATCH = 100

/** Hands everything to the queues, whose consumer is `provider.receive`. */
export function queuePost({ letters, refresh }: PostQueues): PostPort {
  return {
    async push(keys) {
      for (let at = 0; at < keys.length; at += BATCH)
        await hand(
          letters,
          keys.slice(at, at + BATCH).map((key) => ({ kind: 'letter', key })),
        )
    },
    pushNotices: () => hand(letters, [{ kind: 'notices' }]),
    pushRefresh: (country) => hand(refresh, [{ kind: 'refresh', country }]),
    // beside the refreshes, one at a time: letters do not wait behind it
    pushCopies: () => hand(refresh, [{ kind: 'copies' }]),
  }
}

async function hand(queue: MessageQueue, messages: readonly PostMessage[]): Promise<void> {
  try {
    await queue.sendBatch(messages.map((body) => ({ body })))
  } catch (error) {
    console.error(JSON.stringify({ event: 'queue-failed', error: String(error) }))
  }
}
