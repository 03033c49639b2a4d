import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AcceptSeatDocument,
  ActiveUserSelfDocument,
  JoinSeatDocument,
  ResetPasswordDocument,
  SeatInvitationDocument,
  ValidateTokenDocument,
  VerifyEmailDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { keepToken } from '#server/session.server.ts'
import { confirmed } from '../confirmed.ts'

const token = z.string().max(200)
const password = z.string().max(1_000)

/** Whether a one-time link is still valid (§5). */
export const checkLink = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(ValidateTokenDocument, data)
    return answer.ok ? ok(answer.value.validateToken.success) : answer
  })

/** §4 password reset: every session of the account ends. */
export const resetPassword = createServerFn({ method: 'POST' })
  .validator(z.object({ token, password, confirmPassword: password }))
  .handler(async ({ data }) => confirmed(await execute(ResetPasswordDocument, data)))

/** §4 activation: the first password of an invited account. */
export const activateAccount = createServerFn({ method: 'POST' })
  .validator(z.object({ token, password }))
  .handler(async ({ data }) => confirmed(await execute(ActiveUserSelfDocument, data)))

/** The invitation to a seat that a link belongs to; null for other links. */
export const fetchInvitation = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(SeatInvitationDocument, data)
    return answer.ok ? ok(answer.value.seatInvitation) : answer
  })

/** Accepts an invitation with a new account, and keeps its session in the cookie; the browser never sees the token. */
export const acceptInvitation = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key: z.uuid(), name: z.string().max(200), password }))
  .handler(async ({ data }) => {
    const answer = await execute(AcceptSeatDocument, data)
    if (!answer.ok) return answer
    keepToken(answer.value.acceptSeat.token, { remember: true })
    return ok(null)
  })

/** Accepts an invitation with the account that is signed in. */
export const joinInvitation = createServerFn({ method: 'POST' })
  .validator(z.object({ token, key: z.uuid() }))
  .handler(async ({ data }) => confirmed(await execute(JoinSeatDocument, data)))

/** §4 e-mail verification; false when the link is not valid. */
export const verifyEmail = createServerFn({ method: 'POST' })
  .validator(z.object({ token }))
  .handler(async ({ data }) => {
    const answer = await execute(VerifyEmailDocument, data)
    return answer.ok ? ok(answer.value.verifyEmail.success) : answer
  })
