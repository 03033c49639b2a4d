import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import { sqftToSqm } from '#lib/units.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { OldTo } from '#property/old-data.tsx'
import { ProReportName } from '#property/pro-report-link.tsx'
import { proReportsOf } from '#property/pro-reports.ts'
import type { Format } from '#property/use-format.ts'
import { tenureWords } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { Pro, Project } from '../project.ts'

type Like = NonNullable<Pro['likeProjects']>
type Row = Pick<
  Like['projects'][number],
  'id' | 'name' | 'nameLocal' | 'completionYear' | 'leaseStartYear' | 'psf' | 'change12m' | 'psfNBefore' | 'grossYield'
> & {
  /** null of the project that the report is about */
  slug: string | null
}

interface LikeProps {
  project: Project
  like: Pro['likeProjects']
  country: CountryCode
  heading: SectionHeading
  format: Format
}

/** The project beside those like it: the rule of likeness in words, then their figures of twelve months. */
export function LikeSection({ project, like, country, heading, format }: LikeProps) {
  const { i18n, t } = useLingui()
  if (!like) return null
  const rows: Row[] = [{ ...project, slug: null }, ...like.projects]
  const report = proReportsOf(project).at(-1) ?? 'project-pro'
  const columns: Column<Row>[] = [
    {
      key: 'project',
      header: t`Project`,
      cell: (row) =>
        row.slug === null ? (
          <b className="font-semibold">{localName(i18n, row)}</b>
        ) : (
          <Link
            to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
            params={{ reportKey: report, countryCode: country, projectType: fromWireTypeGroup(project.typeGroup), projectSlug: row.slug }}
            className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
          >
            {localName(i18n, row)}
          </Link>
        ),
    },
    {
      key: 'built',
      header: t`Built, or lease from`,
      numeric: true,
      wideOnly: true,
      cell: (row) => row.completionYear ?? row.leaseStartYear ?? '–',
    },
    { key: 'psf', header: t`Median psf`, numeric: true, cell: ({ psf }) => (psf ? format.psfFigure(psf.median) : '–') },
    {
      key: 'half',
      header: t`Middle half`,
      numeric: true,
      wideOnly: true,
      cell: ({ psf }) => (psf ? format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)) : '–'),
    },
    { key: 'n', header: t`Sales`, numeric: true, cell: ({ psf }) => format.count(psf?.n ?? 0) },
    {
      key: 'growth',
      header: t`12 months`,
      numeric: true,
      cell: ({ change12m, psf, psfNBefore }) =>
        change12m === null ? (
          '–'
        ) : (
          <>
            {format.change(change12m)}
            <span className="block text-xs text-ink-3">
              <ChangeSample n={psf?.n ?? null} before={psfNBefore} format={format} />
            </span>
          </>
        ),
    },
    ...(rows.some(({ grossYield }) => grossYield !== null)
      ? [
          {
            key: 'yield',
            header: t`Yield`,
            numeric: true,
            cell: ({ grossYield }: Row) => (grossYield === null ? '–' : format.percent(grossYield)),
          },
        ]
      : []),
  ]
  return (
    <PageSection
      {...heading}
      aside={
        <>
          <Trans>trailing 12 months</Trans>
          <OldTo month={project.figuresTo} format={format} />
        </>
      }
    >
      <p className="pt-4 pb-3 text-ink-2">
        <Rule project={project} like={like} format={format} />
      </p>
      {like.projects.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No project like it was sold in the last 12 months of the data.</Trans>
        </p>
      ) : (
        <DataTable caption={<ProReportName report={report} />} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </PageSection>
  )
}

/** What makes projects alike; what is not known of this one is not compared. */
function Rule({ project, like, format }: Pick<LikeProps, 'project' | 'format'> & { like: Like }) {
  const { i18n, t } = useLingui()
  const { tenure, year, yearsApart, sizeSqft, sizeApart } = like
  const area = (sqft: number) => format.area(sqftToSqm(sqft))
  const size = sizeSqft === null ? null : format.range(area(sizeSqft * (1 - sizeApart)), area(sizeSqft * (1 + sizeApart)))
  const parts = [
    t`the same kind of building in ${localName(i18n, project.area)}`,
    tenure && i18n._(tenureWords[tenure]),
    year !== null && t`built, or leased from, ${format.range(String(year - yearsApart), String(year + yearsApart))}`,
    size !== null && (project.isCommercial ? t`usual unit ${size}` : t`usual home ${size}`),
  ]
  return (
    <>
      <Trans>Alike:</Trans> {parts.filter(Boolean).join(' · ')}. <Trans>The nearest eight with sales are shown.</Trans>
    </>
  )
}
