import type { AccountInvoicesQuery, StaffAccountQuery } from '#graphql/generated/graphql.ts'

/** An account as staff see it; `currencyCode` of the country in which it is looked at. */
export type StaffPerson = StaffAccountQuery['staffAccount'] & { currencyCode: string }
export type PersonInvoice = AccountInvoicesQuery['accountInvoices']['nodes'][number]
