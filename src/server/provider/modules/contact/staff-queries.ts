import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { requireStaff } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { countConsults, listConsults, type StaffConsult } from './staff-store.ts'

const StaffContactConsultRef = builder.objectRef<StaffConsult>('StaffContactConsult').implement({
  description: 'A message to the operator, with who wrote it; for staff.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    companyName: t.exposeString('companyName', { nullable: true }),
    interest: t.exposeString('interest'),
    message: t.exposeString('message'),
    country: t.expose('country', { type: CountryCodeEnum, nullable: true }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

const StaffContactConsultConnectionRef = connectionType('StaffContactConsultConnection', StaffContactConsultRef)

const ContactConsultFilterInput = builder.inputType('ContactConsultFilter', {
  fields: (t) => ({
    text: t.string({
      description: 'Part of the message, of its subject, or of the name, the address or the phone number of who wrote it.',
    }),
    country: t.field({ type: CountryCodeEnum }),
  }),
})

builder.queryField('contactConsults', (t) =>
  t.field({
    type: StaffContactConsultConnectionRef,
    description: 'Messages to the operator, corrections of pages among them, the newest first. For staff.',
    args: { filter: t.arg({ type: ContactConsultFilterInput }), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { filter, ...paging }, context) => {
      await requireStaff(context)
      const page = checkedPage(paging)
      const rows = await listConsults(context.account, filter ?? {}, page)
      return connectionOf(rows, page, () => countConsults(context.account, filter ?? {}))
    },
  }),
)
