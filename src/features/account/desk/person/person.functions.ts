import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AccountDeed } from '#graphql/generated/enumerations.ts'
import {
  AccountInvoicesDocument,
  ActOnAccountDocument,
  ExtendTrialDocument,
  HandOverListingDocument,
  ResendAccountLetterDocument,
  StaffAccountDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'

const id = z.string().min(1).max(64)
const deed = { key: z.uuid(), id, reason: z.string().trim().min(1).max(300) }

/** An account with what concerns it, for staff: the provider refuses everybody else. */
export const fetchPerson = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(StaffAccountDocument, data)
    return answer.ok ? ok({ ...answer.value.staffAccount, currencyCode: answer.value.market.currencyCode }) : answer
  })

/** What the card service billed an account in the country of the visit. */
export const fetchPersonInvoices = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(AccountInvoicesDocument, data)
    return answer.ok ? ok(answer.value.accountInvoices.nodes) : answer
  })

/** Does something with the account alone. */
export const sendDeed = createServerFn({ method: 'POST' })
  .validator(z.object({ ...deed, deed: z.enum(AccountDeed) }))
  .handler(({ data }) => execute(ActOnAccountDocument, data))

/** Sends a mail again that was given up. */
export const sendLetterAgain = createServerFn({ method: 'POST' })
  .validator(z.object({ ...deed, letter: z.string().max(300) }))
  .handler(({ data }) => execute(ResendAccountLetterDocument, data))

/** Moves the end of the trial. `until`: ISO 8601. */
export const sendTrialEnd = createServerFn({ method: 'POST' })
  .validator(z.object({ ...deed, until: z.iso.datetime() }))
  .handler(({ data }) => execute(ExtendTrialDocument, data))

/** Gives a listing to the agent of an address. */
export const sendListingOver = createServerFn({ method: 'POST' })
  .validator(z.object({ ...deed, listing: z.uuid(), to: z.string().trim().max(254) }))
  .handler(({ data }) => execute(HandOverListingDocument, data))
