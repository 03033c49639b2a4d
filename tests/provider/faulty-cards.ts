import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { DESK_KEYS } from '#provider/card-desk/desk-keys.ts'
import { openDesk } from '#provider/card-desk/endpoint/desk.ts'
import type { SqlDatabase } from '#provider/db/client.ts'
import type { CardPort } from '#provider/ports/cards/cards.ts'
import { systemClock } from '#provider/ports/clock/clock.ts'
import { openCards } from '#provider/ports/open-cards.ts'

interface Sources {
  database: SqlDatabase
  later(work: Promise<unknown>): void
}

const SLOW_MS = 10_000

const refused = (status: number, type: string): Response => Response.json({ error: { type, message: 'No.' } }, { status })

const FAULTS: Record<string, () => Promise<Response>> = {
  down: () => Promise.reject(new TypeError('fetch failed')),
  slow: async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    throw new TypeError('fetch failed')
  },
  busy: async () => refused(429, 'invalid_request_error'),
  broken: async () => refused(500, 'api_error'),
  malformed: async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  empty: async () => Response.json({}),
}

/**
 * The accounts of a deployment, whose card service is the card desk behind a connection with a fault. `lost`: the first changing request arrives and its
 * answer does not.
 */
export function faultyCards(fault: string, sources: Sources): CardPort {
  let lost = 0
  const wire: typeof fetch = async (input, init) => {
    const fails = FAULTS[fault]
    if (fails) return fails()
    const request = new Request(input, init)
    const country = 'SG'
    const answer = await openDesk({ ...sources, country, clock: systemClock, deliver: null }).answer(request)
    if (fault === 'lost' && request.method === 'POST' && ++lost === 1) throw new TypeError('connection reset')
    return answer
  }
  const keys = recordOf(COUNTRY_CODES, (code) => (code === 'HK' ? null : DESK_KEYS))
  return openCards({ ...sources, keys, apiBase: null, isLocal: false, clock: systemClock, deliver: null, fetch: wire })
}

/** Lets so many steps of a request happen, round trips to the account database and requests to the card service together; then everything fails. */
export class Kill {
  private left: number
  private readonly reason = new Error('killed')
  isDead = false

  constructor(steps: number) {
    this.left = steps
  }

  private step(): void {
    if (this.left-- > 0) return
    this.isDead = true
    throw this.reason
  }

  database(real: D1Database): SqlDatabase {
    return {
      prepare: (sql) => real.prepare(sql),
      batch: async (statements) => {
        this.step()
        return real.batch(statements as D1PreparedStatement[])
      },
    }
  }

  cards(sources: Sources): CardPort {
    const desk = openDesk({ ...sources, country: 'SG', clock: systemClock, deliver: null })
    const wire: typeof fetch = async (input, init) => {
      try {
        this.step()
      } catch {
        // without the client's own retries, which would wait for nothing
        return new Response('{}', { status: 500, headers: { 'stripe-should-retry': 'false' } })
      }
      return desk.answer(new Request(input, init))
    }
    const keys = recordOf(COUNTRY_CODES, (code) => (code === 'HK' ? null : DESK_KEYS))
    return openCards({ ...sources, keys, apiBase: null, isLocal: false, clock: systemClock, deliver: null, fetch: wire })
  }
}
