import { builder } from '../../builder.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import { UserRef } from '../account/type.ts'
import { findById } from '../account/user-store.ts'
import { UserDetailPatchInput, UserPatchInput, UserUniqueIdRef } from './type.ts'
import { uniqueIdOf } from './unique-id.ts'
import { updateUser } from './update-user.ts'

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
