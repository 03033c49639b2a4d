import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AuState, Buyer } from '../duties/purchase.ts'

const ANYBODY = {
  citizen: msg`Citizen`,
  resident: msg`Permanent resident`,
  foreigner: msg`Foreigner`,
  company: msg`Company`,
}

/** The names that a country's law gives to the kinds of buyers. */
const BUYER_WORDS = {
  SG: {
    citizen: msg`Singapore citizen`,
    resident: msg`Singapore permanent resident`,
    foreigner: msg`Foreigner`,
    company: msg`Company or other entity`,
  },
  MY: {
    citizen: msg`Malaysian citizen`,
    resident: msg`Permanent resident`,
    foreigner: msg`Foreign person or company`,
    company: msg`Malaysian company`,
  },
  HK: ANYBODY,
  AU: { ...ANYBODY, citizen: msg`Citizen or permanent resident`, foreigner: msg`Foreign person` },
} as const satisfies Record<CountryWith<'realValue/calculators'>, Record<Buyer, MessageDescriptor>>

export const buyerWord = (country: CountryCode, buyer: Buyer): MessageDescriptor =>
  BUYER_WORDS[inModule('realValue/calculators', country)][buyer]

export const STATE_WORDS = {
  NSW: msg`New South Wales`,
  VIC: msg`Victoria`,
  QLD: msg`Queensland`,
  WA: msg`Western Australia`,
  SA: msg`South Australia`,
  TAS: msg`Tasmania`,
  ACT: msg`Australian Capital Territory`,
  NT: msg`Northern Territory`,
} as const satisfies Record<AuState, MessageDescriptor>

export const HOME_COUNT_WORDS = [msg`One: this is the first`, msg`Two with this one`, msg`Three or more`] as const
