import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import type { Format } from '#property/use-format.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import type { SaleLaunch } from './sale-units.ts'

type Gap = NonNullable<SaleLaunch['resale']>
type Group = Gap['groups'][number]

interface ResaleGapListProps {
  gap: Gap | null
  country: CountryCode
  typeGroup: SaleLaunch['typeGroup']
  format: Format
}

/** What the launch asks against what like homes nearby were sold for again; every figure opens its sales. */
export function ResaleGapList({ gap, country, typeGroup, format }: ResaleGapListProps) {
  if (!gap || gap.groups.length === 0)
    return (
      <p className="max-w-[60ch] pt-4 text-ink-2">
        <Trans>
          No like homes nearby were sold again in the last 12 months of data, so there is nothing to compare the price list with.
        </Trans>
      </p>
    )
  const [psf, month, needed] = [format.psf(gap.launchPsf), format.month(gap.asOf), gap.needed]
  const reach = format.distance(gap.metres)
  return (
    <>
      <p className="max-w-[72ch] py-4">
        <Trans>
          The price list’s median is {psf}. Below: homes of the same kinds and sizes within {reach} that were sold again, over 12 months up
          to {month}, each carried to that month by the price index that our valuations use.
        </Trans>
      </p>
      <ul className="grid gap-px border-y border-line bg-line">
        {gap.groups.map((group) => (
          <li key={`${group.isLikeTenure} ${group.ageFrom}`} className="bg-paper">
            <GroupRow group={group} country={country} typeGroup={typeGroup} format={format} launchPsf={gap.launchPsf} />
          </li>
        ))}
      </ul>
      <p className="max-w-[72ch] pt-2 text-xs text-ink-3">
        <Trans>
          Middle half in brackets, n the sales. Fewer than {needed} sales are shown without a figure. A new home is younger than all of
          them: part of the gap is age. Age counts from completion; where that is not on record, from the start of the lease.
        </Trans>
      </p>
    </>
  )
}

interface GroupRowProps extends Omit<ResaleGapListProps, 'gap'> {
  group: Group
  launchPsf: number
}

function GroupRow({ group, launchPsf, country, typeGroup, format }: GroupRowProps) {
  const { t } = useLingui()
  const { ageFrom, ageTo, isLikeTenure, n, p25, median, p75, sales } = group
  const age = ageFrom === null ? t`Age not on record` : ageTo === null ? t`${ageFrom} years and older` : t`${ageFrom} to ${ageTo} years old`
  const tenure = isLikeTenure ? t`held as the launch is` : t`held otherwise`
  const figure =
    median === null || p25 === null || p75 === null
      ? t`too few sales`
      : `${format.psf(median)} (${format.psfFigure(p25)} – ${format.psfFigure(p75)})`
  return (
    <details>
      <summary className="figures flex min-h-11 cursor-pointer flex-wrap items-center gap-x-6 gap-y-1 py-2 hover:bg-wash">
        <span className="min-w-56">
          {age}, {tenure}
        </span>
        <span>{figure}</span>
        <span className="text-ink-3">{format.sample(n)}</span>
        {median === null ? null : (
          <b className="ms-auto font-[560]">
            <Trans>Launch {format.change(launchPsf / median - 1)}</Trans>
          </b>
        )}
      </summary>
      <div className="no-print pb-4">
        <DataTable
          caption={
            n > sales.length
              ? t`The newest ${sales.length} of ${n} sales`
              : t`${plural(n, { one: 'The one sale of this row', other: 'All # sales of this row' })}`
          }
          rows={sales.map((sale, at) => ({ ...sale, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              key: 'project',
              header: t`Project`,
              cell: ({ projectName, projectSlug }) =>
                isModuleOpen('report', country) ? (
                  <Link
                    {...projectReportLink({ typeGroup, slug: projectSlug }, country)}
                    className="text-lagoon underline decoration-line underline-offset-4"
                  >
                    {projectName}
                  </Link>
                ) : (
                  projectName
                ),
            },
            { key: 'built', header: t`Built`, numeric: true, wideOnly: true, cell: ({ builtYear }) => builtYear ?? '–' },
            { key: 'month', header: t`Sold`, cell: ({ month }) => format.month(month) },
            { key: 'area', header: t`Floor area`, numeric: true, wideOnly: true, cell: ({ areaSqm }) => format.area(areaSqm) },
            { key: 'price', header: t`Price`, numeric: true, cell: ({ price }) => format.money(price) },
            { key: 'psf', header: t`psf paid`, numeric: true, wideOnly: true, cell: ({ psf }) => format.psfFigure(psf) },
            { key: 'restated', header: t`psf carried`, numeric: true, cell: ({ restatedPsf }) => format.psfFigure(restatedPsf) },
          ]}
        />
      </div>
    </details>
  )
}
