import type { SeatInvitationQuery } from '#graphql/generated/graphql.ts'

/** An invitation to a seat, for whoever has its link. */
export type Invitation = NonNullable<SeatInvitationQuery['seatInvitation']>
