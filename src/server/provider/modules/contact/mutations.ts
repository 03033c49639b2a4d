import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { limitedNetwork } from '../account/throttle.ts'
import { readContact } from './rules.ts'
import { hashAddress, keepConsult } from './store.ts'
import { ContactConsultInput, ContactConsultRef } from './type.ts'

builder.mutationField('createContactConsult', (t) =>
  t.field({
    type: ContactConsultRef,
    description:
      'Stores a message to the operator. Codes: "contact-<field>" for a wrong field, "contact-too-many" for the limit per address.',
    args: { input: t.arg({ type: ContactConsultInput, required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { input }, context) => {
      const read = readContact(input)
      if ('wrong' in read) throw refusal(`contact-${read.wrong.toLowerCase()}`, `The ${read.wrong} is missing, too long or not valid.`)
      const addressHash = await hashAddress(limitedNetwork(context.clientAddress))
      const kept = await keepConsult(context.account, read.consult, { addressHash, now: unixSeconds(context.clock) })
      if (!kept) throw refusal('contact-too-many', 'Too many messages from this address. Try again in an hour.')
      return kept
    },
  }),
)
