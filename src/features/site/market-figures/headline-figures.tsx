import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { Change } from '#ui/change.tsx'
import { newestFigureOf, type PublishedFigure, quarterText } from './official-figures.ts'

const PERCENT = 100

interface HeadlineFiguresProps {
  figures: readonly PublishedFigure[]
  format: Format
}

/** The newest index of prices and rents, yield and registrations of all homes, each with its period. */
export function HeadlineFigures({ figures, format }: HeadlineFiguresProps) {
  const { i18n } = useLingui()
  const locale = i18n.locale
  const [price, rent, gross, lodged] = (['PRICE_INDEX', 'RENT_INDEX', 'YIELD', 'REGISTRATIONS'] as const).map((series) =>
    newestFigureOf(figures, series, 'all'),
  )
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
      {price ? (
        <Headline label={<Trans>Price index</Trans>} value={price.value.toFixed(1)} of={price} period={quarterText(format, price.month)}>
          <Change fraction={price.change1y} locale={locale} />
        </Headline>
      ) : null}
      {rent ? (
        <Headline label={<Trans>Rental index</Trans>} value={rent.value.toFixed(1)} of={rent} period={quarterText(format, rent.month)}>
          <Change fraction={rent.change1y} locale={locale} />
        </Headline>
      ) : null}
      {gross ? (
        <Headline
          label={<Trans>Gross yield</Trans>}
          value={format.percent(gross.value / PERCENT, 2)}
          of={gross}
          period={quarterText(format, gross.month)}
        >
          {gross.value1y === null ? null : <Trans>{format.percent(gross.value1y / PERCENT, 2)} a year before</Trans>}
        </Headline>
      ) : null}
      {lodged ? (
        <Headline
          label={<Trans>Agreements of sale</Trans>}
          value={format.count(lodged.value)}
          of={lodged}
          period={format.month(lodged.month)}
        >
          <Change fraction={lodged.change1y} locale={locale} />
        </Headline>
      ) : null}
    </dl>
  )
}

interface HeadlineProps {
  label: ReactNode
  value: string
  of: PublishedFigure
  period: string
  children: ReactNode
}

const Headline = ({ label, value, of, period, children }: HeadlineProps) => (
  <div className="figures grid min-w-0 content-start gap-0.5">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-3xl font-semibold tracking-[-0.02em]">{value}</dd>
    <dd className="text-sm text-ink-3">
      {period}
      <OldData month={of.month} />
    </dd>
    <dd className="text-sm text-ink-2">{children}</dd>
  </div>
)
