import { actionKey, momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork, takeOfOpenHouse } from '../../throttle.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { homeOfListing, type OpenedListing, openedListing } from '../booking/checked-in-home.ts'
import { type HostedOpenHouse, hostedByToken } from '../booking/hosted-open-houses.ts'
import { cameAt, checkInSpan, readCheckIn } from '../booking/open-house-rules.ts'
import { openHouseName } from '../booking/own-open-houses.ts'
import { keepVisit } from '../lead/visit-leads.ts'

interface OpenHouseForVisitors {
  hosted: HostedOpenHouse
  listing: OpenedListing
  now: number
}

const OpenHouseRef = builder.objectRef<OpenHouseForVisitors>('OpenHouseForVisitors').implement({
  description: 'An open house on whose page visitors check in: the home, its agent as advertised, and what is asked.',
  fields: (t) => ({
    country: t.field({ type: CountryCodeEnum, resolve: ({ listing }) => listing.country }),
    name: t.string({ description: 'Of the home: "The Meadow #12-34".', resolve: ({ listing }) => openHouseName(listing) }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ hosted }) => isoTime(hosted.startsAt) }),
    endsAt: t.string({ resolve: ({ hosted }) => isoTime(hosted.endsAt) }),
    timeZone: t.string({ resolve: ({ hosted }) => hosted.timeZone }),
    opensAt: t.string({ description: 'From when visitors check in.', resolve: ({ hosted }) => isoTime(checkInSpan(hosted).from) }),
    closesAt: t.string({ resolve: ({ hosted }) => isoTime(checkInSpan(hosted).until) }),
    question: t.string({ description: '"" for the usual question.', resolve: ({ hosted }) => hosted.question }),
    agentName: t.string({ resolve: ({ listing }) => listing.agentName }),
    agentLicence: t.string({ resolve: ({ listing }) => listing.agentLicence }),
    agency: t.string({ resolve: ({ listing }) => listing.agency }),
    agencyLicence: t.string({ resolve: ({ listing }) => listing.agencyLicence }),
    now: t.string({ resolve: ({ now }) => isoTime(now) }),
  }),
})

/** The open house of a page. Throws `open-house-unknown`, also for one that is cancelled or whose home is not advertised any more. */
async function openHouseAt(context: ProviderContext, token: string): Promise<OpenHouseForVisitors> {
  const hosted = await hostedByToken(context.trade, token)
  const listing = hosted && (await openedListing(context.trade, hosted))
  if (hosted && listing) return { hosted, listing, now: unixSeconds(context.clock) }
  await takeFromNetwork(context, 'oneTimeLink')
  throw refusal('open-house-unknown', 'There is no open house under this link.')
}

builder.queryField('openHouse', (t) =>
  t.field({
    type: OpenHouseRef,
    description: 'An open house by the secret of its page. Code open-house-unknown.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { token }, context) => openHouseAt(context, token),
  }),
)

const CheckInInput = builder.inputType('CheckInInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    phone: t.string({ required: true }),
    email: t.string({ required: true, description: '"" where none is given.' }),
    answer: t.string({ required: true, description: 'To the question; "" without one. At most 500 characters.' }),
    enteredAt: t.string({ required: true, description: 'By the clock of the visitor’s device, which may have had no connection then.' }),
  }),
})

builder.mutationField('checkIn', (t) =>
  t.field({
    type: 'Boolean',
    description:
      'Notes that somebody came to an open house. The same entry is kept once, however often it is sent. Codes: open-house-unknown, open-house-closed, "visit-<field>" of name, phone, email, answer, too-many-attempts.',
    args: {
      token: t.arg.string({ required: true }),
      entry: t.arg.string({ required: true, description: 'The visitor’s device makes it: 8 to 64 letters, digits, "-" or "_".' }),
      input: t.arg({ type: CheckInInput, required: true }),
    },
    extensions: { cost: 80 },
    resolve: async (_, { token, entry, input }, context) => {
      const { hosted, listing, now } = await openHouseAt(context, token)
      const id = idOfKey(actionKey(entry, 'check-in', hosted.id))
      if (await context.trade.first({}, 'select 1 from open_house_visit where id = ?', id)) return true
      const read = readCheckIn(input)
      if ('wrong' in read) throw refusal(`visit-${read.wrong}`, `The ${read.wrong} is missing, too long or not valid.`)
      await takeFromNetwork(context, 'checkIn')
      await takeOfOpenHouse(context, hosted.id)
      const at = cameAt(hosted, momentOf(input.enteredAt), now)
      if (at === null) throw refusal('open-house-closed', 'Nobody checks in at this time.')
      await keepVisit(context.trade, {
        id,
        openHouseId: hosted.id,
        owner: hosted.owner,
        country: listing.country,
        home: homeOfListing(listing),
        startsAt: hosted.startsAt,
        question: hosted.question,
        visitor: { ...read.visitor, locale: askedLocale(context) },
        siteOrigin: context.siteOrigin,
        at,
        now,
      })
      return true
    },
  }),
)
