import { COUNTRIES } from '#market/countries.ts'
import { countryLicenceKey, licenceRule } from '#market/licence-rules.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { recordAudit } from '../account/audit.ts'
import { wantCopies } from '../enquiry-copies/ask-copies.ts'
import { findAgentInfo, licenceHolder } from '../licence/store.ts'
import { spendPhoneVerification } from '../otp/phone-code.ts'
import { type DetailPatch, type ProfilePatch, readDetail, readProfile } from './profile-rules.ts'
import { keepLicence, keepProfile, keepShowing, type LicencePatch } from './profile-store.ts'

/** Changes the viewer's account as one transaction. Throws `profile-<field>`, `phone-invalid`, `phone-unproven`, `forbidden`, `licence-invalid`, `licence-used`. */
export async function updateUser(
  context: ProviderContext,
  viewer: ViewerRow,
  patch: ProfilePatch,
  detail: DetailPatch | null,
): Promise<void> {
  const profile = readProfile(patch)
  if ('wrong' in profile) throw wrongField(profile.wrong)
  const read = detail && readDetail(detail)
  if (read && 'wrong' in read) throw wrongField(read.wrong)
  if (read && viewer.licenceCountry === null && viewer.kind !== 'agent') throw refusal('forbidden', 'Only agents have a licence.')
  const licence = read && (await licenceOf(context, viewer, read.detail))
  const { phoneNumber } = profile.profile
  if (phoneNumber !== null && !(await spendPhoneVerification(context, viewer.id, phoneNumber)))
    throw refusal('phone-unproven', 'This phone number has not answered a code.')
  const { account, clock } = context
  const now = unixSeconds(clock)
  try {
    await Promise.all([
      keepProfile(account, viewer.id, profile.profile, now),
      licence && keepLicence(account, viewer.id, licence),
      read && keepShowing(account, viewer.id, read.detail, now),
      recordAudit(account, phoneNumber === null ? 'profile-changed' : 'phone-changed', { userId: viewer.id, at: now }),
    ])
  } catch (error) {
    if (/UNIQUE constraint failed: agent_detail/i.test(String(error))) throw licenceUsed()
    throw error
  }
  // behind the change: letters are trade's, and are asked for again where this is cut off
  if (read?.detail.ccEmails) await wantCopies(context, viewer, read.detail.ccEmails)
}

/** The licence fields to store; null when none was given. */
async function licenceOf(context: ProviderContext, viewer: ViewerRow, detail: Required<DetailPatch>): Promise<LicencePatch | null> {
  const country = viewer.licenceCountry ?? viewer.country
  const { ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo } = detail
  const { isLookedUp } = licenceRule(country)
  const typed = { salespersonName, estateAgency, estateAgencyLicenseNo }
  if (ceaNumber === null) {
    const isTyped = Object.values(typed).some((text) => text !== null)
    return !isLookedUp && isTyped ? { country, ceaNumber: null, ceaNumberKey: null, ...typed } : null
  }
  const key = countryLicenceKey(ceaNumber, country)
  if (key === null) throw licenceInvalid()
  // shares the limit of validateCeaNumber and ceaInfo
  await takeFromNetwork(context, 'licence')
  const [holder, info] = await Promise.all([
    licenceHolder(context.account, country, key),
    isLookedUp ? findAgentInfo(context.account, country, key, today(context.clock, COUNTRIES[country])) : null,
  ])
  if (holder !== null && holder !== viewer.id) throw licenceUsed()
  if (!isLookedUp) return { country, ceaNumber, ceaNumberKey: key, ...typed }
  if (!info) throw licenceInvalid()
  const { salespersonName: name, estateAgency: agency, estateAgencyLicenseNo: agencyNo } = info
  return {
    country,
    ceaNumber: info.ceaNumber,
    ceaNumberKey: key,
    salespersonName: name,
    estateAgency: agency,
    estateAgencyLicenseNo: agencyNo,
  }
}

const wrongField = (field: string) =>
  field === 'phoneNumber'
    ? refusal('phone-invalid', 'This is not a phone number.')
    : refusal(`profile-${field.toLowerCase()}`, `The ${field} is too long or not valid.`)
const licenceInvalid = () => refusal('licence-invalid', 'The register does not know this licence number.')
const licenceUsed = () => refusal('licence-used', 'CEA number already exists')
