import type { UserDetailPatch, UserPatch } from '#graphql/generated/graphql.ts'

/** §7 updateUser: what changes nothing of a person. */
export const SAME_USER = { country: undefined, language: undefined, nickName: undefined, phoneNumber: undefined } satisfies Record<
  keyof UserPatch,
  undefined
>

/** The same of an agent's licence, agency and website. */
export const SAME_DETAIL = {
  ccEmails: undefined,
  ceaNumber: undefined,
  estateAgency: undefined,
  estateAgencyLicenseNo: undefined,
  salespersonName: undefined,
  website: undefined,
  websiteTitle: undefined,
} satisfies Record<keyof UserDetailPatch, undefined>
