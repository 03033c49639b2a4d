import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type CSSProperties, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { CompareButton } from '#property/compare/compare-button.tsx'
import { FiguresToAbove, OldData } from '#property/old-data.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { ProReportLink } from '#property/pro-report-link.tsx'
import { useFormat } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useProjectWords } from './project-words.ts'
import { PsfSummary } from './psf-summary.tsx'
import { useEscape } from './use-escape.ts'

const Details = lazy(async () => ({ default: (await import('../tools/callout-details.tsx')).CalloutDetails }))

interface ProjectCalloutProps {
  project: ProjectCardFragment & RowEstimateFragment
  country: CountryCode
  /** minutes of the household's ways, in words */
  ways: string | null
  onClose: () => void
  /** its position in the server's HTML */
  placed: CSSProperties
  /** the map page moves it beside the mark; on phones it is a sheet at the bottom */
  box: RefObject<HTMLDivElement | null>
}

/** The selected project beside its mark: facts, prices, and a link to its report. */
export function ProjectCallout({ project, country, ways, onClose, placed, box }: ProjectCalloutProps) {
  const { t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const words = useProjectWords()
  const name = words.name(project)
  const { lastSalePrice, lastSaleMonth } = project
  const building = words.building(project)
  const isHydrated = useHydrated()
  // the initial position only; afterwards the page moves it
  const [style] = useState(placed)
  const section = useRef<HTMLElement>(null)
  useEscape(section, onClose)
  return (
    <div
      ref={box}
      style={style}
      className="max-lg:contents lg:pointer-events-none lg:absolute lg:top-3 lg:right-0 lg:bottom-8 lg:left-[420px] lg:z-20 lg:flex lg:flex-col lg:data-away:invisible"
    >
      {/* at the height of the mark, as far as there is room above the bottom */}
      <div className="max-lg:hidden lg:min-h-0 lg:shrink lg:basis-[calc(var(--mark-y)-132px)]" />
      <section
        ref={section}
        aria-label={name}
        className="pointer-events-auto flex-none overflow-y-auto overscroll-contain bg-sheet shadow-float max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[calc(100%-24px)] max-lg:min-h-[37%] max-lg:rounded-t-[14px] max-lg:pb-[env(safe-area-inset-bottom)] lg:ms-(--callout-x) lg:max-h-full lg:w-[312px] lg:rounded"
      >
        <div className="max-lg:hidden">
          <Elevation {...pictureOfProject(project)} width={312} height={116} className="h-[116px] w-full" />
        </div>
        <div className="grid gap-0.5 p-5 lg:p-4">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-lg leading-6 font-semibold">{name}</h2>
            <button
              type="button"
              aria-label={t`Close`}
              onClick={onClose}
              className="-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          <p className="text-ink-2">{words.facts(project, { tenure: true })}</p>
          {project.isPlacedByArea ? (
            <p className="text-sm text-ink-3">
              <Trans>Placed by suburb: the records do not say where it stands</Trans>
            </p>
          ) : null}
          {building ? <p className="text-sm text-ink-3">{building}</p> : null}
          {ways ? <p className="figures text-ink">{ways}</p> : null}
          <PsfSummary project={project} format={format} />
          <FiguresToAbove value={project.figuresTo}>
            <p className="figures text-sm text-ink-2">
              {lastSalePrice === null ? <Trans>No sale on record</Trans> : null}
              {lastSalePrice !== null && lastSaleMonth !== null ? (
                <Trans>
                  Last sale {format.money(lastSalePrice)} · {format.month(lastSaleMonth)}
                </Trans>
              ) : null}
              {lastSaleMonth === null ? null : <OldData month={lastSaleMonth} />}
            </p>
            {isHydrated ? (
              <Suspense fallback={<div className="h-16" />}>
                <Details project={project} country={country} />
              </Suspense>
            ) : (
              <div className="h-16" />
            )}
          </FiguresToAbove>
          {isModuleOpen('report', country) ? (
            <ButtonLink
              {...projectReportLink({ typeGroup: project.typeGroup, slug: project.slug }, country)}
              look="primary"
              size="large"
              className="mt-3 w-full"
            >
              <Trans>Open report</Trans>
            </ButtonLink>
          ) : null}
          <div className="mt-1.5 grid gap-1 empty:hidden">
            <CompareButton home={{ slug: project.slug, name }} country={country} />
          </div>
          <ProReportLink project={project} country={country} className="mt-1.5 text-sm" />
        </div>
      </section>
    </div>
  )
}
