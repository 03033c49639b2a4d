import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { messageLocale } from '../../ports/messages/locale.ts'
import { limitedNetwork } from '../account/throttle.ts'
import { emailKey } from '../account/user-row.ts'
import { leadOfConsult } from '../lead/consult-leads.ts'
import { type ContactConsult, readContact } from './rules.ts'
import { hashAddress, type KeptConsult, keepConsult } from './store.ts'
import { ContactConsultInput, ContactConsultRef } from './type.ts'

/** How a message was written, as suspicion.ts judges it. */
type ContactManner = Pick<typeof ContactConsultInput.$inferInput, 'honey' | 'seconds'>

/** The message is kept already: where its lead cannot be made now, a later round makes it. */
async function becomeLead(
  context: ProviderContext,
  consult: ContactConsult & KeptConsult,
  { honey, seconds }: ContactManner,
): Promise<void> {
  const { country, siteOrigin, language } = context
  const known = consult.country ?? country.countryCode
  try {
    const viewer = await context.viewer()
    const isProven = viewer?.sessionPurpose === 'user' && viewer.emailVerifiedAt !== null && viewer.emailKey === emailKey(consult.email)
    const manner = { locale: messageLocale(language, known), isProven, honey: honey ?? '', seconds: seconds ?? null, siteOrigin }
    await leadOfConsult(context, { ...consult, country: known }, manner)
  } catch (error) {
    console.error(JSON.stringify({ event: 'lead-not-made', error: String(error) }))
  }
}

builder.mutationField('createContactConsult', (t) =>
  t.field({
    type: ContactConsultRef,
    description:
      'Stores a message to the operator. Codes: "contact-<field>" for a wrong field, "contact-too-many" for the limit per address.',
    args: { input: t.arg({ type: ContactConsultInput, required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { input }, context) => {
      const read = readContact(input)
      if ('wrong' in read) throw refusal(`contact-${read.wrong.toLowerCase()}`, `The ${read.wrong} is missing, too long or not valid.`)
      const addressHash = await hashAddress(limitedNetwork(context.clientAddress))
      const kept = await keepConsult(context.account, read.consult, { addressHash, now: unixSeconds(context.clock) })
      if (!kept) throw refusal('contact-too-many', 'Too many messages from this address. Try again in an hour.')
      await becomeLead(context, { ...read.consult, ...kept }, input)
      return kept
    },
  }),
)
