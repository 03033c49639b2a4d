import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { requireStaff } from '../../viewer.ts'
import { countStripeInfo, countUsers, listStripeInfo, listUsers, type UserFilter } from './staff-store.ts'
import {
  SysStripeInfoConnectionRef,
  SysStripeInfoFilterInput,
  SysUserDetailConnectionRef,
  UserConnectionRef,
  UserFilterInput,
} from './staff-type.ts'

async function pageOfUsers(context: ProviderContext, filter: UserFilter, paging: Parameters<typeof checkedPage>[0]) {
  await requireStaff(context)
  const page = checkedPage(paging)
  return connectionOf(await listUsers(context.account, filter, page), page, () => countUsers(context.account, filter))
}

builder.queryField('users', (t) =>
  t.field({
    type: UserConnectionRef,
    description: 'Accounts, the newest first. For staff.',
    args: { filter: t.arg({ type: UserFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: (_, { filter, ...paging }, context) => pageOfUsers(context, filter ?? {}, paging),
  }),
)

builder.queryField('sysUserDetails', (t) =>
  t.field({
    type: SysUserDetailConnectionRef,
    description: 'The licences of accounts. For staff.',
    args: { filter: t.arg({ type: UserFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: (_, { filter, ...paging }, context) => pageOfUsers(context, filter ?? {}, paging),
  }),
)

builder.queryField('sysStripeInfoes', (t) =>
  t.field({
    type: SysStripeInfoConnectionRef,
    description: 'Seats and promotion codes, the newest first. For staff.',
    args: { filter: t.arg({ type: SysStripeInfoFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { filter, ...paging }, context) => {
      await requireStaff(context)
      const page = checkedPage(paging)
      const rows = await listStripeInfo(context.account, filter ?? {}, page)
      return connectionOf(rows, page, () => countStripeInfo(context.account, filter ?? {}))
    },
  }),
)
