import { enumName } from '#filter/wire-names.ts'
import { SeatRight } from '#graphql/generated/enumerations.ts'
import type { SeatState } from '#graphql/generated/graphql.ts'
import { RIGHTS } from '#graphql/plan-rights.ts'
import { anonymous, type ClosedSeat, ROLES, type Role, type Viewer } from '#session/viewer.ts'
import { isShowSA } from './front-params.ts'

/** The part of the account (§3 User) that the rules of §6 read. */
export interface Account {
  id: string | null
  nickName: string | null
  avatar: string | null
  roles: readonly string[]
  /** as the contract has their words */
  rights: readonly string[]
  stripeSubscription: { status: string | null; seatRights: readonly string[] | null; stripePrice: { frontParams: unknown } | null } | null
}

/** §6: ROLE_ADMIN and ROLE_SALE. Staff bypass the access blocks. */
export const isStaff = (roles: readonly string[]): boolean => roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SALE')

/** §6: staff, or a subscription record with a status. The provider gives a status only while it entitles. A seat is subscribed where its payer grants reports. */
export const isSubscribed = ({ roles, stripeSubscription }: Pick<Account, 'roles' | 'stripeSubscription'>): boolean =>
  isStaff(roles) || (Boolean(stripeSubscription?.status) && (stripeSubscription?.seatRights?.includes('REPORTS') ?? true))

/** What a sub-account may do; nothing without a seat or a plan that entitles now. */
function seatRightsOf({ stripeSubscription }: Pick<Account, 'stripeSubscription'>): SeatRight[] {
  if (!stripeSubscription?.status) return []
  const { seatRights } = stripeSubscription
  return SeatRight.filter((right) => seatRights?.includes(right) ?? true)
}

/** The seat of an account as it knows it. */
export interface HeldSeat {
  holderName: string
  state: SeatState
  isPaidFor: boolean
}

/** The seat that opens nothing now. Whoever has another subscription that entitles misses nothing. */
export function closedSeatOf({ stripeSubscription }: Pick<Account, 'stripeSubscription'>, seat: HeldSeat | null): ClosedSeat | null {
  if (!seat || stripeSubscription?.status) return null
  if (seat.state === 'SUSPENDED') return { standing: 'suspended', holder: seat.holderName }
  return seat.state === 'ACTIVE' && !seat.isPaidFor ? { standing: 'unpaid', holder: seat.holderName } : null
}

const isRole = (role: string): role is Role => ROLES.some((known) => known === role)

/** The viewer of the page. An account without an id counts as none (§3). `vendorUntil`: the end of a vendor's session, in unix milliseconds. */
export function viewerOf(account: Account | null, vendorUntil: number | null): Viewer {
  const vendor = { hasVendorSession: vendorUntil !== null, vendorUntil }
  if (!account?.id) return { ...anonymous, ...vendor }
  const { id, nickName, avatar, roles, rights, stripeSubscription } = account
  const isSubAccount = !isStaff(roles) && (roles.includes('sub-account') || isShowSA(stripeSubscription?.stripePrice?.frontParams))
  return {
    id,
    nickName: nickName ?? '',
    avatar,
    roles: roles.filter(isRole),
    isLoggedIn: true,
    isStaff: isStaff(roles),
    isSubscribed: isSubscribed(account),
    rights: RIGHTS.filter((right) => rights.includes(enumName(right))),
    isSubAccount,
    ...(isSubAccount && { seatRights: seatRightsOf(account) }),
    ...vendor,
  }
}
