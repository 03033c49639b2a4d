import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { requireViewer } from '../../viewer.ts'
import { type OwnConsult, readOwnConsults } from './own-store.ts'

const OWN_MAX = 50

const OwnContactConsultRef = builder.objectRef<OwnConsult>('OwnContactConsult').implement({
  description: 'A message to the operator, for the person who wrote it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    interest: t.exposeString('interest'),
    message: t.exposeString('message'),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

builder.queryField('ownContactConsults', (t) =>
  t.field({
    type: [OwnContactConsultRef],
    description: `The last ${OWN_MAX} messages from the viewer's own address, the newest first; none until the address is verified, because anybody can type any address.`,
    extensions: { cost: 20, listSize: OWN_MAX },
    resolve: async (_, __, context) => {
      const { emailKey, emailVerifiedAt } = await requireViewer(context)
      return emailVerifiedAt === null ? [] : readOwnConsults(context.account, emailKey, OWN_MAX)
    },
  }),
)
