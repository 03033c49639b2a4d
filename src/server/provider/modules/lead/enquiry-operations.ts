import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { joinedPhone } from '#lib/phone-number.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { idOfKey } from '../account/id-of-key.ts'
import { takeFromNetwork } from '../account/throttle.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { actionKey } from '../booking/asked.ts'
import { BookedHomeInput } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { openHost } from '../booking/public-host.ts'
import { announce } from '../notice/announce.ts'
import { isOwnAddress } from './own-address.ts'
import { takeLead } from './take-lead.ts'

export const ENQUIRY_MAX_CHARS = { name: 80, message: 2_000 } as const

const AgentEnquiryInput = builder.inputType('AgentEnquiryInput', {
  fields: (t) => ({
    host: t.string({ required: true, description: 'Public id of the agent.' }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true }),
    home: t.field({ type: BookedHomeInput }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

type Enquiry = typeof AgentEnquiryInput.$inferInput

/** Who writes, cleaned; or the first field that is wrong. */
function readEnquiry(input: Enquiry) {
  const [name, email, message] = [cleanLine(input.name), input.email.trim(), input.message.trim()]
  const phone = input.phone.trim() === '' ? '' : joinedPhone(input.phone)
  if (name === '' || name.length > ENQUIRY_MAX_CHARS.name) return { wrong: 'name' } as const
  if (!isEmailAddress(email)) return { wrong: 'email' } as const
  if (phone === null) return { wrong: 'phone' } as const
  if (message === '' || message.length > ENQUIRY_MAX_CHARS.message) return { wrong: 'message' } as const
  return { person: { name, email, phone, message } }
}

/** The id of the lead that an attempt makes. */
const leadIdOf = (key: string, host: string, email: string): string => idOfKey(actionKey(key, 'enquiry', host, email))

async function enquire(context: ProviderContext, key: string, input: Enquiry): Promise<void> {
  const read = readEnquiry(input)
  if ('wrong' in read) throw refusal(`enquiry-${read.wrong}`, `The ${read.wrong} is missing, too long or not valid.`)
  await takeFromNetwork(context, 'enquiry')
  const locale = askedLocale(context)
  const known = await openHost(context, input.host, locale)
  if (!known || known.shown.isDesk) throw refusal('enquiry-closed', 'Nobody can be written to at this address.')
  const { schedule, shown } = known
  const [home, isProven] = await Promise.all([homeOfInput(context, input.home), isOwnAddress(context, read.person.email)])
  const told = await takeLead(
    context.trade,
    {
      ...{ id: leadIdOf(key, input.host, read.person.email), country: shown.country, owner: schedule.owner, origin: 'share' },
      ...{ ...read.person, interest: 'question', company: '', locale, home, isProven },
      ...{ honey: input.honey ?? '', seconds: input.seconds ?? null, siteOrigin: context.siteOrigin, at: unixSeconds(context.clock) },
    },
    [],
  )
  announce(context, told)
}

builder.mutationField('askAgent', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Writes to an agent who has a public page. The same key does it once. Codes: "enquiry-<field>" for a wrong field, enquiry-closed, booking-home, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: AgentEnquiryInput, required: true }) },
    extensions: { cost: 80 },
    resolve: async (_, { key, input }, context) => {
      await enquire(context, key, input)
      return true
    },
  }),
)
