import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import type { LegendStep, Metric } from '../../engine/marks/marker-metric.ts'
import { colourByOf } from '../../map-look.ts'
import type { MapTools } from '../tools-state.ts'
import { colourWords } from './map-choices.ts'

/** What the marks' colours mean: classes of equally many homes, with the figures between them and how many homes have one. */
export function ColourLegend({ tools: { view, legend } }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[view.country].currencyCode)
  const title = i18n._(colourWords[colourByOf(view.search.colour)])
  const figure = (metric: Metric, value: number) =>
    metric === 'psf' ? format.psfFigure(value) : metric === 'change' ? format.change(value) : format.percent(value)
  return (
    <section
      aria-label={t`Legend: ${title}`}
      className="absolute bottom-16 left-4 w-[300px] rounded bg-sheet p-3 shadow-float max-lg:top-26 max-lg:bottom-auto max-lg:left-3 max-lg:w-[220px] max-lg:p-2.5"
    >
      <h2 className="text-sm font-[560]">{title}</h2>
      {legend ? (
        <>
          <ol className="mt-2 flex">
            {legend.steps.map((step) => (
              <li key={`${step.low}`} className="min-w-0 flex-1">
                <Swatch step={step} />
                <span className="sr-only">{stepText(step, (value) => figure(legend.metric, value))}</span>
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="figures mt-1 flex justify-between text-xs text-ink-2">
            {[0, Math.floor((legend.steps.length - 1) / 2), legend.steps.length - 2].map((at) => {
              const high = legend.steps[at]?.high
              return <span key={at}>{high == null ? '' : figure(legend.metric, high)}</span>
            })}
          </p>
          <p className="figures mt-1 text-xs text-ink-3">
            <Trans>
              {i18n.number(legend.known)} of {i18n.number(legend.total)} projects have this figure
            </Trans>
          </p>
        </>
      ) : (
        <p className="mt-1 text-xs text-ink-3">
          <Trans>Too few projects here have this figure.</Trans>
        </p>
      )}
    </section>
  )
}

const stepText = ({ low, high }: LegendStep, figure: (value: number) => string): string =>
  [low === null ? '' : figure(low), high === null ? '' : figure(high)].join('–')

const Swatch = ({ step: { step } }: { step: LegendStep }) => <span className="block h-2.5" style={{ background: `var(${step.token})` }} />
