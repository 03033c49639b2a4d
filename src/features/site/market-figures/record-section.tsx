import { Trans, useLingui } from '@lingui/react/macro'
import type { MarketFiguresQuery } from '#graphql/generated/graphql.ts'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { SALES_WORDS } from './figure-words.ts'
import { IndexChart } from './index-chart.tsx'
import { indexPoints, type RecordedCourse, recordedCourses, recordedYears } from './record-course.ts'

interface RecordSectionProps {
  answer: MarketFiguresQuery
  format: Format
}

/** The index of the recorded sales of each kind of home over all months on record: a chart, and each year's last month as a table. */
export function RecordSection({ answer, format }: RecordSectionProps) {
  const { i18n, t } = useLingui()
  const courses = recordedCourses(answer)
  const months = courses.flatMap(({ points }) => points.map(({ month }) => month)).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const period = format.range(format.month(first), format.month(last))
  const lines = courses.map((course) => ({ name: i18n._(SALES_WORDS[course.segment]), points: indexPoints(course) }))
  const listed = courses.map(({ segment, points }) => `${i18n._(SALES_WORDS[segment])} ${points.at(-1)?.value.toFixed(1) ?? ''}`)
  return (
    <PageSection
      title={<Trans>Prices of recorded sales over time</Trans>}
      aside={
        <>
          <Trans>Mix-adjusted index by month · {period}</Trans>
          <OldTo month={last} format={format} />
        </>
      }
    >
      <IndexChart lines={lines} label={t`Index of recorded sales, ${period}, at its end: ${format.list(listed)}`} />
      <details className="print:hidden">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
          <Trans>Figures as a table</Trans>
        </summary>
        <RecordTable courses={courses} format={format} />
      </details>
    </PageSection>
  )
}

type Year = ReturnType<typeof recordedYears>[number]

function RecordTable({ courses, format }: { courses: readonly RecordedCourse[]; format: Format }) {
  const { i18n } = useLingui()
  const columns: Column<Year>[] = [
    { key: 'year', header: <Trans>Year</Trans>, cell: ({ year }) => year },
    ...courses.flatMap(({ segment }): Column<Year>[] => {
      const name = i18n._(SALES_WORDS[segment])
      return [
        {
          key: `${segment} index`,
          header: <Trans>{name}, index</Trans>,
          numeric: true,
          cell: ({ of }) => of[segment]?.value.toFixed(1) ?? '',
        },
        {
          key: `${segment} psf`,
          header: <Trans>{name}, median per sqft</Trans>,
          numeric: true,
          wideOnly: true,
          cell: ({ of }) => (of[segment] ? format.psfFigure(of[segment].psfMedian) : ''),
        },
      ]
    }),
  ]
  return (
    <div className="max-w-3xl pt-3">
      <DataTable
        caption={<Trans>The last month on record of each year</Trans>}
        columns={columns}
        rows={recordedYears(courses)}
        rowKey={({ year }) => year}
      />
    </div>
  )
}
