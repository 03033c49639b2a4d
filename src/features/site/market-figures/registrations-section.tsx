import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { coursePoints } from '#lib/course-points.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { yearSums } from './course.ts'

const MONTHS_SHOWN = 60
const [WIDTH, HEIGHT, GAP] = [600, 120, 2]
const WHOLE_YEAR = 12

interface RegistrationsSectionProps {
  courses: MarketFiguresQuery['registrations']
  format: Format
}

/** How many agreements of sale were lodged: the newest five years by month as bars, all years as a table. */
export function RegistrationsSection({ courses, format }: RegistrationsSectionProps) {
  const { t } = useLingui()
  const points = courses.flatMap(coursePoints)
  const shown = points.slice(-MONTHS_SHOWN)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return null
  const most = Math.max(...shown.map(({ value }) => value))
  const peak = shown.find(({ value }) => value === most) ?? last
  const period = format.range(format.month(first.month), format.month(last.month))
  const label = t`Agreements by month, ${period}: ${format.count(last.value)} in the last one, at most ${format.count(most)} in ${format.month(peak.month)}`
  const step = WIDTH / shown.length
  const columns: Column<ReturnType<typeof yearSums>[number]>[] = [
    {
      key: 'year',
      header: <Trans>Year</Trans>,
      cell: ({ year, months }) =>
        months === WHOLE_YEAR ? (
          year
        ) : (
          <Trans>
            {year}, {months} months
          </Trans>
        ),
    },
    { key: 'sum', header: <Trans>Agreements</Trans>, numeric: true, cell: ({ sum }) => format.count(sum) },
    { key: 'mean', header: <Trans>a month</Trans>, numeric: true, cell: ({ sum, months }) => format.count(sum / months) },
  ]
  return (
    <PageSection
      title={<Trans>Agreements of sale by month</Trans>}
      aside={
        <>
          {period}
          <OldTo month={last.month} format={format} />
        </>
      }
    >
      <div className="grid gap-x-12 gap-y-6 pt-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="m-0">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label} className="h-40 w-full">
            <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line" />
            {shown.map(({ month, value }, at) => {
              const height = most === 0 ? 0 : (value / most) * (HEIGHT - GAP)
              return (
                <rect
                  key={month}
                  x={at * step}
                  y={HEIGHT - 1 - height}
                  width={step - GAP}
                  height={height}
                  className="fill-lagoon print:fill-ink"
                />
              )
            })}
          </svg>
          <figcaption className="figures flex justify-between pt-1 text-xs text-ink-3">
            <span>{format.month(first.month)}</span>
            <span>
              <Trans>
                most: {format.count(most)}, {format.month(peak.month)}
              </Trans>
            </span>
            <span>{format.month(last.month)}</span>
          </figcaption>
        </figure>
        <DataTable
          caption={<Trans>Agreements of sale and purchase of homes that were lodged with the Land Registry</Trans>}
          columns={columns}
          rows={yearSums(points)}
          rowKey={({ year }) => year}
        />
      </div>
    </PageSection>
  )
}
