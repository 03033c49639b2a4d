import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeatState } from '#provider/db/account/words.ts'
import { SEAT_TRANSITIONS, type SeatMove } from '#provider/modules/seat/seat-states.ts'
import { examples } from '../fixtures/short-sample.ts'
import { codeOf, PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { DESK, GRANT, MOVE, RESEND, type Seat, seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)
const { newKey, newAddress, invite, act, accept, own, linkTo, stored, invited, seated, desk, payer, setPaid, giveLead, answering } = tools
const { DB_ACCOUNT } = provider.env

describe('a seat', () => {
  it('follows the drawn ways alone, once for each key, and its history adds up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ move: fc.constantFrom('suspend' as const, 'resume' as const, 'remove' as const), isAgain: fc.boolean() }), {
          minLength: 2,
          maxLength: 7,
        }),
        fc.boolean(),
        async (steps, isAccepted) => {
          const holder = await payer(1)
          const { id, link } = await invited(holder)
          if (isAccepted) await accept(link)
          let expected: SeatState = isAccepted ? 'active' : 'invited'
          let sent: { key: string; move: SeatMove } | null = null
          for (const { move, isAgain } of steps) {
            if (!isAgain || !sent) {
              sent = { key: newKey(), move }
              const { from, to } = SEAT_TRANSITIONS[move]
              if (from.some((state) => state === expected)) expected = to
            }
            const { key, move: asked } = sent
            const ask = () => act(holder, id, asked.toUpperCase() as Uppercase<SeatMove>, key)
            await Promise.all([ask(), ask()])
            expect(await stored(id)).toBe(expected)
          }
          const { results } = await DB_ACCOUNT.prepare('select from_state, to_state from seat_event where seat_id = ? order by rowid')
            .bind(id)
            .all<{ from_state: string | null; to_state: string }>()
          for (const [at, event] of results.entries()) expect(event.from_state).toBe(at === 0 ? null : results[at - 1]?.to_state)
          expect(results.at(-1)?.to_state).toBe(expected)
          expect((await desk(holder))?.taken).toBe(expected === 'active' || expected === 'invited' ? 1 : 0)
        },
      ),
      { numRuns: examples(10, 5) },
    )
  }, 120_000)

  it('is signed out at once when it is suspended, and works again when it comes back', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    await act(holder, seat.id, 'SUSPEND')
    expect(codeOf(await tools.whoIs(seat.token))).toBe('invalid_access_token')
    const later = String((await tools.login(seat.email, PASSWORD)).data?.login.token)
    expect(await own(later)).toMatchObject({ ownSeat: { state: 'SUSPENDED' }, user: { stripeSubscription: null } })
    expect((await act(holder, seat.id, 'RESUME')).data?.actOnSeat.state).toBe('ACTIVE')
    expect(await own(later)).toMatchObject({ ownSeat: { state: 'ACTIVE' }, user: { stripeSubscription: { status: 'active' } } })
    await act(holder, seat.id, 'REMOVE')
    expect(codeOf(await tools.whoIs(later))).toBe('invalid_access_token')
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-state')
  })

  it('cannot come back where its place is taken, or not paid for any more', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    await act(holder, seat.id, 'SUSPEND')
    const other = await invited(holder)
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-full')
    await act(holder, other.id, 'REMOVE')
    await setPaid(holder.id, 0)
    expect(codeOf(await act(holder, seat.id, 'RESUME'))).toBe('seat-full')
    expect(await stored(seat.id)).toBe('suspended')
  })

  it('is nobody else’s to see or to change', async () => {
    const [holder, other] = [await payer(1), await payer(1)]
    const seat = await seated(holder)
    for (const token of [other.token, seat.token]) {
      expect(codeOf(await act({ token }, seat.id, 'REMOVE'))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(MOVE, { id: seat.id, key: newKey(), email: newAddress() }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(RESEND, { id: seat.id, key: newKey() }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask(GRANT, { id: seat.id, key: newKey(), rights: [] }, { token }))).toBe('seat-unknown')
      expect(codeOf(await tools.ask('query E($id: ID!) { seatEvents(id: $id) { action } }', { id: seat.id }, { token }))).toBe(
        'seat-unknown',
      )
      expect(await desk({ token })).toMatchObject({ seats: [] })
    }
    expect(await stored(seat.id)).toBe('active')
  })

  it('is not paid for when the subscription shrinks below it: the newest first, and the others stay', async () => {
    const holder = await payer(3)
    const seats = [await seated(holder), await seated(holder), await seated(holder)]
    // the order of invitations that came within one second is that of their ids
    for (const [at, { id }] of seats.entries())
      await tools.run('update stripe_info set created_at = created_at + ? where id = ?', at - 10, id)
    const seen = async () => [
      (await desk(holder))?.seats.map(({ isPaidFor }) => isPaidFor),
      await Promise.all(seats.map(async ({ token }) => Boolean((await own(token))?.user.stripeSubscription))),
    ]
    expect(await seen()).toEqual([
      [true, true, true],
      [true, true, true],
    ])
    await setPaid(holder.id, 1)
    expect(await seen()).toEqual([
      [true, false, false],
      [true, false, false],
    ])
    expect((await own(seats[2]?.token ?? ''))?.ownSeat).toMatchObject({ isPaidFor: false, state: 'ACTIVE' })
    expect((await invite(holder, [newAddress()])).map(({ code }) => code)).toEqual(['seat-full'])
    await act(holder, seats[0]?.id ?? '', 'SUSPEND')
    expect((await seen())[1]).toEqual([false, true, false])
    await setPaid(holder.id, 3)
    expect((await seen())[1]).toEqual([false, true, true])
  })

  it('is given back by its person alone, who stays signed in; the leads go back', async () => {
    const holder = await payer(1)
    const [seat, stranger] = [await seated(holder), await tools.newPerson()]
    const lead = await giveLead(holder, seat.userId)
    const LEAVE = 'mutation Leave($id: ID!) { leaveSeat(id: $id, key: "leave-the-seat") { success } }'
    for (const token of [holder.token, stranger.token])
      expect(codeOf(await tools.ask(LEAVE, { id: seat.id }, { token }))).toBe('seat-unknown')
    for (let again = 0; again < 2; again++) expect((await tools.ask(LEAVE, { id: seat.id }, { token: seat.token })).errors).toEqual([])
    expect([await stored(seat.id), await answering(lead)]).toEqual(['removed', holder.id])
    expect(await own(seat.token)).toMatchObject({ ownSeat: { state: 'REMOVED' }, user: { stripeSubscription: null } })
    expect(await desk(holder)).toMatchObject({ taken: 0 })
  })

  it('moves to another address with what it may do; whoever had it is signed out', async () => {
    const holder = await payer(1)
    const seat = await seated(holder, { rights: ['LEADS'] })
    const [email, key] = [newAddress(), newKey()]
    const move = () => tools.ask<{ moveSeat: Seat }>(MOVE, { id: seat.id, key, email }, { token: holder.token })
    const [moved, again] = [await move(), await move()]
    expect(moved.data?.moveSeat).toMatchObject({ email, state: 'INVITED', rights: ['LEADS'], isPaidFor: true })
    expect(again.data?.moveSeat.id).toBe(moved.data?.moveSeat.id)
    expect(codeOf(await tools.whoIs(seat.token))).toBe('invalid_access_token')
    expect(await stored(seat.id)).toBe('removed')
    const taken = await accept(await linkTo(email))
    expect(await own(String(taken.data?.acceptSeat.token))).toMatchObject({ ownSeat: { rights: ['LEADS'], state: 'ACTIVE' } })
    const late = await tools.ask(MOVE, { id: seat.id, key: newKey(), email: newAddress() }, { token: holder.token })
    expect(codeOf(late)).toBe('seat-state')
    expect((await desk(holder))?.taken).toBe(1)
  })

  it('costs the payer’s page no more statements for three than for one, and holds no secret', async () => {
    const holder = await payer(3)
    const cost = async () => {
      const { statements, data, errors } = await tools.ask(DESK, {}, { token: holder.token })
      expect([errors, JSON.stringify(data).match(/token|hash|letter/)]).toEqual([[], null])
      return statements
    }
    await invited(holder)
    const one = await cost()
    await invited(holder)
    await invited(holder)
    expect(await cost()).toBe(one)
  })
})
