import { builder } from '../../builder.ts'
import { LaunchRef } from '../launch/launch-type.ts'
import { AdvertiserRef } from '../listing-group/advertiser-type.ts'
import { ProjectRef } from '../property/type.ts'
import { AgentPageRef } from '../share/agent-page-operations.ts'
import { TOURS_OF_ONE_MAX, type TourLink, tourOfListing, toursOf } from './link/tour-links.ts'

const TourLinkRef = builder.objectRef<TourLink>('TourLink').implement({
  description: 'A tour as other pages tell of it.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The last part of its address, below real360.' }),
    title: t.exposeString('title'),
    locale: t.exposeString('locale', { description: 'The language of its words, "en-US".' }),
    picture: t.string({
      description: 'A path on the site: the first view, 1,440 by 900.',
      resolve: ({ id, still }) => `/files/tours/${id}/${still}/view`,
    }),
    alt: t.exposeString('alt'),
    rooms: t.exposeInt('rooms'),
  }),
})

const LIST = {
  description: 'Tours that are shown, the newest first.',
  extensions: { cost: 5, listSize: TOURS_OF_ONE_MAX },
} as const

builder.objectField(ProjectRef, 'tours', (t) =>
  t.field({
    ...LIST,
    type: [TourLinkRef],
    resolve: ({ typeGroup, slug }, _, context) => toursOf(context, ['project', context.country.countryCode, typeGroup, slug]),
  }),
)

builder.objectField(LaunchRef, 'tours', (t) =>
  t.field({
    ...LIST,
    type: [TourLinkRef],
    resolve: ({ country, typeGroup, projectSlug }, _, context) => toursOf(context, ['project', country, typeGroup, projectSlug]),
  }),
)

builder.objectField(AgentPageRef, 'tours', (t) =>
  t.field({ ...LIST, type: [TourLinkRef], resolve: ({ owner }, _, context) => toursOf(context, ['agent', owner]) }),
)

builder.objectField(AdvertiserRef, 'tour', (t) =>
  t.field({
    type: TourLinkRef,
    nullable: true,
    description: 'The tour of this site that is of it, or that its tourUrl names.',
    extensions: { cost: 5 },
    resolve: (advertiser, _, context) => tourOfListing(context, advertiser),
  }),
)

builder.queryField('tourLink', (t) =>
  t.field({
    type: TourLinkRef,
    nullable: true,
    description: 'The tour that is shown at an address; null where there is none.',
    args: { path: t.arg.string({ required: true }) },
    extensions: { cost: 5 },
    resolve: async (_, { path }, context) => (await toursOf(context, ['path', path]))[0] ?? null,
  }),
)
