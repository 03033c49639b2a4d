import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { slugify } from '#lib/slug.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { FloorGrid } from '../pro/floor-grid.tsx'
import type { Body, Pro, Project, StackView } from '../project.ts'
import { useIsFrozen } from '../report-address.ts'
import type { ReportSubject } from '../report-guard.ts'
import type { ReportKey } from '../report-keys.ts'
import { floorTypeNotes } from '../stack-grid/floor-type-notes.ts'
import { type StackCell, StackGrid, type StackHead } from '../stack-grid/stack-grid.tsx'
import { changeScale, levelScale } from '../stack-grid/stack-scale.ts'
import { BandGrid, bandSales, hasBands } from './band-grid.tsx'

type Building = NonNullable<StackView['building']>
type Unit = Building['stacks'][number]['units'][number]

/** A home to find in the grid: the one that is valued. */
export interface MarkedHome {
  stack: string | null
  floor: number | null
}

interface StackSectionProps {
  subject: ReportSubject
  reportKey: ReportKey
  project: Project
  body: Body
  /** of all sales, for subscribers */
  floors: Pro['floorFigures'] | null
  view: StackView
  marked: MarkedHome
  colour: 'gain' | undefined
  heading: SectionHeading
  format: Format
}

/** §2.9 stack view: homes by floor and stack with their last price or gain; floor bands where no home is named. */
export function StackSection({ subject, reportKey, project, body, floors, view, marked, colour, heading, format }: StackSectionProps) {
  const { building } = view
  if (building && building.soldCount > 0)
    return (
      <PageSection
        {...heading}
        aside={
          <>
            <Plural value={building.soldCount} one="last sale of # home on record" other="last sales of # homes on record" />
            <SoldWhen building={building} format={format} />
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 print:block">
          <Buildings project={project} shown={building.slug} />
          {view.isSample ? <SampleNote floors={view.sampleFloors} subject={subject} /> : null}
          <Grid
            subject={subject}
            reportKey={reportKey}
            project={project}
            view={view}
            building={building}
            marked={marked}
            colour={colour}
            format={format}
          />
        </div>
      </PageSection>
    )
  if (floors && floors.bands.length > 1) return <FloorGrid project={project} floors={floors} heading={heading} format={format} />
  const pooled = hasBands(body) ? bandSales(body) : null
  if (!pooled) return null
  const sold = format.range(format.month(pooled.from), format.month(pooled.to))
  const n = pooled.sales.length
  const today = pooled.inPricesOf ? format.month(pooled.inPricesOf) : null
  return (
    <PageSection
      {...heading}
      aside={
        <>
          {today ? (
            <Trans>
              median psf of the newest <Plural value={n} one="sale" other="# sales" /> ({sold}) by band of floors, in prices of {today} by
              the area’s index
            </Trans>
          ) : (
            <Trans>
              median psf of the newest <Plural value={n} one="sale" other="# sales" /> by band of floors, as paid in {sold}
            </Trans>
          )}
          <OldData month={pooled.inPricesOf ?? pooled.to} />
        </>
      }
    >
      <div className="pt-4">
        <BandGrid project={project} body={body} format={format} />
      </div>
    </PageSection>
  )
}

/** Whether all sales could be brought to one month. */
const isOneMoney = ({ inPricesOf, stacks }: Building): boolean =>
  inPricesOf !== null && stacks.every(({ units }) => units.every(({ psfToday }) => psfToday !== null))

/** The months of the sales that are shown, and in which money. */
function SoldWhen({ building, format }: { building: Building; format: Format }) {
  const months = building.stacks.flatMap(({ units }) => units.map(({ month }) => month)).sort()
  const [from, to] = [months[0], months.at(-1)]
  if (from === undefined || to === undefined) return null
  const sold = format.range(format.month(from), format.month(to))
  const inPricesOf = isOneMoney(building) ? building.inPricesOf : null
  const today = inPricesOf ? format.month(inPricesOf) : null
  return (
    <>
      {' '}
      ·{' '}
      {today ? (
        <Trans>
          {sold}, in prices of {today} by the area’s index
        </Trans>
      ) : (
        <Trans>as paid in {sold}</Trans>
      )}
      <OldData month={inPricesOf ?? to} />
    </>
  )
}

function Buildings({ project, shown }: { project: Project; shown: string }) {
  const { t } = useLingui()
  const isFrozen = useIsFrozen()
  if (project.buildings.length < 2 || isFrozen) return null
  return (
    <nav aria-label={t`Building`} className="no-print flex flex-wrap gap-1.5">
      {project.buildings.map(({ slug, name }) => (
        <ChipLink key={slug} to="." search={(old) => ({ ...old, block: slug })} hash="stacks" on={slug === shown}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

function SampleNote({ floors, subject: { country, typeGroup, slug } }: { floors: number; subject: ReportSubject }) {
  return (
    <p className="text-ink-2">
      <Trans>Floors 1 to {floors} are shown here. All floors, with the homes on them, belong to a subscription:</Trans>{' '}
      <Link
        to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
        params={{ reportKey: 'project-pro', countryCode: country, projectType: typeGroup, projectSlug: slug }}
        className="text-lagoon underline underline-offset-4"
      >
        <Trans>the project report</Trans>
      </Link>
    </p>
  )
}

/** A stack has a report of its own. */
function StackLink({
  subject,
  reportKey,
  building,
  label,
}: {
  subject: ReportSubject
  reportKey: ReportKey
  building: string
  label: string
}) {
  return (
    <Link
      to="/report/$reportKey/phase/$countryCode/$projectType/$projectSlug/$buildingSlug/$subType/$subSlug"
      params={{
        reportKey,
        countryCode: subject.country,
        projectType: subject.typeGroup,
        projectSlug: subject.slug,
        buildingSlug: building,
        subType: 'stack',
        subSlug: slugify(label),
      }}
      className="inline-flex min-h-6 min-w-6 items-center justify-center underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {label}
    </Link>
  )
}

function Grid({
  subject,
  reportKey,
  project,
  view,
  building,
  marked,
  colour,
  format,
}: Omit<StackSectionProps, 'body' | 'floors' | 'heading'> & { building: Building }) {
  const { t, i18n } = useLingui()
  const units = building.stacks.flatMap((stack) => stack.units)
  const inOneMoney = isOneMoney(building)
  const levelOf = ({ psf, psfToday }: Unit): number => (inOneMoney ? (psfToday ?? psf) : psf)
  const gains = units.flatMap(({ annualised }) => (annualised === null ? [] : [annualised]))
  if (units.length === 0) return <Panel kind="empty" title={<Trans>No sale on record on these floors</Trans>} />
  const top = view.isSample ? view.sampleFloors : building.floors
  const lowest = Math.min(...building.stacks.map(({ floorLow }) => floorLow))
  const floors = Array.from({ length: Math.max(1, top - lowest + 1) }, (_, at) => top - at)
  const hasPenthouse = building.stacks.some(({ unitMix, floorHigh }) => unitMix === 'PH' && floorHigh === building.floors)
  const notes = floorTypeNotes(i18n, floors, { floors: building.floors, hasPenthouse })
  const rows = floors.map((floor, at): StackHead => ({ key: String(floor), label: String(floor).padStart(2, '0'), note: notes[at] }))
  const byHome = new Map(building.stacks.map((stack) => [stack.label, new Map(stack.units.map((unit) => [String(unit.floor), unit]))]))
  const stackOf = new Map(building.stacks.map((stack) => [stack.label, stack]))
  const detailOf = (unit: Unit): string => {
    const paid = `${unit.unitNo} · ${format.money(unit.price)} · ${format.psf(unit.psf)} · ${format.month(unit.month)}`
    const { boughtMonth, gain } = unit
    return boughtMonth === null || gain === null ? paid : `${paid} · ${t`${format.signed(gain)} since ${format.month(boughtMonth)}`}`
  }
  const cellOf = (row: StackHead, column: StackHead): StackCell | null | undefined => {
    const stack = stackOf.get(column.key)
    const floor = Number(row.key)
    if (!stack || floor < stack.floorLow || floor > stack.floorHigh) return undefined
    const unit = byHome.get(column.key)?.get(row.key)
    if (!unit) return null
    const isMarked = marked.floor === floor && marked.stack === column.key
    return { level: levelOf(unit), change: unit.annualised, note: format.month(unit.month), detail: detailOf(unit), isMarked }
  }
  return (
    <StackGrid
      caption={t`Homes of ${building.name} by floor and stack: last price per square foot, and gain a year`}
      corner={t`Floor`}
      columns={building.stacks.map(({ label, unitMix, areaSqm }) => ({
        key: label,
        label: <StackLink subject={subject} reportKey={reportKey} building={building.slug} label={label} />,
        note: (
          <>
            {unitMixWord(i18n._.bind(i18n), unitMix, project.propertyGroup)}
            <br />
            {format.area(areaSqm)}
          </>
        ),
      }))}
      rows={rows}
      cellOf={cellOf}
      level={{ scale: levelScale(units.map(levelOf)), label: <Trans>Last price, psf</Trans>, format: format.psfFigure }}
      change={gains.length > 0 ? { scale: changeScale(gains), label: <Trans>Gain a year</Trans>, format: format.change } : null}
      choice={t`What colours the homes`}
      shown={colour === 'gain' ? 'change' : 'level'}
      words={{ noFigure: t`no sale on record`, noHome: t`no home` }}
    />
  )
}
