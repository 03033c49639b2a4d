import { randomBytes } from 'node:crypto'
import { builder } from '../../builder.ts'
import { USER_UNIQUE_ID } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { UserRef } from '../account/type.ts'
import { findById } from '../account/user-store.ts'
import { updateUser } from './update-user.ts'

/** 72 random bits, so that addresses with it cannot be guessed. */
const ID_BYTES = 9

/** The public identifier of an account, for addresses of its pages; created on first use and never changed. */
async function uniqueIdOf(account: Statements, userId: string, now: number): Promise<string> {
  const [, row] = await Promise.all([
    account.run(
      'insert into user_unique_id (user_id, unique_id, created_at) values (?, ?, ?) on conflict (user_id) do nothing',
      userId,
      randomBytes(ID_BYTES).toString('base64url'),
      now,
    ),
    account.first(pick(USER_UNIQUE_ID, 'uniqueId'), 'select unique_id as uniqueId from user_unique_id where user_id = ?', userId),
  ])
  if (!row) throw new Error('the account is gone')
  return row.uniqueId
}

const UserPatchInput = builder.inputType('UserPatch', {
  description: 'The e-mail address changes by emailUpdate.',
  fields: (t) => ({
    nickName: t.string(),
    phoneNumber: t.string({ description: 'One that answered its code (checkOTP) to the viewer within the last 15 minutes.' }),
    country: t.field({ type: CountryCodeEnum }),
    language: t.string({ description: 'The code of a locale, "en-US".' }),
  }),
})

const UserDetailPatchInput = builder.inputType('UserDetailPatch', {
  description: 'Outside Malaysia names and agency come from the register, whatever is sent with the licence number (§5).',
  fields: (t) => ({
    ceaNumber: t.string(),
    salespersonName: t.string(),
    estateAgency: t.string(),
    estateAgencyLicenseNo: t.string(),
    website: t.string({ description: '"" takes it away.' }),
    websiteTitle: t.string(),
    ccEmails: t.stringList(),
  }),
})

const UserUniqueIdRef = builder.objectRef<{ id: string }>('UserUniqueId').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    message: t.string({ description: 'Always empty: failures are errors.', resolve: () => '' }),
    data: t.exposeString('id', { description: 'The one public identifier of the account; never changes.' }),
  }),
})

builder.mutationFields((t) => ({
  updateUser: t.field({
    type: UserRef,
    description:
      "Changes the viewer's account. Codes: profile-<field>, phone-invalid, phone-unproven, licence-invalid, licence-used, too-many-attempts, forbidden.",
    args: { patch: t.arg({ type: UserPatchInput, required: true }), detail: t.arg({ type: UserDetailPatchInput }) },
    extensions: { cost: 50 },
    resolve: async (_, { patch, detail }, context) => {
      const viewer = await requireViewer(context)
      await updateUser(context, viewer, patch, detail ?? null)
      const changed = await findById(context.account, viewer.id)
      if (!changed) throw new Error('the account is gone')
      return changed
    },
  }),
  userUniqueId: t.field({
    type: UserUniqueIdRef,
    description: "The viewer's public identifier.",
    extensions: { cost: 20 },
    resolve: async (_, __, context) => {
      const viewer = await requireViewer(context)
      return { id: await uniqueIdOf(context.account, viewer.id, unixSeconds(context.clock)) }
    },
  }),
}))
