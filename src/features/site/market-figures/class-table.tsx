import { Trans, useLingui } from '@lingui/react/macro'
import type { SizeClass } from '#graphql/figure-kinds.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { classAreaText, classText } from './figure-words.ts'
import { classesWith, newestFigureOf, type PublishedFigure, quarterText } from './official-figures.ts'

interface ClassTableProps {
  figures: readonly PublishedFigure[]
  format: Format
}

const PERCENT = 100

/** What each class of homes cost, was let for and yielded in the newest quarter, and how far its prices went. */
export function ClassTable({ figures, format }: ClassTableProps) {
  const { i18n } = useLingui()
  const classes = classesWith(figures, 'PRICE_INDEX', 'YIELD')
  const newest = figures.find(({ series }) => series === 'PRICE_INDEX')
  if (!newest) return null
  const changeOf = (figure: PublishedFigure | undefined, key: 'change1y' | 'change5y' | 'change10y') =>
    figure?.[key] == null ? '–' : format.change(figure[key])
  const price = (one: SizeClass) => newestFigureOf(figures, 'PRICE_INDEX', one)
  const rent = (one: SizeClass) => newestFigureOf(figures, 'RENT_INDEX', one)
  const columns: Column<SizeClass>[] = [
    {
      key: 'class',
      header: <Trans>Class</Trans>,
      cell: (one) => (
        <>
          {classText(i18n, one)}
          {one === 'all' ? null : <span className="block text-sm text-ink-3 sm:ms-2 sm:inline">{classAreaText(i18n, one)}</span>}
        </>
      ),
    },
    { key: 'price', header: <Trans>Price index</Trans>, numeric: true, cell: (one) => price(one)?.value.toFixed(1) ?? '–' },
    { key: 'one', header: <Trans>1 year</Trans>, numeric: true, cell: (one) => changeOf(price(one), 'change1y') },
    { key: 'five', header: <Trans>5 years</Trans>, numeric: true, wideOnly: true, cell: (one) => changeOf(price(one), 'change5y') },
    { key: 'ten', header: <Trans>10 years</Trans>, numeric: true, wideOnly: true, cell: (one) => changeOf(price(one), 'change10y') },
    { key: 'rent', header: <Trans>Rental index</Trans>, numeric: true, wideOnly: true, cell: (one) => rent(one)?.value.toFixed(1) ?? '–' },
    { key: 'rent-one', header: <Trans>1 year</Trans>, numeric: true, wideOnly: true, cell: (one) => changeOf(rent(one), 'change1y') },
    {
      key: 'yield',
      header: <Trans>Gross yield</Trans>,
      numeric: true,
      cell: (one) => {
        const figure = newestFigureOf(figures, 'YIELD', one)
        return figure ? format.percent(figure.value / PERCENT, 2) : '–'
      },
    },
  ]
  return (
    <PageSection
      title={<Trans>Classes of homes</Trans>}
      aside={
        <>
          {quarterText(format, newest.month)}
          <OldTo month={newest.month} format={format} />
        </>
      }
    >
      <div className="pt-3">
        <DataTable
          caption={
            <Trans>
              Classes by saleable area: indices with 1999 = 100, changes of prices and rents, and what a let home yields a year before costs
            </Trans>
          }
          columns={columns}
          rows={classes}
          rowKey={(one) => one}
        />
      </div>
    </PageSection>
  )
}
