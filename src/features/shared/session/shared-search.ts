import * as z from 'zod/mini'
import {
  authKeyParameter,
  authParameter,
  ceaNumberParameter,
  closedParameter,
  countryCodeParameter,
  emailParameter,
  forgotPasswordParameter,
  formTypeParameter,
  invCodeParameter,
  localeParameter,
  menuParameter,
  mobileViewParameter,
  orderIdParameter,
  payPackageIdParameter,
  regionParameter,
  salespersonParameter,
  transactionListParameter,
  userIdParameter,
} from './search-parameters.ts'

/** §2.6: the query parameters that every page understands. A wrong value is dropped, never an error. */
export const sharedSearch = z.object({
  /** §2.7: the auth overlay is open */
  auth: authParameter,
  authKey: authKeyParameter,
  formType: formTypeParameter,
  forgotPassword: forgotPasswordParameter,
  /** the mobile menu is open */
  menu: menuParameter,
  countryCode: countryCodeParameter,
  region: regionParameter,
  locale: localeParameter,
  /** §2.8: hides top bar, footer and chat buttons, for pages shown inside the mobile app */
  mobileView: mobileViewParameter,
  /** prefill login and registration */
  ceaNumber: ceaNumberParameter,
  email: emailParameter,
  /** the salesperson desk that is credited */
  s: salespersonParameter,
  orderId: orderIdParameter,
  payPackageId: payPackageIdParameter,
  userId: userIdParameter,
  invCode: invCodeParameter,
  transactionlist: transactionListParameter,
  /** beyond §2.6: written by a redirect of ours, read where it leads */
  closed: closedParameter,
})

export type SharedSearch = z.output<typeof sharedSearch>

/** What login and registration fill in for the visitor (§2.6). */
export const prefillOf = ({ ceaNumber, email }: Pick<SharedSearch, 'ceaNumber' | 'email'>) => ({
  ceaNumber: ceaNumber === undefined ? '' : String(ceaNumber),
  email: email ?? '',
})
