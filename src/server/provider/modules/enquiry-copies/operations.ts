import { CC_EMAILS_MAX } from '#graphql/limits.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { ENQUIRY_COPY_STATES } from '../../db/account/words.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import { type CopyAddressRow, copiesOfLink, copyAddressesOf, keepCopiesAnswer, type LinkedCopies } from './copy-store.ts'

const EnquiryCopyStateEnum = vocabularyEnum('EnquiryCopyState', ENQUIRY_COPY_STATES)

const CopyAddressRef = builder.objectRef<CopyAddressRow>('CopyAddress').implement({
  description: 'An address to which an agent wants copies of enquiries sent.',
  fields: (t) => ({
    email: t.exposeString('email'),
    state: t.expose('state', { type: EnquiryCopyStateEnum, description: 'AGREED: copies are sent.' }),
  }),
})

const CopiesRef = builder.objectRef<LinkedCopies>('Copies').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    agent: t.exposeString('agent', { description: 'Whose enquiries they are of.' }),
    state: t.expose('state', { type: EnquiryCopyStateEnum }),
    isWanted: t.boolean({ description: 'False: the agent has taken the address away.', resolve: ({ isWanted }) => isWanted === 1 }),
  }),
})

builder.queryFields((t) => ({
  copyAddresses: t.field({
    type: [CopyAddressRef],
    description: 'The addresses to which the viewer wants copies of enquiries sent, and what their readers say to it.',
    extensions: { cost: 10, listSize: CC_EMAILS_MAX },
    resolve: async (_, __, context) =>
      (await copyAddressesOf(context.account, (await requireViewer(context)).id)).filter(({ isWanted }) => isWanted === 1),
  }),
  copies: t.field({
    type: CopiesRef,
    nullable: true,
    description: 'What the link of a letter about copies of enquiries is about; null for one that is not known.',
    args: { token: t.arg.string({ required: true }) },
    extensions: { cost: 10 },
    resolve: (_, { token }, context) => copiesOfLink(context.account, token, unixSeconds(context.clock)),
  }),
}))

const token = { required: true } as const
const unknown = () => refusal('token-spent', 'This link is not known.')

builder.mutationFields((t) => ({
  acceptCopies: t.field({
    type: SuccessRef,
    description: 'Agrees to copies of enquiries by the link of a letter, without a login. Code token-spent.',
    args: { token: t.arg.string(token) },
    extensions: { cost: 20 },
    resolve: async (_, asked, context) => {
      if (!(await keepCopiesAnswer(context.account, asked.token, 'agreed', unixSeconds(context.clock)))) throw unknown()
      return DONE
    },
  }),
  stopCopies: t.field({
    type: SuccessRef,
    description: 'Ends copies of enquiries by the link of a letter, without a login. Code token-spent.',
    args: { token: t.arg.string(token) },
    extensions: { cost: 20 },
    resolve: async (_, asked, context) => {
      if (!(await keepCopiesAnswer(context.account, asked.token, 'stopped', unixSeconds(context.clock)))) throw unknown()
      return DONE
    },
  }),
}))
