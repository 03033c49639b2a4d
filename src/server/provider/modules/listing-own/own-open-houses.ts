import { momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { HostedOpenHouseRef } from '../appointment/open-house-operations.ts'
import { hostedKey, hostedOpenHouses } from '../booking/hosted-open-houses.ts'
import { type AgentOpenHouse, openHouseName, openHousesOfAgent } from '../booking/own-open-houses.ts'
import { addressOfGroup } from '../listing/group-address.ts'
import { ListingActivityEnum } from '../listing/listing-enums.ts'

const OwnOpenHouseRef = builder.objectRef<AgentOpenHouse>('OwnOpenHouse').implement({
  description: 'When a home that the viewer advertises is open for everybody to look at.',
  fields: (t) => ({
    id: t.id({ resolve: ({ listingId, startsAt }) => `${listingId} ${startsAt}` }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    country: t.expose('country', { type: CountryCodeEnum }),
    name: t.string({ description: 'Of the home: "The Meadow #12-34".', resolve: openHouseName }),
    slug: t.exposeString('slug', { nullable: true, description: 'Of the home’s page; null: it has none yet.' }),
    activity: t.expose('activity', { type: ListingActivityEnum }),
    addressTypeGroup: t.field({ type: TypeGroupEnum, resolve: (one) => addressOfGroup(one).typeGroup }),
    hosted: t.field({
      type: HostedOpenHouseRef,
      nullable: true,
      description: 'Null of one that a feed has sent, or that another agent made who had the listing before.',
      extensions: { cost: 1 },
      resolve: async (one, _, context) => {
        const [hosted, viewer] = await Promise.all([context.perRequest(hostedOpenHouses).load(hostedKey(one)), requireViewer(context)])
        return hosted?.owner === viewer.id ? hosted : null
      },
    }),
    addressProjectSlug: t.string({ resolve: (one) => addressOfGroup(one).projectSlug }),
  }),
})

builder.queryField('ownOpenHouses', (t) =>
  t.field({
    type: [OwnOpenHouseRef],
    description: 'The open houses of the viewer’s listings that touch a span of time, in order; at most 500.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, { from, until }, context) =>
      openHousesOfAgent(context.trade, (await requireViewer(context)).id, momentOf(from), momentOf(until)),
  }),
)
