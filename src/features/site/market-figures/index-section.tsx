import { Trans, useLingui } from '@lingui/react/macro'
import type { SizeClass } from '#graphql/figure-kinds.ts'
import type { FigureSeries, MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { type CoursePoint, coursePoints } from '#lib/course-points.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { yearEnds } from './course.ts'
import { classAreaText, classText } from './figure-words.ts'
import { IndexChart } from './index-chart.tsx'
import { IndexTable } from './index-table.tsx'
import { classesWith, quarterText } from './official-figures.ts'

interface IndexSectionProps {
  country: CountryCode
  answer: MarketFiguresQuery
  sizeClass: SizeClass
  format: Format
}

/** The indices of prices and rents of a class of homes over all years that are published: a chart, and each year's end as a table. */
export function IndexSection({ country, answer, sizeClass, format }: IndexSectionProps) {
  const { i18n, t } = useLingui()
  const pointsIn = (series: FigureSeries): CoursePoint[] => answer.indices.filter((one) => one.series === series).flatMap(coursePoints)
  const [price, rent] = [pointsIn('PRICE_INDEX'), pointsIn('RENT_INDEX')]
  const [first, last] = [price[0] ?? rent[0], price.at(-1) ?? rent.at(-1)]
  const classes = classesWith(answer.figures, 'PRICE_INDEX', 'RENT_INDEX')
  if (!first || !last) return null
  const name = classText(i18n, sizeClass)
  const period = format.range(quarterText(format, first.month), quarterText(format, last.month))
  const lines = [
    { name: <Trans>Prices</Trans>, points: price },
    { name: <Trans>Rents</Trans>, points: rent },
  ].filter(({ points }) => points.length > 1)
  const [from, to] = [first.value.toFixed(1), last.value.toFixed(1)]
  return (
    <PageSection
      title={<Trans>Prices and rents over time</Trans>}
      aside={<Trans>Official indices by quarter, 1999 = 100 · {period}</Trans>}
    >
      <div className="no-print pt-3">
        <LinkTabs label={t`Class of homes`}>
          {classes.map((one) => (
            <LinkTab
              key={one}
              to="/market-figures"
              search={{ countryCode: country, sizeClass: one }}
              resetScroll={false}
              current={one === sizeClass}
            >
              {classText(i18n, one)}
            </LinkTab>
          ))}
        </LinkTabs>
      </div>
      <p className="pt-3 text-ink-2">
        {sizeClass === 'all' ? (
          <Trans>Homes of all sizes.</Trans>
        ) : (
          <Trans>
            {name}: saleable area {classAreaText(i18n, sizeClass)}.
          </Trans>
        )}
      </p>
      <IndexChart lines={lines} label={t`Index of prices, ${name}: ${from} at the start of ${period}, ${to} at its end`} />
      <details className="print:hidden">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
          <Trans>Figures as a table</Trans>
        </summary>
        <IndexTable price={yearEnds(price)} rent={yearEnds(rent)} name={name} format={format} />
      </details>
    </PageSection>
  )
}
