import { askedAbout } from '#market/asked-about.ts'
import { AttributionInput } from '../../attribution.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { limitedNetwork } from '../../throttle.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { leadOfConsult } from '../lead/consult-leads.ts'
import { isOwnAddress } from '../lead/own-address.ts'
import { projectBySlug } from '../property/store.ts'
import { type ContactConsult, readContact } from './rules.ts'
import { hashAddress, type KeptConsult, keepConsult } from './store.ts'

const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString()

const ContactConsultRef = builder.objectRef<KeptConsult>('ContactConsult').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    updatedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ updatedAt }) => isoTime(updatedAt) }),
  }),
})

const ContactConsultInput = builder.inputType('ContactConsultInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    companyName: t.string(),
    interest: t.string({ required: true }),
    message: t.string({ required: true }),
    country: t.field({ type: CountryCodeEnum }),
    attribution: t.field({ type: AttributionInput }),
    about: t.string({ description: 'Address on this site of the page that led to the form: "/realValue?projectType=…".' }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

/** How a message was written, as suspicion.ts judges it. */
type ContactManner = Pick<typeof ContactConsultInput.$inferInput, 'honey' | 'seconds'>

/** The page that led to the form, and the home that it shows; what is not in the request's market is left out. */
async function pageOfConsult(context: ProviderContext, about: string | null | undefined) {
  const { countryCode } = context.country
  const { origin = null, home: named = null } = askedAbout(about, countryCode) ?? {}
  const project = named?.country === countryCode ? await projectBySlug(context, named.typeGroup, named.slug) : null
  const home: BookedHome | null = named && project && { ...named, name: project.name, unit: '' }
  return { origin, home }
}

/** The message is kept already: where its lead cannot be made now, a later run makes it. */
async function becomeLead(
  context: ProviderContext,
  consult: ContactConsult & KeptConsult & Awaited<ReturnType<typeof pageOfConsult>>,
  { honey, seconds }: ContactManner,
): Promise<void> {
  const { country, siteOrigin, language } = context
  const known = consult.country ?? country.countryCode
  try {
    const isProven = await isOwnAddress(context, consult.email)
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
      const page = await pageOfConsult(context, input.about)
      const kept = await keepConsult(context.account, read.consult, { addressHash, now: unixSeconds(context.clock), ...page })
      if (!kept) throw refusal('contact-too-many', 'Too many messages from this address. Try again in an hour.')
      await becomeLead(context, { ...read.consult, ...kept, ...page }, input)
      return kept
    },
  }),
)
