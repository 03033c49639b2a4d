import { Trans } from '@lingui/react/macro'
import type { ReportAgentQuery } from '#graphql/generated/graphql.ts'

/** Print only: who prints, with the lines that a sheet from an agent must show (product §2.16). Nothing without a licence number. */
export function AgentLines({ user }: { user: ReportAgentQuery['user'] }) {
  const { ceaNumber, salespersonName, estateAgency, estateAgencyLicenseNo } = user?.detail ?? {}
  if (!user || !ceaNumber) return null
  const agency = [estateAgency, estateAgencyLicenseNo].filter(Boolean).join(', ')
  return (
    <p className="mb-3 hidden border-b border-line pb-2 text-sm print:block">
      <Trans>Prepared by</Trans> <b className="font-semibold">{salespersonName}</b>
      <span className="figures">{[ceaNumber, agency, user.phoneNumber].filter(Boolean).map((line) => ` · ${line}`)}</span>
    </p>
  )
}
