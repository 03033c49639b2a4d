import { VIP_PROMO_MARKER } from '#graphql/limits.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { USER_KINDS } from '../../db/account/words.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import type { UserRow } from '../../user-row.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { UserRef } from '../account/type.ts'
import type { StripeInfoRow } from './staff-store.ts'

const UserKindEnum = vocabularyEnum('UserKind', USER_KINDS)

export const UserFilterInput = builder.inputType('UserFilter', {
  fields: (t) => ({
    text: t.string({ description: 'Part of a name, an e-mail address, a phone number or a licence number.' }),
    country: t.field({ type: CountryCodeEnum }),
    kind: t.field({ type: UserKindEnum }),
    ids: t.idList(),
  }),
})

export const UserConnectionRef = connectionType('UserConnection', UserRef)

const SysUserDetailRef = builder.objectRef<UserRow>('SysUserDetail').implement({
  description: 'An account and its licence, for staff.',
  fields: (t) => ({
    userId: t.exposeID('id'),
    nickName: t.exposeString('nickName'),
    kind: t.expose('kind', { type: UserKindEnum }),
    licenceCountry: t.expose('licenceCountry', { type: CountryCodeEnum, nullable: true }),
    salespersonName: t.exposeString('salespersonName', { nullable: true }),
    ceaNumber: t.exposeString('ceaNumber', { nullable: true }),
    estateAgency: t.exposeString('estateAgency', { nullable: true }),
    estateAgencyLicenseNo: t.exposeString('estateAgencyLicenseNo', { nullable: true }),
  }),
})

export const SysUserDetailConnectionRef = connectionType('SysUserDetailConnection', SysUserDetailRef)

export const SysStripeInfoFilterInput = builder.inputType('SysStripeInfoFilter', {
  fields: (t) => ({
    params: t.string({ description: `Text that the params must contain; "${VIP_PROMO_MARKER}" lists promotion codes.` }),
    email: t.string({ description: 'Part of the address.' }),
    status: t.string(),
    mainUserId: t.id(),
  }),
})

const SysStripeInfoRef = builder.objectRef<StripeInfoRow>('SysStripeInfo').implement({
  description: 'A seat or a promotion code (§3 Stripe info record), for staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    mainUserId: t.exposeID('mainUserId', { nullable: true }),
    userId: t.exposeID('userId', { nullable: true }),
    expireDate: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null: it does not end.',
      resolve: ({ expireAt }) => (expireAt === null ? null : isoTime(expireAt)),
    }),
    params: t.exposeString('params', { description: 'A JSON object as text.' }),
    status: t.exposeString('status'),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

export const SysStripeInfoConnectionRef = connectionType('SysStripeInfoConnection', SysStripeInfoRef)
