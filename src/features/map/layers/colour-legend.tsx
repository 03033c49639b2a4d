import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import type { LegendStep, Metric, Scale } from '../engine/marks/marker-metric.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'
import { colourByOf } from '../map-look.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { colourWords } from './map-choices.ts'

/** What the marks' colours mean: for each kind of home classes of equally many, the figures between them and how many have one. */
export function ColourLegend({ tools: { view, legend, start } }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[view.country].currencyCode)
  const title = i18n._(colourWords[colourByOf(view.search.colour)])
  const figure = (metric: Metric, value: number) =>
    metric === 'psf' ? format.psfFigure(value) : metric === 'change' ? format.change(value) : format.percent(value)
  const monthOf = (group: TypeGroup) =>
    start?.mapData.markers.find((file) => fromWireTypeGroup(file.typeGroup) === group)?.figuresTo ?? null
  return (
    <section
      aria-label={t`Legend: ${title}`}
      className="absolute bottom-22 left-4 w-[300px] rounded bg-sheet p-3 shadow-float max-lg:top-26 max-lg:bottom-auto max-lg:left-3 max-lg:w-[220px] max-lg:p-2.5"
    >
      <h2 className="text-sm font-[560]">{title}</h2>
      {legend ? (
        <>
          {legend.scales.length > 1 ? (
            <p className="mt-0.5 text-xs text-ink-3">
              <Trans>Each kind of home has a scale of its own.</Trans>
            </p>
          ) : null}
          <ul>
            {legend.scales.map((scale) => (
              <ScaleRow key={scale.group} scale={scale} figure={(value) => figure(legend.metric, value)}>
                <OldTo month={monthOf(scale.group)} format={format} alone />
              </ScaleRow>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-xs text-ink-3">
          <Trans>Too few projects here have this figure.</Trans>
        </p>
      )}
    </section>
  )
}

interface ScaleRowProps {
  scale: Scale
  figure: (value: number) => string
  /** of when the figures are, where they are old */
  children: ReactNode
}

function ScaleRow({ scale: { group, steps, known, total }, figure, children }: ScaleRowProps) {
  const { i18n } = useLingui()
  const cuts = [0, Math.floor((steps.length - 1) / 2), steps.length - 2]
  return (
    <li className="mt-2 grid gap-1">
      <p className="flex items-center gap-1.5 text-xs text-ink-2">
        <MarkerShape group={group} size={11} />
        {i18n._(typeGroupWords[group])}
        <span aria-hidden="true" className="figures ms-auto text-ink-3">
          {i18n.number(known)} / {i18n.number(total)}
        </span>
      </p>
      {steps.length > 0 ? (
        <>
          <ol className="flex">
            {steps.map((step) => (
              <li key={`${step.low}`} className="min-w-0 flex-1">
                <Swatch step={step} />
                <span className="sr-only">{stepText(step, figure)}</span>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="figures flex justify-between text-xs text-ink-2">
            {cuts.map((at) => {
              const high = steps[at]?.high
              return <span key={at}>{high == null ? '' : figure(high)}</span>
            })}
          </p>
          <p className="sr-only">
            <Trans>
              {i18n.number(known)} of {i18n.number(total)} projects have this figure
            </Trans>
          </p>
        </>
      ) : (
        <p className="text-xs text-ink-3">
          <Trans>Too few projects here have this figure.</Trans>
        </p>
      )}
      <p className="text-xs text-ink-3 empty:hidden">{children}</p>
    </li>
  )
}

const stepText = ({ low, high }: LegendStep, figure: (value: number) => string): string =>
  [low === null ? '' : figure(low), high === null ? '' : figure(high)].join('–')

const Swatch = ({ step: { step } }: { step: LegendStep }) => <span className="block h-2.5" style={{ background: `var(${step.token})` }} />
