import { Trans, useLingui } from '@lingui/react/macro'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { Pro } from '../project.ts'

type Year = NonNullable<Pro['rentYears']>[number]

interface RentsProps {
  /** null where rents are not disclosed */
  years: Pro['rentYears']
  heading: SectionHeading
  format: Format
}

/** Rents and the yield on that year's prices, newest first; nothing where rents are not disclosed (§9). */
export function RentsSection({ years, heading, format }: RentsProps) {
  const { t } = useLingui()
  if (!years) return null
  const newest = years.at(-1)
  const columns: Column<Year>[] = [
    {
      key: 'year',
      header: t`Year`,
      cell: ({ year, to }) => (year === newest?.year && !to.endsWith('-12') ? t`${year}, to ${format.month(to)}` : year),
    },
    { key: 'contracts', header: t`Contracts`, numeric: true, cell: ({ rents }) => format.count(rents.n) },
    { key: 'rent', header: t`Median rent psf a month`, numeric: true, cell: ({ rents }) => format.psfFigure(rents.median) },
    {
      key: 'half',
      header: t`Middle half`,
      numeric: true,
      wideOnly: true,
      cell: ({ rents }) => format.range(format.psfFigure(rents.p25), format.psfFigure(rents.p75)),
    },
    { key: 'sales', header: t`Sales`, numeric: true, wideOnly: true, cell: ({ sales }) => format.count(sales?.n ?? 0) },
    { key: 'price', header: t`Median price psf`, numeric: true, cell: ({ sales }) => (sales ? format.psfFigure(sales.median) : '–') },
    {
      key: 'yield',
      header: t`Gross yield a year`,
      numeric: true,
      cell: ({ grossYield }) => (grossYield === null ? '–' : format.percent(grossYield)),
    },
  ]
  return (
    <PageSection
      {...heading}
      aside={
        <>
          <Trans>as paid in each year</Trans>
          <OldTo month={newest?.to ?? null} format={format} />
        </>
      }
    >
      {years.length === 0 ? (
        <p className="pt-4 text-ink-2">
          <Trans>No rents of this project are in the data.</Trans>
        </p>
      ) : (
        <div className="pt-4">
          <DataTable
            caption={<Trans>Twelve median rents by the median price of the same year; a dash below three contracts or three sales.</Trans>}
            columns={columns}
            rows={years.toReversed()}
            rowKey={({ year }) => String(year)}
          />
        </div>
      )}
    </PageSection>
  )
}
