import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { formatQuarter, parseMonth, quarterOf } from '#lib/months.ts'
import { sqmToSqft } from '#lib/units.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { TrendChart } from '#ui/chart/trend-chart.tsx'
import { type IndexPoint, rebaseIndex, type TrendPoint } from '#ui/chart/trend-geometry.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Body, Project } from '../project.ts'
import { useIsFrozen, useReportSearch } from '../report-address.ts'
import { SECTION_TITLES } from './section-titles.ts'

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
  /** of the valued home; null: the report is about no single home */
  areaSqm: number | null
}

/** Prices per sqft → prices of a home of that many sqft. */
export const pricedFor = (sqft: number, points: readonly TrendPoint[]): TrendPoint[] =>
  points.map(({ p25, median, p75, ...rest }) => ({ ...rest, p25: p25 * sqft, median: median * sqft, p75: p75 * sqft }))

/**
 * The project's price per sqft by quarter against the mix-adjusted index of its area, or of the country where the area is thin, on one axis;
 * in money for the valued home where the reader asks for it.
 */
export function TrendSection({ project, body, country, format, areaSqm }: TrendSectionProps) {
  const { i18n, t } = useLingui()
  const isFrozen = useIsFrozen()
  const isHome = useReportSearch().trend === 'home' && areaSqm !== null
  const each = body.trend.map(({ quarter, ...rest }) => ({ period: quarter, ...rest }))
  const points = isHome ? pricedFor(sqmToSqft(areaSqm), each) : each
  const index = rebaseIndex(points, quarterlyIndex(body.areaIndex?.points ?? []))
  const area = body.areaIndex?.area ? localName(i18n, body.areaIndex.area) : countryName(i18n, country)
  const name = localName(i18n, project)
  return (
    <PageSection
      id="trend"
      title={i18n._(SECTION_TITLES.trend)}
      aside={
        <>
          {isHome ? <Trans>for this home, by quarter</Trans> : <Trans>per sqft, by quarter</Trans>}
          <OldTo month={project.figuresTo} format={format} />
        </>
      }
    >
      {areaSqm === null || isFrozen || points.length < QUARTERS_MIN ? null : <UnitChips isHome={isHome} size={format.areas(areaSqm)} />}
      <div className="mt-4">
        {points.length < QUARTERS_MIN ? (
          <Panel kind="empty" title={<Trans>Too few sales for a line</Trans>} />
        ) : (
          <TrendChart
            points={points}
            index={index}
            title={isHome ? t`Price of a home of this size in ${name} by quarter` : t`Price per square foot of ${name} by quarter`}
            name={isHome ? t`This size here` : t`This project`}
            indexName={t`${area} index`}
            format={isHome ? format.short : format.psfFigure}
            formatPeriod={format.quarter}
          />
        )}
      </div>
    </PageSection>
  )
}

/** Chooses between the price per sqft and the price of the home, in the address; says what the second is. */
function UnitChips({ isHome, size }: { isHome: boolean; size: string }) {
  return (
    <>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <ChipLink to="." search={(old) => ({ ...old, trend: undefined })} resetScroll={false} on={!isHome}>
          <Trans>Per sqft</Trans>
        </ChipLink>
        <ChipLink to="." search={(old) => ({ ...old, trend: 'home' as const })} resetScroll={false} on={isHome}>
          <Trans>For this home</Trans>
        </ChipLink>
      </div>
      {isHome ? (
        <p className="mt-3 max-w-[68ch] text-sm text-ink-2">
          <Trans>
            What {size}, the size of this home, cost at each quarter’s median price per sqft in this project. Its floor and condition are
            not in it, and it is not a record of this home’s sales.
          </Trans>
        </p>
      ) : null}
    </>
  )
}
