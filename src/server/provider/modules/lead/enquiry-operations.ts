import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { BookedHomeInput } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { openHost } from '../booking/public-host.ts'
import { announce } from '../notice/announce.ts'
import { isOwnAddress } from './own-address.ts'
import { enquiryLeadId, readEnquiry } from './read-enquiry.ts'
import { takeLead } from './take-lead.ts'

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

async function enquire(context: ProviderContext, key: string, input: Enquiry): Promise<void> {
  const person = readEnquiry(input)
  await takeFromNetwork(context, 'enquiry')
  const locale = askedLocale(context)
  const known = await openHost(context, input.host, locale)
  if (!known || known.shown.isDesk) throw refusal('enquiry-closed', 'Nobody can be written to at this address.')
  const { schedule, shown } = known
  const [home, isProven] = await Promise.all([homeOfInput(context, input.home), isOwnAddress(context, person.email)])
  const notified = await takeLead(
    context.trade,
    {
      id: enquiryLeadId(key, input.host, person.email),
      country: shown.country,
      owner: schedule.owner,
      origin: 'share',
      ...person,
      interest: 'question',
      company: '',
      locale,
      home,
      isProven,
      honey: input.honey ?? '',
      seconds: input.seconds ?? null,
      siteOrigin: context.siteOrigin,
      at: unixSeconds(context.clock),
    },
    [],
  )
  announce(context, notified)
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
