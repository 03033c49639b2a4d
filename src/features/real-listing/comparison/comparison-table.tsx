import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectLink } from '#property/address/project-link.ts'
import { AgedMonth, FiguresToAbove } from '#property/old-data.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { comparedText } from '../search.ts'
import { useComparedFacts } from './compared-facts.tsx'
import type { ComparedProject, Comparison } from './comparison.ts'

interface ComparisonTableProps {
  comparison: Comparison
  market: NonNullable<Comparison['market']>
  country: CountryCode
  /** each project can be taken out of the comparison */
  removable?: boolean
}

/** To which month the figures reach, then one column per project and one row per fact; scrolls sideways by itself, reachable by keyboard. */
export function ComparisonTable({ comparison, market, country, removable = false }: ComparisonTableProps) {
  const { t } = useLingui()
  const { projects, listed } = comparison
  // product §6: no single home's past sale beside an advertisement
  const format = useFormat(market.currencyCode)
  const rows = useComparedFacts(format).filter(({ key }) => key !== 'last' || listed === null)
  return (
    <>
      {market.lastMonth ? (
        <p className="mb-3 text-sm text-ink-3 print:text-[10px]">
          <Trans>
            Sales recorded up to <AgedMonth month={market.lastMonth} format={format} />. Medians and changes are of the last 12 months of
            data.
          </Trans>
        </p>
      ) : null}
      <FiguresToAbove value={market.lastMonth}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={t`Projects side by side`}>
          <table
            className="w-full table-fixed border-collapse text-base print:min-w-0! print:text-xs"
            style={{ minWidth: `${140 + projects.length * 176}px` }}
          >
            <thead>
              <tr className="border-b border-ink align-bottom">
                <th scope="col" className="w-32 pe-4 pb-3 text-start text-xs font-medium text-ink-3">
                  <Trans>Fact</Trans>
                </th>
                {projects.map((project) => (
                  <th key={project.id} scope="col" className="pe-4 pb-3 text-start align-top font-normal last:pe-0">
                    <ProjectColumnHead
                      project={project}
                      country={country}
                      listed={(listed?.homes ?? []).map(({ group }) => group.slug)}
                      others={removable ? projects.filter(({ id }) => id !== project.id) : null}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cell, strong }) => (
                <tr key={key} className="border-b border-line-2 align-top">
                  <th scope="row" className="py-2 pe-4 text-start font-normal text-ink-2">
                    {name}
                  </th>
                  {projects.map((project) => (
                    <td key={project.id} className={cx('figures py-2 pe-4 last:pe-0', strong && 'text-lg font-semibold print:text-sm')}>
                      {cell(project)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </FiguresToAbove>
    </>
  )
}

interface ProjectColumnHeadProps {
  project: ComparedProject
  country: CountryCode
  /** the projects that stay when this one is taken out; null when none can be */
  others: readonly ComparedProject[] | null
  /** the words of advertised homes, which stay */
  listed: readonly string[]
}

function ProjectColumnHead({ project, country, others, listed }: ProjectColumnHeadProps) {
  const { i18n, t } = useLingui()
  return (
    <div className="grid gap-1">
      <Elevation
        {...pictureOfProject(project)}
        width={200}
        height={120}
        className="aspect-[5/3] w-full rounded border border-line print:max-h-20"
      />
      <Link {...projectLink(project, country)} className="title text-[17px] leading-6 decoration-line underline-offset-4 hover:underline">
        {localName(i18n, project)}
      </Link>
      {others ? (
        <Link
          to="/realListing/compare"
          search={(old) => ({ ...old, with: comparedText([...new Set([...listed, ...others.map(({ slug }) => slug)])]) })}
          resetScroll={false}
          aria-label={t`Remove ${localName(i18n, project)}`}
          className="no-print inline-flex min-h-6 items-center justify-self-start text-sm text-ink-3 underline decoration-line underline-offset-4 hover:text-ink"
        >
          <Trans>Remove</Trans>
        </Link>
      ) : null}
    </div>
  )
}
