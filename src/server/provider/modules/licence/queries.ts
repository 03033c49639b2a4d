import { licenceKey } from '#market/licence-number.ts'
import { builder } from '../../builder.ts'
import { today } from '../../day.ts'
import { readTexts } from '../../json-texts.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { mayRead } from '../../viewer.ts'
import type { AgentInfoRow } from './store.ts'
import { findAgentInfo, licenceHolder } from './store.ts'

/** An agent, with what the viewer may see of it. */
interface AgentInfo extends AgentInfoRow {
  /** the viewer is this agent, or staff */
  isOpen: boolean
}

/** §3 agent info and licence look-up result. */
const AgentInfoRef = builder.objectRef<AgentInfo>('AgentInfo').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ country, key }) => `${country}-${key}` }),
    userId: t.id({
      nullable: true,
      description: 'The account that holds the licence; for its owner and staff.',
      resolve: ({ isOpen, userId }) => (isOpen ? userId : null),
    }),
    salespersonName: t.exposeString('salespersonName'),
    ceaNumber: t.exposeString('ceaNumber'),
    estateAgency: t.exposeString('estateAgency'),
    estateAgencyLicenseNo: t.exposeString('estateAgencyLicenseNo'),
    tierCodes: t.stringList({ resolve: ({ tierCodes }) => readTexts(tierCodes) }),
    logo: t.exposeString('logo', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    websiteTitle: t.exposeString('websiteTitle', { nullable: true }),
    ccEmails: t.stringList({
      description: 'Addresses that get copies of enquiries; empty for everybody but the owner and staff.',
      resolve: ({ isOpen, ccEmails }) => (isOpen ? readTexts(ccEmails) : []),
    }),
  }),
})

const LicenceExistenceRef = builder.objectRef<{ isExist: boolean }>('LicenceExistence').implement({
  fields: (t) => ({ isExist: t.exposeBoolean('isExist') }),
})

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
