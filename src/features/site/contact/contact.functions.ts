import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { CreateContactConsultDocument } from '#graphql/generated/graphql.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { CONTACT_INTERESTS, CONTACT_MAX_CHARS } from '#market/contact-consult.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { attributionInput } from '#server/attribution-input.ts'
import { officesOf } from '#server/offices.ts'

const text = (max: number) => z.string().trim().min(1).max(max)

const consult = z.object({
  name: text(CONTACT_MAX_CHARS.name),
  email: text(CONTACT_MAX_CHARS.email).refine(isEmailAddress),
  phone: text(CONTACT_MAX_CHARS.phone).refine(isPhoneNumber),
  companyName: text(CONTACT_MAX_CHARS.companyName).nullable(),
  interest: z.enum(CONTACT_INTERESTS),
  message: text(CONTACT_MAX_CHARS.message),
  country: z.enum(COUNTRY_CODES),
  attribution: attributionInput,
  honey: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** §7 createContactConsult. A failure is a value with the provider's code. */
export const sendContact = createServerFn({ method: 'POST' })
  .validator(consult)
  .handler(async ({ data }) => {
    const sent = await execute(CreateContactConsultDocument, { input: data }, { country: data.country })
    return sent.ok ? { ok: true as const, value: sent.value.createContactConsult.createdDate } : sent
  })

/** §3: the offices that the deployment has set for a country. */
export const fetchOffices = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(({ data: { country } }) => {
    const env = getGlobalStartContext()?.currentRequest?.env
    return env ? officesOf(env)[country] : []
  })
