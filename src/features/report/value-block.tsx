import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { roundEstimate } from '#property/estimate-words.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { RangeBar } from '#ui/chart/range-bar.tsx'
import { confidenceWords } from './messages.ts'
import type { Estimate, Project } from './project.ts'

function KeyFigure({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dd className="figures text-xl font-semibold">{figure}</dd>
      <dt className="text-ink-2">{children}</dt>
    </div>
  )
}

/** The estimate: value, range, unit price, confidence, evidence and date, never one without the others. */
export function ValueBlock({ estimate, project, format }: { estimate: Estimate; project: Project; format: Format }) {
  const { t, i18n } = useLingui()
  const { confidenceScore: score, floor } = estimate
  const home = [
    unitMixWord(i18n._.bind(i18n), estimate.unitMix, project.propertyGroup),
    format.areas(estimate.areaSqm),
    floor === null ? '' : t`floor ${floor}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const asOf = format.month(estimate.asOf)
  return (
    <div>
      <h2 className="figures text-ink-2">
        <Trans>
          Estimate, sale, {asOf} – <span className="text-ink">{home}</span>
        </Trans>
      </h2>
      <p className="figures mt-1 text-[44px]/[1.1] font-[620] tracking-[-0.03em] sm:text-[56px]/[1.1]">
        {format.money(roundEstimate(estimate.value))}
      </p>
      <RangeBar {...estimate} format={format.short} middle={format.psf(estimate.psf)} className="mt-4 max-w-[560px]" />
      <p className="mt-1 max-w-[560px] text-xs text-ink-3">
        <Trans>Dark band: two in three homes like this sell inside it. Whole bar: nine in ten.</Trans>
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-x-10 gap-y-4 sm:flex sm:flex-wrap">
        <KeyFigure figure={i18n._(confidenceWords[estimate.confidence])}>
          <Trans>confidence {score} of 100</Trans>
        </KeyFigure>
        <KeyFigure figure={format.count(Math.max(1, Math.round(estimate.effectiveN)))}>
          <Trans>comparable sales, by weight</Trans>
        </KeyFigure>
        {project.change12m === null ? null : (
          <KeyFigure figure={format.change(project.change12m)}>
            <Trans>median psf in 12 months</Trans>
          </KeyFigure>
        )}
      </dl>
    </div>
  )
}
