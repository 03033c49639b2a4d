import type { OwnSeatQuery, SeatsQuery } from '#graphql/generated/graphql.ts'

export type SeatDesk = SeatsQuery['seats']
export type Seat = SeatDesk['seats'][number]
export type OwnSeat = NonNullable<OwnSeatQuery['ownSeat']>
