import { builder } from '../../builder.ts'
import { readTexts } from '../../json-texts.ts'
import type { AgentInfoRow } from './store.ts'

/** An agent, with what the viewer may see of it. */
export interface AgentInfo extends AgentInfoRow {
  /** the viewer is this agent, or staff */
  isOpen: boolean
}

/** §3 agent info and licence look-up result. */
export const AgentInfoRef = builder.objectRef<AgentInfo>('AgentInfo').implement({
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

export const LicenceExistenceRef = builder.objectRef<{ isExist: boolean }>('LicenceExistence').implement({
  fields: (t) => ({ isExist: t.exposeBoolean('isExist') }),
})
