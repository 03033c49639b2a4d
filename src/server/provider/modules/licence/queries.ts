import { licenceKey } from '#market/licence-number.ts'
import { builder } from '../../builder.ts'
import { today } from '../../day.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { mayRead } from '../../viewer.ts'
import { findAgentInfo, licenceHolder } from './store.ts'
import { AgentInfoRef, LicenceExistenceRef } from './type.ts'

builder.queryField('validateCeaNumber', (t) =>
  t.field({
    type: LicenceExistenceRef,
    description: "Whether an account holds this licence number of the request's country already (§5).",
    args: { ceaNumber: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { ceaNumber }, context) => {
      await takeFromNetwork(context, 'licence')
      const key = licenceKey(ceaNumber)
      return { isExist: key !== null && (await licenceHolder(context.account, context.country.countryCode, key)) !== null }
    },
  }),
)

builder.queryField('ceaInfo', (t) =>
  t.field({
    type: AgentInfoRef,
    nullable: true,
    description:
      "The agent under a licence number in the register of the request's country; null when the number is not listed or not in force.",
    args: { ceaNumber: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { ceaNumber }, context) => {
      await takeFromNetwork(context, 'licence')
      const key = licenceKey(ceaNumber)
      const info = key && (await findAgentInfo(context.account, context.country.countryCode, key, today(context.clock, context.country)))
      return info ? { ...info, isOpen: info.userId !== null && (await mayRead(context, info.userId)) } : null
    },
  }),
)
