/** §6: the roles an account may hold; who is not signed in holds none. */
export const ROLES = ['ROLE_ADMIN', 'ROLE_SALE', 'agent', 'non-agent', 'sub-account', 'vendor'] as const
export type Role = (typeof ROLES)[number]

/** Who looks at the page, as the browser may know it. What the rules need is decided once, on the server. */
export interface Viewer {
  /** null for who is not signed in */
  id: string | null
  nickName: string
  /** an address, or null: the initials serve */
  avatar: string | null
  roles: readonly Role[]
  isLoggedIn: boolean
  isStaff: boolean
  /** staff, or a subscription record with a status */
  isSubscribed: boolean
  isSubAccount: boolean
  /** a vendor signed in within the last 30 minutes (§4); independent of the account */
  hasVendorSession: boolean
  /** when that ends, in unix milliseconds */
  vendorUntil: number | null
}

/** Signed out. */
export const anonymous: Viewer = {
  id: null,
  nickName: '',
  avatar: null,
  roles: [],
  isLoggedIn: false,
  isStaff: false,
  isSubscribed: false,
  isSubAccount: false,
  hasVendorSession: false,
  vendorUntil: null,
}

/** The same browser after a logout; a vendor's session is another thing and stays. */
export const withoutAccount = ({ hasVendorSession, vendorUntil }: Viewer): Viewer => ({ ...anonymous, hasVendorSession, vendorUntil })
