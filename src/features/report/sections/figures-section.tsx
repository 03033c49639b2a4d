import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { DerivedRoomsNote } from '#property/derived-rooms.tsx'
import { AgedMonth } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { isLand, type Pro, type Project } from '../project.ts'
import type { MixFigures } from './figure-cells.tsx'
import { type FigureGroup, useFigureGroups } from './figure-columns.tsx'
import { FigureTable } from './figure-table.tsx'

interface FiguresProps {
  project: Project
  figures: readonly MixFigures[]
  /** of the whole project; null where rents are not disclosed or too few */
  rentalYield: Pro['rentalYield']
  /** the one kind of home that the report is about; null: all */
  mix: string | null
  heading: SectionHeading
  format: Format
}

/** Every aggregate of every kind of home, its columns grouped by what they are of; the first column stays when the others scroll. */
export function FiguresSection({ project, figures, rentalYield, mix, heading, format }: FiguresProps) {
  const { t, i18n } = useLingui()
  const rows = mix === null ? figures : figures.filter(({ unitMix }) => unitMix === mix)
  const groups = useFigureGroups(rows, format, { land: isLand(project), commercial: project.isCommercial }, project.figuresTo)
  if (rows.length === 0) return null
  const name = localName(i18n, project)
  const caption = project.isCommercial ? t`All figures by kind, ${name}` : t`All figures by kind of home, ${name}`
  const table = { rows, group: project.propertyGroup, commercial: project.isCommercial, caption }
  return (
    <PageSection
      id={heading.id}
      title={mix === null ? heading.title : <Trans>This kind of home here</Trans>}
      aside={
        project.figuresTo === null ? null : (
          <Trans>
            twelve months to <AgedMonth month={project.figuresTo} format={format} />, with that month below the counts
          </Trans>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={caption} className="more-beside overflow-x-auto print:hidden!">
        <FigureTable {...table} groups={groups} />
      </section>
      {sheetsOf(groups).map((some) => (
        <div key={some.map(({ key }) => key).join()} className="mt-3 hidden break-inside-avoid print:block">
          <FigureTable {...table} groups={some} />
        </div>
      ))}
      <p className="mt-3 text-xs text-ink-3">
        <Trans>First line of prices: the median. A dash stands where nothing is on record.</Trans>
      </p>
      {project.hasDerivedMixes ? <DerivedRoomsNote /> : null}
      {rentalYield && mix === null ? <YieldLine rentalYield={rentalYield} format={format} /> : null}
    </PageSection>
  )
}

/** What the project's yield rests on. */
function YieldLine({ rentalYield, format }: { rentalYield: NonNullable<Pro['rentalYield']>; format: Format }) {
  const { gross, rents, sales, from, to } = rentalYield
  return (
    <p className="figures mt-2 max-w-[88ch] text-sm text-ink-2">
      <Trans>
        Gross yield {format.percent(gross)} a year: twelve median rents of {format.psf(rents.median)} ({rents.n} contracts) by the median
        price of {format.psf(sales.median)} ({sales.n} sales), {format.month(from)} to <AgedMonth month={to} format={format} />.
      </Trans>
    </p>
  )
}

/** a sheet is not wide enough for all: homes with their sales, and two tables below */
function sheetsOf(groups: readonly FigureGroup[]): FigureGroup[][] {
  const among = (...keys: string[]) => groups.filter(({ key }) => keys.includes(key))
  return [among('homes', 'sales'), among('rents'), among('launch', 'listings')].filter((some) => some.length > 0)
}
