import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { BookedHomeInput } from '../booking/booking-type.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { hostOf } from '../booking/host.ts'
import { deskOf } from '../booking/schedule-store.ts'
import { houseOf } from '../lead/lead-row.ts'
import { enquiryLeadId, readEnquiry } from '../lead/read-enquiry.ts'
import { takeLead } from '../lead/take-lead.ts'
import { announce } from '../notice/announce.ts'
import { agentOfWidget, type Widget, widgetOf } from './widget-key.ts'

const WidgetRef = builder.objectRef<Widget>('Widget').implement({
  description: 'A block of ours on the website of an agency.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    agency: t.exposeString('agency'),
    hosts: t.exposeStringList('hosts', { description: 'Origins that may show it; browsers are told.' }),
  }),
})

builder.queryField('widget', (t) =>
  t.field({
    type: WidgetRef,
    nullable: true,
    description: 'The agency of a key for blocks on its website; null for a key that is not known, has ended or is for something else.',
    args: { key: t.arg.string({ required: true }) },
    extensions: { cost: 5 },
    resolve: (_, { key }, context) => widgetOf(context, key),
  }),
)

const WidgetEnquiryInput = builder.inputType('WidgetEnquiryInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true }),
    home: t.field({ type: BookedHomeInput }),
    agent: t.string({
      description: 'Registration number of the agent who is meant; the house answers where it is of nobody at the agency.',
    }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

interface Asked {
  /** of the attempt */
  key: string
  widgetKey: string
  input: typeof WidgetEnquiryInput.$inferInput
}

async function askWidget(context: ProviderContext, { key, widgetKey, input }: Asked): Promise<void> {
  const person = readEnquiry(input)
  await takeFromNetwork(context, 'enquiry')
  const widget = await widgetOf(context, widgetKey)
  if (!widget || widget.country !== context.country.countryCode) throw refusal('enquiry-closed', 'Nobody can be written to with this key.')
  const { sourceId, country, agency } = widget
  const locale = askedLocale(context)
  const [home, agent, desk] = await Promise.all([
    homeOfInput(context, input.home),
    input.agent ? agentOfWidget(context.account, widget, input.agent) : null,
    hostOf(context.account, deskOf(country), locale),
  ])
  const notified = await takeLead(
    context.trade,
    {
      id: enquiryLeadId(key, `widget ${sourceId}`, person.email),
      country,
      owner: agent ?? houseOf(country),
      origin: 'report',
      // whose website it was
      ...person,
      interest: 'question',
      company: agency,
      locale,
      home,
      isProven: false,
      honey: input.honey ?? '',
      seconds: input.seconds ?? null,
      siteOrigin: context.siteOrigin,
      at: unixSeconds(context.clock),
    },
    agent === null ? (desk?.readers ?? []) : [],
  )
  announce(context, notified)
}

builder.mutationField('askWidget', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Writes to an agency from the block on its website: to the agent who is named, else to the house. The same key does it once. Codes: "enquiry-<field>" for a wrong field, enquiry-closed, booking-home, too-many-attempts.',
    args: {
      key: t.arg.string({ required: true }),
      widgetKey: t.arg.string({ required: true }),
      input: t.arg({ type: WidgetEnquiryInput, required: true }),
    },
    extensions: { cost: 80 },
    resolve: async (_, asked, context) => {
      await askWidget(context, asked)
      return true
    },
  }),
)
