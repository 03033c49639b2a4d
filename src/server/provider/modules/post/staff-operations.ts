import { LIST_FIRST_MAX } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireStaff } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { type AuditKind, recordAudit } from '../account/audit.ts'
import { countDeadLetters, type DeadLetter, dropDeadLetters, listDeadLetters, reviveLetters } from './dead-letters.ts'

const DeadLetterRef = builder.objectRef<DeadLetter>('DeadLetter').implement({
  description: 'A mail that could not be sent, for staff: without its words, and with its recipient masked.',
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    template: t.exposeString('template'),
    country: t.expose('country', { type: CountryCodeEnum }),
    recipient: t.exposeString('recipient', { description: 'Masked, e.g. "m•••@example.com".' }),
    tries: t.exposeInt('tries'),
    fault: t.exposeString('fault', { description: 'Why the last try failed, e.g. "status-503" or "timeout".' }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    failedDate: t.string({ description: 'When it was given up; ISO 8601, UTC.', resolve: ({ settledAt }) => isoTime(settledAt) }),
    isOver: t.boolean({
      description: 'What it holds works no longer, such as a link that has ended: it cannot be sent again.',
      resolve: ({ isOver }) => isOver === 1,
    }),
  }),
})

const DeadLetterConnectionRef = connectionType('DeadLetterConnection', DeadLetterRef)

const LettersDoneRef = builder.objectRef<{ ids: string[] }>('LettersDone').implement({
  description: 'Of the named letters those to which it was done.',
  fields: (t) => ({ ids: t.exposeIDList('ids') }),
})

builder.queryField('deadLetters', (t) =>
  t.field({
    type: DeadLetterConnectionRef,
    description: 'Mails that could not be sent and that nobody has dropped, the newest first. For staff.',
    args: { first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, paging, context) => {
      await requireStaff(context)
      const page = checkedPage(paging)
      const rows = await listDeadLetters(context.trade, page, unixSeconds(context.clock))
      return connectionOf(rows, page, () => countDeadLetters(context.trade))
    },
  }),
)

builder.mutationFields((t) => ({
  resendLetters: t.field({
    type: LettersDoneRef,
    description: `Sends dead letters again, at most ${LIST_FIRST_MAX}; those whose time is over stay as they are. For staff. Codes: first-too-large.`,
    args: { ids: t.arg.idList({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { ids }, context) => {
      const done = await act(context, ids, 'letters-resent', reviveLetters)
      if (done.ids.length > 0) context.later(context.post.push(done.ids))
      return done
    },
  }),
  dropLetters: t.field({
    type: LettersDoneRef,
    description: `Takes dead letters off the list without sending them, at most ${LIST_FIRST_MAX}. For staff. Codes: first-too-large.`,
    args: { ids: t.arg.idList({ required: true }) },
    extensions: { cost: 50 },
    resolve: (_, { ids }, context) => act(context, ids, 'letters-dropped', dropDeadLetters),
  }),
}))

async function act(context: ProviderContext, ids: readonly (string | number)[], kind: AuditKind, write: typeof reviveLetters) {
  const staff = await requireStaff(context)
  if (ids.length > LIST_FIRST_MAX) throw refusal('first-too-large', `At most ${LIST_FIRST_MAX} letters at once.`)
  const now = unixSeconds(context.clock)
  const done = await write(context.trade, ids.map(String), now)
  if (done.length > 0) await recordAudit(context.account, kind, { userId: staff.id, at: now, detail: String(done.length) })
  return { ids: done }
}
