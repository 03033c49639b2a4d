import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sqftToSqm } from '#lib/units.ts'
import type { Format } from '#property/use-format.ts'
import { Lines, launchOf, type MixFigures, SpreadLines, spreadOf } from './figure-cells.tsx'

export interface FigureColumn {
  key: string
  header: ReactNode
  /** whether the mix has a figure here; a column without any is left out */
  has: (mix: MixFigures) => boolean
  cell: (mix: MixFigures) => ReactNode
}

export interface FigureGroup {
  key: string
  header: ReactNode
  columns: FigureColumn[]
}

interface Kind {
  /** landed homes are recorded by their land */
  land: boolean
  /** offices, shops and the like are no homes */
  commercial: boolean
}

const count = (format: Format, value: number | null): string => (value === null ? '–' : format.count(value))

function useHomeColumns(format: Format, { land, commercial }: Kind): FigureColumn[] {
  const { t } = useLingui()
  const area = (sqft: number) => format.area(sqftToSqm(sqft))
  return [
    {
      key: 'units',
      header: commercial ? t`Units` : t`Homes`,
      has: (mix) => mix.unitCount !== null || mix.unitsAvailable !== null,
      cell: ({ unitCount, unitsAvailable }) => (
        <Lines lines={[count(format, unitCount), ...(unitsAvailable === null ? [] : [t`${unitsAvailable} unsold`])]} />
      ),
    },
    {
      key: 'rooms',
      header: t`Rooms`,
      has: (mix) => mix.bedroomCount !== null || mix.bathroomCount !== null,
      cell: ({ bedroomCount, bathroomCount }) => (
        <Lines
          lines={[bedroomCount === null ? '–' : t`${bedroomCount} bed`, ...(bathroomCount === null ? [] : [t`${bathroomCount} bath`])]}
        />
      ),
    },
    {
      key: 'area',
      header: land ? t`Land area` : t`Floor area`,
      has: (mix) => mix.gfaSqftAvg !== null,
      cell: ({ gfaSqftAvg, gfaSqftMin, gfaSqftMax }) =>
        gfaSqftAvg === null ? (
          '–'
        ) : (
          <Lines
            lines={[
              t`avg ${area(gfaSqftAvg)}`,
              ...(gfaSqftMin === null || gfaSqftMax === null ? [] : [format.range(area(gfaSqftMin), area(gfaSqftMax))]),
            ]}
          />
        ),
    },
  ]
}

interface Deals {
  price: number | null
  psf: number | null
  month: string | null
}

function useLastCell(format: Format) {
  const { t } = useLingui()
  return ({ price, psf, month }: Deals) =>
    price === null || month === null ? (
      '–'
    ) : (
      <Lines lines={[format.money(price), ...(psf === null ? [] : [t`${format.psfFigure(psf)} psf`]), format.month(month)]} />
    )
}

type InMonth = (count: string) => string

/** What is counted of twelve months, and of the newest one, or of thirty days, below. */
const twoCounts = (format: Format, year: number | null, month: number | null, inMonth: InMonth) =>
  year === null ? '–' : <Lines lines={[format.count(year), ...(month === null ? [] : [inMonth(format.count(month))])]} />

function useSaleColumns(format: Format, newest: InMonth): FigureColumn[] {
  const { t } = useLingui()
  const last = useLastCell(format)
  return [
    {
      key: 'last-sale',
      header: t`Last`,
      has: (mix) => mix.lastSalePrice !== null,
      cell: (mix) => last({ price: mix.lastSalePrice, psf: mix.lastSalePsf, month: mix.lastSaleMonth }),
    },
    {
      key: 'sale-price',
      header: t`Price`,
      has: (mix) => mix.salePriceMedian !== null,
      cell: (m) => <SpreadLines spread={spreadOf(m, 'sale', 'Price')} exact={format.money} short={format.short} format={format} />,
    },
    {
      key: 'sale-psf',
      header: t`psf`,
      has: (mix) => mix.salePsfMedian !== null,
      cell: (m) => <SpreadLines spread={spreadOf(m, 'sale', 'Psf')} exact={format.psfFigure} short={format.psfFigure} format={format} />,
    },
    { key: 'sales', header: t`Sales`, has: () => true, cell: (m) => twoCounts(format, m.saleCount1y, m.saleCount30d, newest) },
  ]
}

