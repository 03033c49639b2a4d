import type { PostPort } from './port.ts'
import type { PostMessage } from './post-message.ts'

/** Does the work in this process, at once, where there is no queue. What fails is found by the next run. */
export function directPost(receive: (message: PostMessage) => Promise<unknown>): PostPort {
  const attempt = async (message: PostMessage) => {
    try {
      await receive(message)
    } catch (error) {
      console.error(JSON.stringify({ event: 'letters-failed', error: String(error) }))
    }
  }
  return {
    async push(keys) {
      await Promise.all(keys.map((key) => attempt({ kind: 'letter', key })))
    },
    pushNotices: () => attempt({ kind: 'notices' }),
    pushRefresh: (country) => attempt({ kind: 'refresh', country }),
    pushCopies: () => attempt({ kind: 'copies' }),
  }
}
