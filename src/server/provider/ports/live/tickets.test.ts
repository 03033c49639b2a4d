import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIVE_TICKET_SECONDS } from '#graphql/limits.ts'
import { hasEnded, takeTicket, type WaitingTicket, withTicket } from './tickets.ts'

const ticket = (secret: string, token = 'token') => ({ secretHash: secret, tokenHash: token, sessionId: token, sessionEndsAt: 1e12 })

it('gives a ticket once, to the browser that asked, within its time, whatever else is asked', () => {
  const action = fc.record({
    what: fc.constantFrom('add' as const, 'take' as const),
    secret: fc.constantFrom('a', 'b', 'c'),
    token: fc.constantFrom('mine', 'foreign'),
    later: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let waiting: WaitingTicket[] = []
      let now = 1_000
      const until = new Map<string, number>()
      for (const { what, secret, token, later } of actions) {
        now += later
        if (what === 'add' && !until.has(secret)) {
          waiting = withTicket(waiting, ticket(secret, 'mine'), now)
          until.set(secret, now + LIVE_TICKET_SECONDS)
        }
        if (what !== 'take') continue
        const taken = takeTicket(waiting, { secretHash: secret, tokenHash: token }, now)
        const isDue = token === 'mine' && (until.get(secret) ?? 0) > now
        expect(taken.ticket !== null).toBe(isDue)
        if (isDue) until.set(secret, 0)
        waiting = taken.rest
      }
    }),
  )
})

it('keeps the newest tickets only', () => {
  let waiting: WaitingTicket[] = []
  for (let i = 0; i < 30; i++) waiting = withTicket(waiting, ticket(String(i)), 1_000)
  expect(waiting.map(({ secretHash }) => secretHash)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 10)))
})

it('knows which sessions have ended', () => {
  expect(hasEnded('a', { only: 'a' })).toBe(true)
  expect(hasEnded('b', { only: 'a' })).toBe(false)
  expect(hasEnded('a', { except: 'a' })).toBe(false)
  expect(hasEnded('b', { except: 'a' })).toBe(true)
  expect(hasEnded('b', { except: null })).toBe(true)
})
