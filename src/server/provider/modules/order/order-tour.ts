import { TOUR_NEEDS, TOUR_PX } from '#graphql/tour-kinds.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { askedLocale } from '../booking/appointment-answer.ts'
import { advertiserLines } from '../listing-own/own-type.ts'
import { insertTourOfOrder, readTourOfOrder } from '../tour/own/ordered-tour.ts'
import { asShown, draftOf, type OwnTourRow } from '../tour/own/own-tour-store.ts'
import { OwnTourRef, ownToursOf, TourNeedEnum } from '../tour/own/own-tour-type.ts'
import type { TourDraft } from '../tour/own/tour-draft.ts'
import { draftNeeds, tourNeeds } from '../tour/own/tour-needs.ts'
import { TourRef, TourStateEnum } from '../tour/tour-type.ts'
import { visibleOrder } from './order-access.ts'
import { type OrderRow, orderHome, type SeenOrder } from './order-row.ts'
import { OrderRef } from './order-type.ts'
import { OWED_STATES } from './states/order-states.ts'
import { tourOwner } from './tour-owner.ts'

/** The tour of an order as one of its sides sees it. */
export interface OrderTour {
  order: SeenOrder
  row: OwnTourRow
  draft: TourDraft
}

const isOwed = ({ state }: Pick<OrderRow, 'state'>): boolean => OWED_STATES.some((one) => one === state)

/** Its agent sees what was handed in, and not while it is worked on. */
const isSeen = ({ side, state }: SeenOrder, draft: TourDraft): boolean =>
  side === 'vendor' || (draft.scenes.length > 0 && (state === 'delivered' || state === 'approved'))

/** The tour of an order for the side that asks; null where there is none that it may see. */
export async function tourOfOrder({ trade }: Pick<ProviderContext, 'trade'>, order: SeenOrder): Promise<OrderTour | null> {
  const row = await readTourOfOrder(trade, order.id)
  const draft = row && (await draftOf(trade, row))
  return row && draft && isSeen(order, draft) ? { order, row, draft } : null
}

const isWritable = ({ order, row }: OrderTour): boolean => order.side === 'vendor' && row.agent === null && isOwed(order)

const OrderTourRef = builder.objectRef<OrderTour>('OrderTour').implement({
  description: 'The tour that a vendor makes for an order. The agent sees it once it is delivered, and has it once it is approved.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    version: t.int({ resolve: ({ row }) => row.version }),
    title: t.string({ resolve: ({ draft }) => draft.title }),
    rooms: t.int({ description: 'Each counted once, whatever the hours.', resolve: ({ draft }) => roomsOf(draft) }),
    picture: t.string({
      nullable: true,
      description: `A path on the site, for the two sides of the order: the first view, ${TOUR_PX.view.join(' by ')}; null without a room.`,
      resolve: ({ row, draft: { scenes } }) => (scenes[0] ? `/files/tours/${row.id}/${scenes[0].still ?? scenes[0].id}/view` : null),
    }),
    alt: t.string({ description: 'Of the picture.', resolve: ({ draft: { scenes } }) => scenes[0]?.alt ?? '' }),
    needs: t.field({
      type: [TourNeedEnum],
      description: 'To the vendor what it cannot be handed in without, to the agent what it cannot be shown without.',
      extensions: { listSize: TOUR_NEEDS.length, cost: 10 },
      resolve: needsOf,
    }),
    isTaken: t.boolean({ description: 'It is its agent’s, among the other tours.', resolve: ({ row }) => row.agent !== null }),
    state: t.field({ type: TourStateEnum, resolve: ({ row }) => row.state }),
    own: t.field({
      type: OwnTourRef,
      nullable: true,
      description: 'For the vendor, while it may be written.',
      resolve: async (tour, _, { trade }) => (isWritable(tour) ? ((await ownToursOf(trade, [tour.row]))[0] ?? null) : null),
    }),
    shown: t.field({
      type: TourRef,
      nullable: true,
      description: 'As it would be shown; null once it is its agent’s, who may have changed it.',
      resolve: ({ row, draft }) => (row.agent === null ? asShown(row, draft) : null),
    }),
  }),
})

const roomsOf = ({ scenes }: TourDraft): number => new Set(scenes.map(({ place }) => place)).size

async function needsOf({ order, row, draft }: OrderTour, _: unknown, context: ProviderContext) {
  if (order.side === 'vendor') return draftNeeds(draft)
  const agent = row.agent ?? (await tourOwner(context))
  return agent === null ? draftNeeds(draft) : tourNeeds(draft, await advertiserLines(context, { ...row, agent }), row.country)
}

builder.objectField(OrderRef, 'tour', (t) =>
  t.field({
    type: OrderTourRef,
    nullable: true,
    description: 'Asked for one order at a time.',
    extensions: { cost: 20 },
    resolve: (order, _, context) => tourOfOrder(context, order),
  }),
)

builder.mutationField('beginOrderTour', (t) =>
  t.field({
    type: OrderRef,
    description:
      'Begins the tour of an order, by its vendor, once; done again, it changes nothing. Codes: order-unknown, order-state, order-services.',
    args: { order: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { order: id }, context) => {
      const { order, side } = await visibleOrder(context, String(id))
      if (side !== 'vendor') throw refusal('order-unknown', 'Tours of orders are made by their vendors.')
      if (!isOwed(order)) throw refusal('order-state', 'Tours are made while the order is worked on.')
      const now = unixSeconds(context.clock)
      await insertTourOfOrder(context.trade, {
        order: { id: order.id, country: order.country, home: orderHome(order) },
        locale: askedLocale(context),
        now,
      })
      if (!(await readTourOfOrder(context.trade, order.id))) throw refusal('order-services', 'No tour is ordered.')
      return { ...order, side, unread: 0 }
    },
  }),
)
