import { ASKED_AGENTS_MAX } from '#graphql/share-kinds.ts'
import { licenceKey } from '#market/licence-number.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { homeOfInput } from '../booking/home-input.ts'
import { isOwnAddress } from '../lead/own-address.ts'
import { enquiryLeadId, readEnquiry } from '../lead/read-enquiry.ts'
import { takeLead } from '../lead/take-lead.ts'
import { announce } from '../notice/announce.ts'
import { askableAgents, projectWithArea } from './agents-of-area.ts'

/** A question about a home to agents of its area. */
interface Asked {
  key: string
  typeGroup: TypeGroup
  slug: string
  unit: string
  /** licence numbers */
  agents: readonly string[]
  name: string
  email: string
  phone: string
  message: string
  honey: string
  seconds: number | null
}

/**
 * Makes one lead for each of the agents; none knows of the others. Each counts against the limit of the sender's network. Answers their names, in the order in
 * which they were asked. Throws `ask-agents-number` for none or too many, `booking-home` for an unknown home and `enquiry-closed`, before anything is made, where
 * one of them does not work the area now.
 */
export async function askAgentsOfArea(
  context: ProviderContext,
  { key, typeGroup, slug, unit, agents: numbers, honey, seconds, ...input }: Asked,
): Promise<string[]> {
  const person = readEnquiry(input)
  const asked = [...new Set(numbers.map(licenceKey))]
  if (asked.length === 0 || asked.length > ASKED_AGENTS_MAX)
    throw refusal('ask-agents-number', `A question goes to one agent at least and ${ASKED_AGENTS_MAX} at most.`)
  for (const _ of asked) await takeFromNetwork(context, 'enquiry')
  const { countryCode: country } = context.country
  const home = await homeOfInput(context, { country, typeGroup, slug, unit })
  const place = await projectWithArea(context, typeGroup, slug)
  const askable = place ? await askableAgents(context, place) : []
  const byNumber = new Map(askable.map((agent) => [licenceKey(agent.lines.agentLicence), agent]))
  const agents = asked.flatMap((number) => byNumber.get(number) ?? [])
  if (agents.length < asked.length) throw refusal('enquiry-closed', 'One of these agents cannot be asked about this area now.')
  const isProven = await isOwnAddress(context, person.email)
  const lead = {
    country,
    origin: 'area' as const,
    ...person,
    interest: 'question',
    company: '',
    locale: askedLocale(context),
    home,
    isProven,
    honey,
    seconds,
    siteOrigin: context.siteOrigin,
    at: unixSeconds(context.clock),
  }
  const told = await Promise.all(
    agents.map(({ agent }) =>
      takeLead(context.trade, { ...lead, id: enquiryLeadId(key, `area ${agent}`, person.email), owner: agent }, []),
    ),
  )
  announce(context, told.flat())
  return agents.map(({ lines }) => lines.agentName)
}
