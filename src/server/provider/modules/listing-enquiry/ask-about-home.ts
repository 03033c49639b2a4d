import { actionKey } from '../../asked.ts'
import type { ProviderContext } from '../../context.ts'
import { pick } from '../../db/column-table.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import { hostOf } from '../booking/host.ts'
import { deskOf } from '../booking/schedule-store.ts'
import { houseOf } from '../lead/lead-row.ts'
import { isOwnAddress } from '../lead/own-address.ts'
import { readEnquiry } from '../lead/read-enquiry.ts'
import { takeLead } from '../lead/take-lead.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import { ADVERTISED } from '../listing-group/group-loaders.ts'
import { groupsByIds } from '../listing-group/group-store.ts'
import { announce } from '../notice/announce.ts'

interface Asked {
  key: string
  /** ids of the home and of the advertisement */
  group: string
  listing: string
  name: string
  email: string
  phone: string
  message: string
  honey: string
  seconds: number | null
}

/** Who is written to: the agent's account, and how the advertisement names them. */
const ASKED_AGENT_ROW = pick(LISTING, 'agent', 'agentName', 'agency', 'activity')

/**
 * Makes the lead of whoever wrote about an advertised home: of the agent's account, or of the operator where a feed names an agent who has
 * none here. Throws `enquiry-closed` where that agent does not advertise that home now.
 */
export async function askAboutHome(
  context: ProviderContext,
  { key, group: groupId, listing, honey, seconds, ...input }: Asked,
): Promise<void> {
  const person = readEnquiry(input)
  await takeFromNetwork(context, 'enquiry')
  const { countryCode: country } = context.country
  const [group] = await groupsByIds(context, [groupId])
  const asked = group
    ? await context.trade.first(
        ASKED_AGENT_ROW,
        `select agent, agent_name as agentName, agency, activity from listing
        where id = ? and group_id = ? and country = ? and state in ${ADVERTISED}`,
        listing,
        group.id,
        country,
      )
    : null
  if (!group || !asked) throw refusal('enquiry-closed', 'This agent does not advertise this home now.')
  const { typeGroup, projectSlug } = addressOfGroup(group)
  const home: BookedHome = {
    country,
    typeGroup,
    slug: projectSlug,
    name: group.projectName,
    unit: asked.agent === null ? `${asked.agentName} (${asked.agency})` : '',
    listing: { slug: group.slug, activity: asked.activity },
  }
  const locale = askedLocale(context)
  const [isProven, desk] = await Promise.all([
    isOwnAddress(context, person.email),
    asked.agent === null ? hostOf(context.account, deskOf(country), locale) : null,
  ])
  const notified = await takeLead(
    context.trade,
    {
      id: idOfKey(actionKey(key, 'listing-enquiry', listing, person.email)),
      country,
      owner: asked.agent ?? houseOf(country),
      ...person,
      origin: 'listing',
      interest: 'question',
      company: '',
      locale,
      home,
      isProven,
      honey,
      seconds,
      siteOrigin: context.siteOrigin,
      at: unixSeconds(context.clock),
    },
    desk?.readers ?? [],
  )
  announce(context, notified)
}
