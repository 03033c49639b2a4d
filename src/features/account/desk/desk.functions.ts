import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { OrderService } from '#graphql/generated/enumerations.ts'
import {
  DropLettersDocument,
  InviteVendorDocument,
  LeadRulesDocument,
  ResendLettersDocument,
  SaveLeadRulesDocument,
  SaveVendorDocument,
  StaffLettersDocument,
  StaffLicencesDocument,
  StaffMessagesDocument,
  StaffUsersDocument,
  StaffVendorsDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const page = { first: z.int().min(1).max(50), offset: z.int().min(0).max(10_000) }

const people = z.object({ text: z.string().max(80).optional(), country: z.enum(COUNTRY_CODES).optional(), ...page })

/** §7 users, for staff: the provider refuses everybody else. */
export const fetchUsers = createServerFn({ method: 'POST' })
  .validator(people)
  .handler(async ({ data: { text, country, first, offset } }) => {
    const answer = await execute(StaffUsersDocument, { filter: { text, country }, first, offset })
    return answer.ok ? ok(answer.value.users) : answer
  })

/** §7 sysUserDetails: the licences of agents. */
export const fetchLicences = createServerFn({ method: 'POST' })
  .validator(people)
  .handler(async ({ data: { text, country, first, offset } }) => {
    const answer = await execute(StaffLicencesDocument, { filter: { text, country, kind: 'AGENT' }, first, offset })
    return answer.ok ? ok(answer.value.sysUserDetails) : answer
  })

/** What people wrote to the operator. */
export const fetchMessages = createServerFn({ method: 'POST' })
  .validator(people)
  .handler(async ({ data: { text, country, first, offset } }) => {
    const answer = await execute(StaffMessagesDocument, { filter: { text, country }, first, offset })
    return answer.ok ? ok(answer.value.contactConsults) : answer
  })

/** Mails that could not be sent. */
export const fetchLetters = createServerFn({ method: 'POST' })
  .validator(z.object(page))
  .handler(async ({ data }) => {
    const answer = await execute(StaffLettersDocument, data)
    return answer.ok ? ok(answer.value.deadLetters) : answer
  })

/** Vendors of the site's country. */
export const fetchVendors = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(StaffVendorsDocument, {})
  if (!answer.ok) return answer
  const { vendors, market } = answer.value
  return ok({ vendors, totalCount: vendors.length, currencyCode: market.currencyCode })
})

const price = z.object({ service: z.enum(OrderService), cents: z.int(), days: z.int() })
const line = z.string().max(300)

/** Keeps a vendor; a new one gets an account and a link to set a password. */
export const saveVendor = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      id: z.string().max(64).optional(),
      email: z.string().max(254).optional(),
      name: line,
      address: line,
      taxNumber: line,
      about: z.string().max(4_000),
      isActive: z.boolean(),
      prices: z.array(price).max(10),
      version: z.int(),
    }),
  )
  .handler(({ data: input }) => {
    // what staff do not enter stays as the vendor has it
    const prices = input.prices.map((own) => ({ ...own, name: undefined, travelCents: undefined, steps: undefined }))
    return execute(SaveVendorDocument, { input: { ...input, prices } })
  })

/** Sends a vendor without a password another link to set one. */
export const inviteVendor = createServerFn({ method: 'POST' })
  .validator(z.object({ id: z.string().max(64) }))
  .handler(({ data }) => execute(InviteVendorDocument, data))

/** How enquiries of the site's country are given out. */
export const fetchRules = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(LeadRulesDocument, {})
  return answer.ok ? ok({ ...answer.value.leadRules, totalCount: answer.value.leadRules.rules.length }) : answer
})

const names = z.array(z.string().max(64)).max(50)

/** Replaces the rules; refused where somebody else has changed them since `version`. */
export const saveRules = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      version: z.int(),
      rules: z.array(z.object({ id: z.uuid().optional(), interests: names, languages: names, people: names })).max(50),
    }),
  )
  .handler(({ data }) => execute(SaveLeadRulesDocument, data))

const LETTERS_MAX = 50
const letters = z.object({ ids: z.array(z.string().max(300)).min(1).max(LETTERS_MAX) })

/** Sends failed mails again; the keys of those that could be. */
export const resendLetters = createServerFn({ method: 'POST' })
  .validator(letters)
  .handler(async ({ data }) => {
    const answer = await execute(ResendLettersDocument, data)
    return answer.ok ? ok(answer.value.resendLetters.ids) : answer
  })

/** Takes failed mails off the list; the keys of those that were on it. */
export const dropLetters = createServerFn({ method: 'POST' })
  .validator(letters)
  .handler(async ({ data }) => {
    const answer = await execute(DropLettersDocument, data)
    return answer.ok ? ok(answer.value.dropLetters.ids) : answer
  })
