import { Trans, useLingui } from '@lingui/react/macro'
import { countryName } from '#session/country-name.ts'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { LicencePage } from './desk-page.ts'

type Licence = LicencePage['nodes'][number]

/** Agents with their licences, the newest account first. */
export function LicenceTable({ licences }: { licences: readonly Licence[] }) {
  const { t, i18n } = useLingui()
  if (licences.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No licence fits</Trans>}>
        <Trans>Try fewer letters, or all countries.</Trans>
      </Panel>
    )
  const columns: Column<Licence>[] = [
    {
      key: 'name',
      header: t`Name`,
      cell: ({ salespersonName, nickName }) => <span className="font-[560]">{salespersonName || nickName}</span>,
    },
    { key: 'licence', header: t`Licence`, cell: ({ ceaNumber }) => <span className="figures">{ceaNumber}</span> },
    { key: 'country', header: t`Country`, cell: ({ licenceCountry }) => (licenceCountry ? countryName(i18n, licenceCountry) : null) },
    { key: 'agency', header: t`Agency`, cell: ({ estateAgency }) => estateAgency },
    {
      key: 'agency-licence',
      header: t`Agency licence`,
      cell: ({ estateAgencyLicenseNo }) => <span className="figures">{estateAgencyLicenseNo}</span>,
    },
  ]
  return (
    <DataTable
      caption={t`Licences of agents, newest first`}
      captionHidden
      columns={columns}
      rows={licences}
      rowKey={({ userId }) => userId}
    />
  )
}
