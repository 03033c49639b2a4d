import type { SeatRight } from '#graphql/generated/graphql.ts'
import type { Right } from '#graphql/plan-rights.ts'

/** §6: the roles an account may hold; an anonymous visitor holds none. */
export const ROLES = ['ROLE_ADMIN', 'ROLE_SALE', 'agent', 'non-agent', 'sub-account', 'vendor'] as const
export type Role = (typeof ROLES)[number]

/** A plan in the country of the visit whose payment has failed. */
export interface Lapse {
  /** past-due: everything is open until `until`; closed: nothing has been since then */
  standing: 'past-due' | 'closed'
  planName: string
  /** ISO 8601 */
  until: string
}

/** A seat on somebody else's subscription that opens nothing now. */
export interface ClosedSeat {
  /** suspended by its payer; unpaid: the payer's subscription is closed, or pays for fewer seats */
  standing: 'suspended' | 'unpaid'
  /** the name of who pays */
  holder: string
}

/** Who looks at the page, as the browser may know it. What the rules need is decided once, on the server. */
export interface Viewer {
  /** null for an anonymous visitor */
  id: string | null
  nickName: string
  /** an address, or null: the initials are shown */
  avatar: string | null
  roles: readonly Role[]
  isLoggedIn: boolean
  isStaff: boolean
  /** staff, or a subscription record with a status; what that opens is in `rights` */
  isSubscribed: boolean
  /** what is open beyond what is free, as the provider says */
  rights: readonly Right[]
  isSubAccount: boolean
  /** of a sub-account: what its payer lets it do, everything where it pays for itself; absent for all others, who are not asked */
  seatRights?: readonly SeatRight[]
  /** a vendor signed in within the last 30 minutes (§4); independent of the account */
  hasVendorSession: boolean
  /** when that ends, in unix milliseconds */
  vendorUntil: number | null
  /** absent where nothing is owed */
  lapse?: Lapse
  /** absent where nothing of the kind is held */
  closedSeat?: ClosedSeat
  /** there is a token, but the provider did not say whose: shown as nobody, and sent to no login */
  isUnknown?: true
}

/** The anonymous viewer. */
export const anonymous: Viewer = {
  id: null,
  nickName: '',
  avatar: null,
  roles: [],
  isLoggedIn: false,
  isStaff: false,
  isSubscribed: false,
  rights: [],
  isSubAccount: false,
  hasVendorSession: false,
  vendorUntil: null,
}

/** The viewer while the provider cannot say who holds the token. */
export const unknownViewer: Viewer = { ...anonymous, isUnknown: true }

/** The viewer after a logout; a vendor's session is independent of the account and stays. */
export const withoutAccount = ({ hasVendorSession, vendorUntil }: Viewer): Viewer => ({ ...anonymous, hasVendorSession, vendorUntil })
