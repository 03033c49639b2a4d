import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { SeatMove, SeatRight } from '#graphql/generated/enumerations.ts'
import {
  ActOnSeatDocument,
  GrantSeatDocument,
  InviteSeatsDocument,
  LeaveSeatDocument,
  MoveSeatDocument,
  OwnSeatDocument,
  ResendSeatDocument,
  SeatEventsDocument,
  SeatsDocument,
} from '#graphql/generated/graphql.ts'
import { SEAT_INVITES_MAX } from '#graphql/limits.ts'
import { ok } from '#lib/result.ts'
import { confirmed } from '../confirmed.ts'

const id = z.string().min(1).max(64)
const key = z.uuid()
const email = z.string().trim().max(254)
const rights = z.array(z.enum(SeatRight)).max(SeatRight.length)

/** The seats that the signed-in person pays for. */
export const fetchSeats = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(SeatsDocument, {})
  return answer.ok ? ok(answer.value.seats) : answer
})

/** The seat that the signed-in person holds; null without one. */
export const fetchOwnSeat = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnSeatDocument, {})
  return answer.ok ? ok(answer.value.ownSeat) : answer
})

export const fetchSeatEvents = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(SeatEventsDocument, data)
    return answer.ok ? ok(answer.value.seatEvents) : answer
  })

/** Invites each address, and says what became of each. */
export const sendInvitations = createServerFn({ method: 'POST' })
  .validator(z.object({ key, emails: z.array(email).min(1).max(SEAT_INVITES_MAX), rights }))
  .handler(async ({ data }) => {
    const answer = await execute(InviteSeatsDocument, data)
    return answer.ok ? ok(answer.value.inviteSeats) : answer
  })

/** Gives the signed-in person's seat back. */
export const sendLeave = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key }))
  .handler(async ({ data }) => confirmed(await execute(LeaveSeatDocument, data)))

export const sendAgain = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key }))
  .handler(({ data }) => execute(ResendSeatDocument, data))

export const sendMove = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, email }))
  .handler(({ data }) => execute(MoveSeatDocument, data))

export const sendAct = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, move: z.enum(SeatMove) }))
  .handler(({ data }) => execute(ActOnSeatDocument, data))

export const sendRights = createServerFn({ method: 'POST' })
  .validator(z.object({ id, key, rights }))
  .handler(({ data }) => execute(GrantSeatDocument, data))
