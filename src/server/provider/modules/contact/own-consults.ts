import { builder } from '../../builder.ts'
import { CONTACT_CONSULT } from '../../db/account/message-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { isoTime } from '../../iso-time.ts'
import { requireViewer } from '../../viewer.ts'

const OWN_CONSULT_ROW = {
  ...pick(CONTACT_CONSULT, 'id', 'interest', 'message'),
  /** unix seconds */
  createdAt: CONTACT_CONSULT.columns.createdAt,
}
type OwnConsult = RowOf<typeof OWN_CONSULT_ROW>

/** The messages that name an address, the newest first. `emailKey`: trimmed, in lower case. */
const readOwnConsults = (account: Statements, emailKey: string, limit: number): Promise<OwnConsult[]> =>
  account.all(
    OWN_CONSULT_ROW,
    `select id, interest, message, created_at as createdAt from contact_consult
    where lower(trim(email)) = ? order by created_at desc, id limit ?`,
    emailKey,
    limit,
  )

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
