import type { OrderedTourQuery } from '#graphql/generated/graphql.ts'

/** Whose session writes a tour: the account's, or a vendor's (§4), for an order. */
export type TourWriter = { as: 'account' } | { as: 'vendor'; order: OrderedTourQuery['order'] }
