import { useLingui } from '@lingui/react/macro'
import type { ListingGroupQuery } from '#graphql/generated/graphql.ts'
import { sqftToSqm } from '#lib/units.ts'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { AgedMonth } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'

type Mix = NonNullable<ListingGroupQuery['project']>['unitMixes'][number]

/** Two figures as one range; null when either is not known. */
const between = (low: number | null, high: number | null, format: Format, write: (value: number) => string) =>
  low === null || high === null ? null : format.range(write(low), write(high))

interface ListingMarketProps {
  mix: Mix
  format: Format
}

/** Market data of one kind of home of a project; figures that are unknown, or may not stand here (without-single-deals.ts), are left out. */
export function ListingMarket({ mix, format }: ListingMarketProps) {
  const { t } = useLingui()
  const { lastSalePrice, lastSaleMonth, lastRentPrice, lastRentMonth } = mix
  const { salePriceMedian, salePsfMedian, rentPriceMedian } = mix
  const dated = (price: number | null, month: string | null) =>
    price === null || month === null ? null : (
      <>
        {format.money(price)} · <AgedMonth month={month} format={format} />
      </>
    )
  const facts: Fact[] = [
    { key: 'units', name: t`Homes of this kind`, value: mix.unitCount === null ? null : format.count(mix.unitCount) },
    {
      key: 'area',
      name: t`Sizes`,
      value: between(mix.gfaSqftMin, mix.gfaSqftMax, format, (sqft) => format.area(sqftToSqm(sqft))),
    },
    { key: 'last', name: t`Last sale`, value: dated(lastSalePrice, lastSaleMonth) },
    { key: 'sales', name: t`Sales in 12 months`, value: format.count(mix.saleCount1y) },
    { key: 'median', name: t`Median price, 12 months`, value: salePriceMedian === null ? null : format.money(salePriceMedian) },
    {
      key: 'prices',
      name: t`Lowest to highest, 12 months`,
      value: between(mix.salePriceMin, mix.salePriceMax, format, format.money),
    },
    { key: 'psf', name: t`Median psf, 12 months`, value: salePsfMedian === null ? null : format.psf(salePsfMedian) },
    { key: 'lastRent', name: t`Last rent, a month`, value: dated(lastRentPrice, lastRentMonth) },
    { key: 'rent', name: t`Median rent a month, 12 months`, value: rentPriceMedian === null ? null : format.money(rentPriceMedian) },
    { key: 'rents', name: t`Rents in 12 months`, value: mix.rentCount1y ? format.count(mix.rentCount1y) : null },
  ]
  return <FactsList facts={facts} />
}
