import { STAGING_ROOMS, STAGING_STYLES, type StagingRoom, type StagingStyle } from '#graphql/order-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { isOrderDay } from './asked-order.ts'
import type { OrderRow } from './order-row.ts'
import { OrderRef } from './order-type.ts'

/** What is to be furnished in pictures, and how. */
interface StagingBrief {
  style: StagingStyle
  /** each once */
  rooms: readonly StagingRoom[]
  /** a day by which the agent would like to have it; the vendor names the one that counts */
  wantedOn: string | null
}

const StagingStyleEnum = vocabularyEnum('StagingStyle', STAGING_STYLES)
const StagingRoomEnum = vocabularyEnum('StagingRoom', STAGING_ROOMS)

export const StagingBriefInput = builder.inputType('StagingBriefInput', {
  fields: (t) => ({
    style: t.field({ type: StagingStyleEnum, required: true }),
    rooms: t.field({ type: [StagingRoomEnum], required: true }),
    wantedOn: t.string({ description: 'A day, "2026-12-01".' }),
  }),
})

/** The brief as it is kept, JSON; null without one. `today` is that of the country. Throws `order-staging`: no room, no such day, or staging is not ordered. */
export function readStagingBrief(
  input: typeof StagingBriefInput.$inferInput | null | undefined,
  { services, today }: { services: readonly string[]; today: string },
): string | null {
  if (!input) return null
  const { style, rooms, wantedOn = null } = input
  const isDay = wantedOn === null || isOrderDay(wantedOn, today)
  if (rooms.length === 0 || !isDay || !services.includes('staging'))
    throw refusal('order-staging', 'Rooms are needed, a day to come, and staging among the services.')
  return JSON.stringify({ style, rooms: STAGING_ROOMS.filter((room) => rooms.includes(room)), wantedOn } satisfies StagingBrief)
}

const briefOf = ({ staging }: Pick<OrderRow, 'staging'>): StagingBrief | null => (staging === null ? null : JSON.parse(staging))

const StagingBriefRef = builder.objectRef<StagingBrief>('StagingBrief').implement({
  fields: (t) => ({
    style: t.expose('style', { type: StagingStyleEnum }),
    rooms: t.field({ type: [StagingRoomEnum], extensions: { listSize: STAGING_ROOMS.length }, resolve: ({ rooms }) => [...rooms] }),
    wantedOn: t.exposeString('wantedOn', { nullable: true, description: 'By when the agent would like to have it.' }),
  }),
})

builder.objectField(OrderRef, 'staging', (t) =>
  t.field({ type: StagingBriefRef, nullable: true, description: 'Of an order with staging, where it was told.', resolve: briefOf }),
)
