import { SEAT_RESEND_SECONDS } from '#graphql/limits.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { dayOf } from '../../day.ts'
import { SEAT_STATES } from '../../db/account/words.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { rightsOf } from '../subscription/seat-rights.ts'
import { SeatRightEnum } from '../subscription/subscription-type.ts'
import type { OwnSeatRow } from './own-seat.ts'
import type { SeatEventRow, SeatRow } from './seat-row.ts'

export const SeatStateEnum = vocabularyEnum('SeatState', SEAT_STATES)

const timeOrNull = (at: number | null): string | null => (at === null ? null : isoTime(at))

export const SeatRef = builder.objectRef<SeatRow>('Seat').implement({
  description: 'A seat of the viewer’s subscription, as its payer sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email', { description: 'Where the invitation went.' }),
    name: t.exposeString('name', { description: 'The person’s own; "" until the seat is accepted.' }),
    state: t.expose('state', { type: SeatStateEnum }),
    isPaidFor: t.boolean({
      description: 'False for the newest seats beyond what is paid for: they entitle to nothing.',
      resolve: ({ isPaidFor }) => isPaidFor === 1,
    }),
    rights: t.field({ type: [SeatRightEnum], resolve: ({ rights }) => rightsOf(rights) }),
    invitedDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    acceptedDate: t.string({ nullable: true, resolve: ({ acceptedAt }) => timeOrNull(acceptedAt) }),
    endedDate: t.string({ nullable: true, resolve: ({ endedAt }) => timeOrNull(endedAt) }),
    linkUntil: t.string({
      nullable: true,
      description: 'Until when the link of an invitation works.',
      resolve: ({ linkExpiresAt }) => timeOrNull(linkExpiresAt),
    }),
    isLinkOld: t.boolean({
      description: 'The link of the newest letter works no longer.',
      resolve: ({ linkExpiresAt }, _, { clock }) => linkExpiresAt !== null && linkExpiresAt <= unixSeconds(clock),
    }),
    resendSeconds: t.int({
      description: 'In how many seconds the letter may be sent again.',
      resolve: ({ linkSentAt }, _, { clock }) => Math.max(0, (linkSentAt ?? 0) + SEAT_RESEND_SECONDS - unixSeconds(clock)),
    }),
    lastUsedOn: t.string({
      nullable: true,
      description: 'The day of the last use, "2026-11-28", and no more of it; null: not within the last month, as far as is known.',
      resolve: ({ lastSeenAt }, _, { country }) => (lastSeenAt === null ? null : dayOf(lastSeenAt, country)),
    }),
  }),
})

/** What a payer has: how many seats are paid for and taken, and which. */
export interface SeatDesk {
  paid: number
  seats: readonly SeatRow[]
}

export const SeatDeskRef = builder.objectRef<SeatDesk>('SeatDesk').implement({
  fields: (t) => ({
    paid: t.exposeInt('paid', { description: 'How many seats the subscription pays for.' }),
    taken: t.int({
      description: 'How many are invited or active.',
      resolve: ({ seats }) => seats.filter(({ state }) => state === 'invited' || state === 'active').length,
    }),
    seats: t.field({
      type: [SeatRef],
      extensions: { listSize: 50 },
      description: 'The oldest first; removed ones at the end.',
      resolve: ({ seats }) => [...seats],
    }),
  }),
})

export const SeatEventRef = builder.objectRef<SeatEventRow>('SeatEvent').implement({
  fields: (t) => ({
    action: t.exposeString('action', { description: 'invite, resend, accept, grant, suspend, resume, move, remove, leave' }),
    toState: t.expose('toState', { type: SeatStateEnum }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

export const OwnSeatRef = builder.objectRef<OwnSeatRow>('OwnSeat').implement({
  description: 'The seat that the viewer holds on somebody else’s subscription.',
  fields: (t) => ({
    id: t.exposeID('id'),
    holderName: t.exposeString('holderName', { description: 'Who pays.' }),
    state: t.expose('state', { type: SeatStateEnum }),
    isPaidFor: t.boolean({ resolve: ({ isPaidFor, until }) => isPaidFor === 1 && until !== null }),
    rights: t.field({ type: [SeatRightEnum], resolve: ({ rights }) => rightsOf(rights) }),
    untilDate: t.string({
      nullable: true,
      description: 'The end of the period that is paid for, ISO 8601; null where nothing pays for the seat.',
      resolve: ({ until }) => timeOrNull(until),
    }),
  }),
})
