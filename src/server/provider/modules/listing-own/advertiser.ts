import { COUNTRIES } from '#market/countries.ts'
import { licenceKey } from '#market/licence-number.ts'
import { licenceRule } from '#market/licence-rules.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import type { Statements } from '../../db/client.ts'
import { personName } from '../../person-name.ts'
import { FROM_USER, USER_COLUMNS, USER_ROW, type UserRow } from '../../user-row.ts'
import { findAgentInfo } from '../licence/store.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

export const NO_LINES: AdvertisedBy = {
  agentName: '',
  agentLicence: '',
  agentPhone: '',
  agentEmail: '',
  agency: '',
  agencyLicence: '',
}

/**
 * The lines of an agent's advertisements in a country, as the account has them now; '' for what it has not: a licence of another country, or one that the
 * country's register does not list on this day, is none, and so is a phone that was never proven.
 */
export async function advertiserOf(
  { account, clock }: Pick<ProviderContext, 'account' | 'clock'>,
  agent: string,
  country: CountryCode,
): Promise<AdvertisedBy> {
  const user = await account.first(USER_ROW, `select ${USER_COLUMNS} ${FROM_USER} where user.id = ?`, agent)
  if (user?.kind !== 'agent') return NO_LINES
  const isLicensed = user.licenceCountry === country && (await isListed(account, user, country, today(clock, COUNTRIES[country])))
  return {
    agentName: personName(user.salespersonName || user.nickName),
    agentLicence: isLicensed ? (user.ceaNumber ?? '') : '',
    agentPhone: user.phoneVerifiedAt === null ? '' : user.phoneNumber,
    agentEmail: user.email,
    agency: user.licenceCountry === country ? (user.estateAgency ?? '') : '',
    agencyLicence: user.licenceCountry === country ? (user.estateAgencyLicenseNo ?? '') : '',
  }
}

async function isListed(account: Statements, { ceaNumber }: UserRow, country: CountryCode, day: string): Promise<boolean> {
  if (!ceaNumber) return false
  if (!licenceRule(country).isLookedUp) return true
  const key = licenceKey(ceaNumber)
  return key !== null && (await findAgentInfo(account, country, key, day)) !== null
}
