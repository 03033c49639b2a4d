import type { OwnSeatQuery, SeatsQuery } from '#graphql/generated/graphql.ts'

export type TeamSeats = SeatsQuery['seats']
export type TeamSeat = TeamSeats['seats'][number]
export type OwnSeat = NonNullable<OwnSeatQuery['ownSeat']>
