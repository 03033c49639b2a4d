import { Trans, useLingui } from '@lingui/react/macro'
import { formatQuarter, parseMonth, quarterOf } from '#lib/months.ts'
import { localName } from '#property/local-name.ts'
import type { Format } from '#property/use-format.ts'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { type IndexPoint, rebaseIndex } from '#ui/chart/trend-geometry.ts'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Project } from './project.ts'
import type { ProjectReport } from './report.functions.ts'

/** Monthly index → mean of each quarter, "2025-Q3", oldest first. */
export function quarterlyIndex(months: ProjectReport['areaIndex']): IndexPoint[] {
  const quarters = new Map<string, number[]>()
  for (const { month, value } of months) {
    const parsed = parseMonth(month)
    if (parsed === null) continue
    const quarter = formatQuarter(quarterOf(parsed))
    quarters.set(quarter, [...(quarters.get(quarter) ?? []), value])
  }
  return [...quarters].map(([period, values]) => ({ period, value: values.reduce((sum, v) => sum + v, 0) / values.length }))
}

/** Fewer quarters with sales make dots, not a trend. */
const QUARTERS_MIN = 3

/** The project's price per sqft by quarter against the index of its area, on one axis. */
export function TrendSection({ project, areaIndex, format }: { project: Project; areaIndex: ProjectReport['areaIndex']; format: Format }) {
  const { i18n, t } = useLingui()
  const points = project.trend.map(({ quarter, ...rest }) => ({ period: quarter, ...rest }))
  const index = rebaseIndex(points, quarterlyIndex(areaIndex))
  const area = localName(i18n, project.area)
  return (
    <PageSection title={<Trans>Price over time</Trans>} aside={<Trans>per sqft, by quarter</Trans>}>
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