function useRentColumns(format: Format, newest: InMonth): FigureColumn[] {
  const { t } = useLingui()
  const last = useLastCell(format)
  return [
    {
      key: 'last-rent',
      header: t`Last`,
      has: (mix) => mix.lastRentPrice !== null,
      cell: (mix) => last({ price: mix.lastRentPrice, psf: mix.lastRentPsf, month: mix.lastRentMonth }),
    },
    {
      key: 'rent-price',
      header: t`A month`,
      has: (mix) => mix.rentPriceMedian !== null,
      cell: (m) => <SpreadLines spread={spreadOf(m, 'rent', 'Price')} exact={format.money} short={format.short} format={format} />,
    },
    {
      key: 'rent-psf',
      header: t({ message: 'psf', context: 'rent' }),
      has: (mix) => mix.rentPsfMedian !== null,
      cell: (m) => <SpreadLines spread={spreadOf(m, 'rent', 'Psf')} exact={format.psfFigure} short={format.psfFigure} format={format} />,
    },
    {
      key: 'yield',
      header: t`Yield`,
      has: (mix) => mix.monthlyRentYield !== null,
      cell: ({ monthlyRentYield }) =>
        monthlyRentYield === null ? '–' : <Lines lines={[format.percent(monthlyRentYield * 12), t`a year, gross`]} />,
    },
    {
      key: 'rents',
      header: t`Contracts`,
      has: (mix) => (mix.rentCount1y ?? 0) > 0,
      cell: (m) => twoCounts(format, m.rentCount1y, m.rentCount30d, newest),
    },
  ]
}

function useOfferColumns(format: Format): [launch: FigureColumn[], listings: FigureColumn[]] {
  const { t } = useLingui()
  const newest = (homes: string) => t`${homes} in the last 30 days`
  const lowHigh = (low: number | null, high: number | null, text: (v: number) => string) =>
    low === null || high === null ? '–' : <Lines lines={[text(low), text(high)]} />
  return [
    [
      {
        key: 'launch-price',
        header: t`Price`,
        has: (mix) => mix.launchPriceAvg !== null,
        cell: (m) => <SpreadLines spread={launchOf(m, 'Price')} exact={format.money} short={format.short} format={format} />,
      },
      {
        key: 'launch-psf',
        header: t`psf`,
        has: (mix) => mix.launchPsfAvg !== null,
        cell: (m) => <SpreadLines spread={launchOf(m, 'Psf')} exact={format.psfFigure} short={format.psfFigure} format={format} />,
      },
      {
        key: 'launched',
        header: t`Sales`,
        has: (mix) => mix.launchCount > 0,
        cell: ({ launchCount, launchFrom, launchTo }) => (
          <Lines
            lines={[
              format.count(launchCount),
              ...(launchFrom === null || launchTo === null ? [] : [format.range(format.month(launchFrom), format.month(launchTo))]),
            ]}
          />
        ),
      },
    ],
    [
      {
        key: 'asked',
        header: t`Asked`,
        has: (mix) => mix.listingPriceMin !== null,
        cell: (m) => lowHigh(m.listingPriceMin, m.listingPriceMax, format.money),
      },
      {
        key: 'asked-psf',
        header: t`psf`,
        has: (mix) => mix.listingPsfMin !== null,
        cell: (m) => lowHigh(m.listingPsfMin, m.listingPsfMax, format.psfFigure),
      },
      {
        key: 'listings',
        header: t`Listings`,
        has: (mix) => (mix.listingCount1y ?? 0) > 0,
        cell: (m) => twoCounts(format, m.listingCount1y, m.listingCount30d, newest),
      },
    ],
  ]
}

/** §3 aggregates by what they are of; only what some mix of the project has. `figuresTo`: the newest month of the figures, "2025-07". */
export function useFigureGroups(rows: readonly MixFigures[], format: Format, kind: Kind, figuresTo: string | null): FigureGroup[] {
  const { t } = useLingui()
  const month = figuresTo === null ? '' : format.month(figuresTo)
  const newest = (deals: string) => t`${deals} in ${month}`
  const [launch, listings] = useOfferColumns(format)
  const groups = [
    { key: 'homes', header: kind.commercial ? t`Units` : t`Homes`, columns: useHomeColumns(format, kind) },
    { key: 'sales', header: t`Sales, 12 months`, columns: useSaleColumns(format, newest) },
    { key: 'rents', header: t`Rents, 12 months`, columns: useRentColumns(format, newest) },
    { key: 'launch', header: t`Sold by the developer, all years`, columns: launch },
    { key: 'listings', header: t`Listings, 12 months`, columns: listings },
  ]
  return groups
    .map((group) => ({ ...group, columns: group.columns.filter(({ has }) => rows.some(has)) }))
    .filter(({ columns }) => columns.length > 0)
}
