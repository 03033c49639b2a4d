import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { formatQuarter, parseMonth, quarterOf } from '#lib/months.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { type IndexPoint, rebaseIndex } from '#ui/chart/trend-geometry.ts'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Body, Project } from '../project.ts'
import { lateTitles } from './late-titles.ts'

type IndexMonth = NonNullable<Body['areaIndex']>['points'][number]

/** Monthly index → mean of each quarter, "2025-Q3", oldest first. */
export function quarterlyIndex(months: readonly Pick<IndexMonth, 'month' | 'value'>[]): IndexPoint[] {
  const quarters = new Map<string, number[]>()
  for (const { month, value } of months) {
    const parsed = parseMonth(month)
    if (parsed === null) continue
    const quarter = formatQuarter(quarterOf(parsed))
    quarters.set(quarter, [...(quarters.get(quarter) ?? []), value])
  }
  return [...quarters].map(([period, values]) => ({ period, value: values.reduce((sum, v) => sum + v, 0) / values.length }))
}

/** Fewer quarters with sales show no trend. */
const QUARTERS_MIN = 3

interface TrendSectionProps {
  project: Project
  body: Body
  country: CountryCode
  format: Format
}

/** The project's price per sqft by quarter against the mix-adjusted index of its area, or of the country where the area is thin, on one axis. */
export function TrendSection({ project, body, country, format }: TrendSectionProps) {
  const { i18n, t } = useLingui()
  const points = body.trend.map(({ quarter, ...rest }) => ({ period: quarter, ...rest }))
  const index = rebaseIndex(points, quarterlyIndex(body.areaIndex?.points ?? []))
  const area = body.areaIndex?.area ? localName(i18n, body.areaIndex.area) : countryName(i18n, country)
  return (
    <PageSection
      id="trend"
      title={i18n._(lateTitles.trend)}
      aside={
        <>
          <Trans>per sqft, by quarter</Trans>
          <OldTo month={project.figuresTo} format={format} />
        </>
      }
    >
      <div className="mt-4">
        {points.length < QUARTERS_MIN ? (
          <Panel kind="empty" title={<Trans>Too few sales for a line</Trans>} />
        ) : (
          <TrendChart
            points={points}
            index={index}
            title={t`Price per square foot of ${localName(i18n, project)} by quarter`}
            name={t`This project`}
            indexName={t`${area} index`}
            format={format.psfFigure}
            formatPeriod={format.quarter}
          />
        )}
      </div>
    </PageSection>
  )
}
