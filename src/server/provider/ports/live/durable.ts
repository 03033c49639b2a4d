import type { EndedSessions, LivePort, LiveTicket } from './port.ts'

/** The object of one person, as its binding offers it. */
export interface LiveObject {
  wake(): Promise<void>
  admit(ticket: LiveTicket): Promise<void>
  end(ended: EndedSessions): Promise<void>
}

/** What is asked of a Durable Object namespace; the binding of the Worker satisfies it. */
export interface LiveNamespace {
  getByName(name: string): LiveObject
}

/** An object that does not answer in this time is given up: nothing waits for a page that may be closed. */
const PATIENCE_MS = 3_000

/** One object per person, named by the account's id. */
export function durableLive(namespace: LiveNamespace): LivePort {
  const call = (userId: string, what: string, work: (channel: LiveObject) => Promise<void>): Promise<boolean> =>
    inTime(async () => work(namespace.getByName(userId))).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'live-failed', what, error: String(error) }))
      return false
    })
  return {
    wake: async (userIds) => {
      await Promise.all(userIds.map((userId) => call(userId, 'wake', (channel) => channel.wake())))
    },
    admit: (userId, ticket) => call(userId, 'admit', (channel) => channel.admit(ticket)),
    end: async (userId, ended) => {
      await call(userId, 'end', (channel) => channel.end(ended))
    },
  }
}

/** True when the work was done in time; throws where it failed or was late. */
async function inTime(work: () => Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  try {
    await Promise.race([work(), late])
    return true
  } finally {
    clearTimeout(timer)
  }
}
