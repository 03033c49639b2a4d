import { Trans, useLingui } from '@lingui/react/macro'
import { SINGLE_CLASSES, type SizeClass } from '#graphql/figure-kinds.ts'
import type { FigureRegion } from '#graphql/generated/graphql.ts'
import { psfOf } from '#lib/units.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { classAreaText, classText, REGION_WORDS } from './figure-words.ts'
import { newestFigureOf, type PublishedFigure, quarterText } from './official-figures.ts'

interface AverageTableProps {
  figures: readonly PublishedFigure[]
  format: Format
}

interface Row {
  sizeClass: SizeClass
  price: PublishedFigure | undefined
  rent: PublishedFigure | undefined
}

/** money per square metre → per square foot */
const perFoot = (value: number): number => psfOf(value, 1)

/** Average prices and rents of each class in each region, per square metre and per square foot of saleable area. */
export function AverageTable({ figures, format }: AverageTableProps) {
  const { i18n } = useLingui()
  const newest = figures.find(({ series }) => series === 'AVERAGE_PRICE' || series === 'AVERAGE_RENT')
  if (!newest) return null
  const regions = [...new Set(figures.filter(({ series }) => series === 'AVERAGE_PRICE').map(({ region }) => region))]
  const rowsOf = (region: FigureRegion): Row[] =>
    SINGLE_CLASSES.map((sizeClass) => ({
      sizeClass,
      price: newestFigureOf(figures, 'AVERAGE_PRICE', sizeClass, region),
      rent: newestFigureOf(figures, 'AVERAGE_RENT', sizeClass, region),
    })).filter(({ price, rent }) => price ?? rent)
  const change = (figure: PublishedFigure | undefined) => (figure?.change1y == null ? '–' : format.change(figure.change1y))
  const columns: Column<Row>[] = [
    {
      key: 'class',
      header: <Trans>Class</Trans>,
      cell: ({ sizeClass }) => (
        <>
          {classText(i18n, sizeClass)}
          <span className="block text-sm text-ink-3 sm:ms-2 sm:inline">{classAreaText(i18n, sizeClass)}</span>
        </>
      ),
    },
    {
      key: 'price',
      header: <Trans>Price per sqm</Trans>,
      numeric: true,
      wideOnly: true,
      cell: ({ price }) => (price ? format.money(price.value) : '–'),
    },
    {
      key: 'price-foot',
      header: <Trans>Price per sqft</Trans>,
      numeric: true,
      cell: ({ price }) => (price ? format.psfFigure(perFoot(price.value)) : '–'),
    },
    { key: 'price-change', header: <Trans>1 year</Trans>, numeric: true, cell: ({ price }) => change(price) },
    {
      key: 'rent',
      header: <Trans>Rent per sqm a month</Trans>,
      numeric: true,
      wideOnly: true,
      cell: ({ rent }) => (rent ? format.money(rent.value) : '–'),
    },
    {
      key: 'rent-foot',
      header: <Trans>Rent per sqft a month</Trans>,
      numeric: true,
      cell: ({ rent }) => (rent ? format.psfFigure(perFoot(rent.value)) : '–'),
    },
    { key: 'rent-change', header: <Trans>1 year</Trans>, numeric: true, wideOnly: true, cell: ({ rent }) => change(rent) },
  ]
  return (
    <PageSection
      title={<Trans>Average prices and rents</Trans>}
      aside={
        <>
          <Trans>Saleable area · {quarterText(format, newest.month)}</Trans>
          <OldTo month={newest.month} format={format} />
        </>
      }
    >
      <div className="grid gap-8 pt-4">
        {regions.map((region) => (
          <DataTable
            key={region}
            caption={<b className="text-base font-semibold text-ink">{i18n._(REGION_WORDS[region])}</b>}
            columns={columns}
            rows={rowsOf(region)}
            rowKey={({ sizeClass }) => sizeClass}
          />
        ))}
      </div>
    </PageSection>
  )
}
