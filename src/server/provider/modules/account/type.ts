import { AttributionInput } from '../../attribution.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { personName } from '../../person-name.ts'
import { rolesOf, type UserRow } from '../../user-row.ts'
import { mayRead } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'

/** A field that only its owner and staff may read; `forbidden` for others. */
const own =
  <Value>(read: (user: UserRow) => Value) =>
  async (user: UserRow, _: unknown, context: ProviderContext): Promise<Value> => {
    if (!(await mayRead(context, user.id))) throw refusal('forbidden', 'This belongs to somebody else.')
    return read(user)
  }

const AgentDetailRef = builder.objectRef<UserRow>('AgentDetail').implement({
  description: 'An agent’s licence details from the register of the country (§3 detail).',
  fields: (t) => ({
    salespersonName: t.string({ resolve: (user) => personName(user.salespersonName ?? '') }),
    ceaNumber: t.exposeString('ceaNumber', { nullable: true, description: 'null where a country lets agents register without one.' }),
    estateAgency: t.string({ resolve: (user) => user.estateAgency ?? '' }),
    estateAgencyLicenseNo: t.string({ resolve: (user) => user.estateAgencyLicenseNo ?? '' }),
  }),
})

/** §3 User. Its personal fields are for the owner and staff; other modules add subscription and picture. */
export const UserRef = builder.objectRef<UserRow>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    nickName: t.exposeString('nickName'),
    email: t.string({ resolve: own((user) => user.email) }),
    isEmailVerified: t.boolean({ resolve: own((user) => user.emailVerifiedAt !== null) }),
    phoneNumber: t.string({
      description: 'Country code and number joined; "" where none was given.',
      resolve: own((user) => user.phoneNumber),
    }),
    country: t.field({ type: CountryCodeEnum, resolve: own((user) => user.country) }),
    language: t.string({ description: 'The code of a locale, "en-US".', resolve: own((user) => user.language) }),
    roles: t.stringList({ resolve: own(rolesOf) }),
    detail: t.field({
      type: AgentDetailRef,
      nullable: true,
      description: 'null for everybody but agents.',
      resolve: own((user) => (user.licenceCountry === null ? null : user)),
    }),
    deletionDate: t.string({
      nullable: true,
      description: 'When the account will be deleted, ISO 8601; null unless its owner asked for it.',
      resolve: own((user) => (user.deletionDueAt === null ? null : isoTime(user.deletionDueAt))),
    }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: own((user) => isoTime(user.createdAt)) }),
  }),
})

export const TokenRef = builder.objectRef<{ token: string }>('Token').implement({
  description: 'The session token, valid for seven days (a vendor’s for 30 minutes): `Authorization: Bearer <token>`.',
  fields: (t) => ({ token: t.exposeString('token') }),
})

export const EmailExistenceRef = builder.objectRef<{ isExist: boolean }>('EmailExistence').implement({
  fields: (t) => ({ isExist: t.exposeBoolean('isExist') }),
})

/** §3 fixes Website; Vendor is our addition for the 30-minute session (§4). */
export const SourceTypeEnum = builder.enumType('SourceType', { values: ['Website', 'Vendor'] as const })

const RegisterDetailInput = builder.inputType('RegisterDetailInput', {
  fields: (t) => ({
    salespersonName: t.string(),
    ceaNumber: t.string(),
    estateAgency: t.string(),
    estateAgencyLicenseNo: t.string(),
  }),
})

export const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    password: t.string({ required: true }),
    phoneProof: t.string({ description: 'The secret that went to checkOTP as proof; without one the network must be the same.' }),
    attribution: t.field({ type: AttributionInput }),
    detail: t.field({ type: RegisterDetailInput, description: 'Agents send it, the others do not.' }),
  }),
})
