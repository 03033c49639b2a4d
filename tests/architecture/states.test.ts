import { expect, it } from 'vitest'
import { LISTING_STATES } from '#graphql/listing-kinds.ts'
import { ORDER_STATES } from '#graphql/order-kinds.ts'
import { SEAT_STATES } from '#provider/db/account/words.ts'
import { BOOKING_STATES, LEAD_STATES } from '#provider/db/trade/words.ts'
import { unreached } from '#provider/db/transitions.ts'
import { BOOKING_TRANSITIONS } from '#provider/modules/booking/booking-states.ts'
import { LEAD_TRANSITIONS } from '#provider/modules/lead/lead-states.ts'
import { LISTING_TRANSITIONS } from '#provider/modules/listing/listing-states.ts'
import { ORDER_TRANSITIONS } from '#provider/modules/order/states/order-states.ts'
import { SEAT_TRANSITIONS } from '#provider/modules/seat/seat-states.ts'

it('every state is where a row begins, or a transition leads to it', () => {
  expect(unreached(BOOKING_STATES, ['held', 'confirmed'], BOOKING_TRANSITIONS)).toEqual([])
  expect(unreached(LEAD_STATES, ['new'], LEAD_TRANSITIONS)).toEqual([])
  expect(unreached(LISTING_STATES, ['draft', 'live'], LISTING_TRANSITIONS)).toEqual([])
  expect(unreached(ORDER_STATES, ['new'], ORDER_TRANSITIONS)).toEqual([])
  expect(unreached(SEAT_STATES, ['invited'], SEAT_TRANSITIONS)).toEqual([])
})

it('a state that nothing leads to is named, and so is what only it leads to', () => {
  const ways = {
    answer: { from: ['new'], to: 'answered', by: ['agent'] },
    close: { from: ['asleep'], to: 'closed', by: ['agent'] },
    note: { from: ['new'], to: null, by: ['agent'] },
  } as const
  expect(unreached(['new', 'answered', 'asleep', 'closed'], ['new'], ways)).toEqual(['asleep', 'closed'])
})
