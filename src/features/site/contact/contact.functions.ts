import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { BookedProjectDocument, CreateContactConsultDocument } from '#graphql/generated/graphql.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { isPhoneNumber } from '#lib/phone-number.ts'
import { ABOUT_MAX_CHARS, askedAbout } from '#market/asked-about.ts'
import { CONTACT_INTERESTS, CONTACT_MAX_CHARS } from '#market/contact-consult.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
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
  about: z.string().max(ABOUT_MAX_CHARS).optional(),
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

/** §3: the offices that the deployment has set for a country; and the home of the page that led here, where that shows one. */
export const fetchContact = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), about: z.string().max(ABOUT_MAX_CHARS).optional() }))
  .handler(async ({ data: { country, about } }) => {
    const env = getGlobalStartContext()?.currentRequest?.env
    const home = askedAbout(about, country)?.home
    const question = home?.country === country ? { typeGroup: toWireTypeGroup(home.typeGroup), slug: home.slug } : null
    const answer = question && (await execute(BookedProjectDocument, question, { country }))
    return { offices: env ? officesOf(env)[country] : [], project: answer?.ok ? answer.value.project : null }
  })
