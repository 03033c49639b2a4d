import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examples } from '../fixtures/short-sample.ts'
import { codeOf } from './account-fixture.ts'
import { at, BOOK, bookingTools, MOVE, VISITOR_ACT, VISITOR_MOVE } from './booking-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = bookingTools(provider)
const { DB_TRADE: trade } = provider.env
const { act, agent, book, bookings, linkIn, newKey, stateOf, visitor } = tools

/** From which state an action leads where, by whom; the clock has not come to any of these bookings. */
const DRAWN: Record<string, { from: string; to: string; visitor: boolean }> = {
  CONFIRM: { from: 'HELD', to: 'CONFIRMED', visitor: false },
  DECLINE: { from: 'HELD', to: 'DECLINED', visitor: true },
  CANCEL: { from: 'CONFIRMED', to: 'CANCELLED', visitor: true },
  COMPLETE: { from: 'never before its time', to: 'DONE', visitor: false },
  ABSENT: { from: 'never before its time', to: 'DONE', visitor: false },
  LATE: { from: 'never before its last day', to: 'CANCELLED', visitor: false },
  MOVE: { from: 'CONFIRMED', to: 'CONFIRMED', visitor: true },
}

describe('every way through its states', () => {
  it('ends where the history says, refuses what is not drawn, and does a repeated action once', async () => {
    const step = fc.record({
      isVisitor: fc.boolean(),
      what: fc.constantFrom(...Object.keys(DRAWN)),
      isAgain: fc.boolean(),
      hour: fc.integer({ min: 9, max: 18 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('INSTANT', 'REVIEW'), fc.array(step, { minLength: 3, maxLength: 8 }), async (mode, steps) => {
        const { host, token } = await agent({ mode })
        const input = visitor()
        await tools.ask(BOOK, { key: newKey(), input: { host, ...input } })
        const link = await linkIn(input.email, mode === 'INSTANT' ? 'booking-confirmed' : 'booking-held')
        const newest = async () => (await bookings(token)).toSorted((a, b) => a.sequence - b.sequence).at(-1)
        let expected = mode === 'INSTANT' ? 'CONFIRMED' : 'HELD'
        let last = async (): Promise<unknown> => null
        for (const { isVisitor, what, isAgain, hour } of steps) {
          if (!isAgain) {
            const [key, id, startsAt] = [newKey(), String((await newest())?.id), at(1, hour)]
            const byVisitor = () =>
              what === 'MOVE'
                ? tools.ask(VISITOR_MOVE, { token: link, key, startsAt })
                : tools.ask(VISITOR_ACT, { token: link, key, action: what === 'DECLINE' ? 'WITHDRAW' : 'CANCEL' })
            const byOwner = () => (what === 'MOVE' ? tools.ask(MOVE, { id, key, startsAt }, { token }) : act(token, id, what, key))
            const drawn = DRAWN[what]
            if (isVisitor && !drawn?.visitor) continue
            if (drawn?.from === expected) expected = what === 'MOVE' && isVisitor && mode === 'REVIEW' ? 'HELD' : drawn.to
            last = isVisitor ? byVisitor : byOwner
          }
          // at once, as from a double click
          await Promise.all([last(), last()])
          expect([what, isAgain, (await newest())?.state]).toEqual([what, isAgain, expected])
        }
        const { results } = await trade
          .prepare(
            `select booking.state, (select to_state from booking_event where booking_id = booking.id order by rowid desc limit 1) as told,
              (select count(*) from booking_event where booking_id = booking.id and action = 'book') as made from booking where visitor_email = ?`,
          )
          .bind(input.email)
          .all<{ state: string; told: string; made: number }>()
        for (const { state, told, made } of results) expect([state, made]).toEqual([told, 1])
        expect(results.filter(({ state }) => state === 'held' || state === 'confirmed').length).toBe(
          /HELD|CONFIRMED/.test(expected) ? 1 : 0,
        )
      }),
      { numRuns: examples(15, 5) },
    )
  }, 120_000)
})

it('leaves no half of a transition when the batch fails', async () => {
  const { host, token } = await agent()
  await book(host)
  const [own] = await bookings(token)
  await trade
    .prepare(
      "create trigger fail_letters before insert on letter when new.template = 'booking-cancelled' begin select raise(abort, 'no'); end",
    )
    .run()
  try {
    expect((await act(token, String(own?.id), 'CANCEL')).errors).not.toEqual([])
  } finally {
    await trade.prepare('drop trigger fail_letters').run()
  }
  expect((await stateOf(String(own?.id)))?.state).toBe('confirmed')
  const { results } = await trade.prepare("select 1 from booking_event where booking_id = ? and action = 'cancel'").bind(own?.id).all()
  expect(results).toEqual([])
  expect((await act(token, String(own?.id), 'CANCEL')).data?.actOnBooking.state).toBe('CANCELLED')
})

it('lapses a request that nobody answered within its day, once, and says so to both', async () => {
  const { host, token, id } = await agent({ mode: 'REVIEW' })
  const input = visitor({ startsAt: at(3, 9) })
  await tools.ask(BOOK, { key: newKey(), input: { host, ...input } })
  const [held] = await bookings(token)
  const runJobs = async () => (await (await provider.fetch('/jobs')).json()) as Record<string, number>
  expect((await runJobs())['bookings-lapsed']).toBe(0)
  await trade
    .prepare('update booking set held_until = ? where id = ?')
    .bind(Math.floor(Date.now() / 1_000), held?.id)
    .run()
  // the day is over: too late for an answer, and for a withdrawal there is nothing left
  expect(codeOf(await act(token, String(held?.id), 'CONFIRM'))).toBe('booking-time')
  expect((await runJobs())['bookings-lapsed']).toBe(1)
  expect((await runJobs())['bookings-lapsed']).toBe(0)
  expect((await stateOf(String(held?.id)))?.state).toBe('lapsed')
  expect(await linkIn(input.email, 'booking-lapsed')).toMatch(/^[\w-]{43}$/)
  const { results } = await trade.prepare('select kind from notice where user_id = ? order by at').bind(id).all<{ kind: string }>()
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(['booking-asked', 'booking-lapsed'])
  expect((await book(host, { startsAt: at(3, 9) })).code).toBeNull()
})
