import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { Chip } from '#ui/form/chip.tsx'
import { DENSITY_CUTS } from '../engine/marks/hex-points.ts'
import { AREA_COLOURS, areaColourOf, type LegendStep, type Metric, type Scale } from '../engine/marks/marker-metric.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'
import { SCALE_RAMP } from '../engine/marks/metric-ramps.ts'
import { COLOUR_DEFAULT, colourByOf } from '../map-look.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { colourWords } from './map-choices.ts'

/** What the colours mean. Nothing where areas were chosen and the marks themselves are shown: near by, or few. */
export function ColourLegend({ tools }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const colourBy = colourByOf(tools.view.search.colour)
  const title = i18n._(colourWords[colourBy])
  const isOfAreas = areaColourOf(colourBy) !== null
  if (isOfAreas && tools.areas === null) return null
  return (
    <section
      aria-label={t`Legend: ${title}`}
      className="absolute bottom-22 left-4 w-[300px] rounded bg-sheet p-3 shadow-float max-lg:top-26 max-lg:bottom-auto max-lg:left-3 max-lg:w-[262px] max-lg:p-2.5"
    >
      {isOfAreas ? (
        <AreaLegend tools={tools} />
      ) : (
        <>
          <h2 className="text-sm font-[560]">{title}</h2>
          <Scales tools={tools} />
        </>
      )}
    </section>
  )
}

/** The choice between the figures of areas, and what their colours mean. */
function AreaLegend({ tools }: { tools: MapTools }) {
  const { i18n } = useLingui()
  const { view, areas } = tools
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        {AREA_COLOURS.map((name) => (
          <Chip key={name} on={name === areas} onClick={() => view.change({ colour: name === COLOUR_DEFAULT ? undefined : name })}>
            {i18n._(colourWords[name])}
          </Chip>
        ))}
      </p>
      <div className="mt-2 grid gap-1 text-xs text-ink-2">
        {areas === 'density' ? (
          <>
            <Ramp />
            <p className="figures flex justify-between">
              {DENSITY_CUTS.map((cut) => (
                <span key={cut}>{i18n.number(cut)}</span>
              ))}
            </p>
            <p>
              <Trans>Sales a square kilometre in 12 months</Trans>
            </p>
          </>
        ) : (
          <>
            <Ramp />
            <p className="flex justify-between gap-3">
              <span>
                <Trans>low for its kind of home</Trans>
              </span>
              <span>
                <Trans>high for its kind</Trans>
              </span>
            </p>
            <details>
              <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
                <Trans>The figures</Trans>
              </summary>
              <Scales tools={tools} />
            </details>
          </>
        )}
      </div>
    </>
  )
}

const Ramp = () => (
  <span aria-hidden="true" className="flex">
    {SCALE_RAMP.map(({ token }) => (
      <span key={token} className="block h-2.5 flex-1" style={{ background: `var(${token})` }} />
    ))}
  </span>
)

/** For each kind of home classes of equally many, the figures between them and how many have one. */
function Scales({ tools: { view, legend, start } }: { tools: MapTools }) {
  const format = useFormat(COUNTRIES[view.country].currencyCode)
  const figure = (metric: Metric, value: number) =>
    metric === 'psf' ? format.psfFigure(value) : metric === 'change' ? format.change(value) : format.percent(value)
  const monthOf = (group: TypeGroup) =>
    start?.mapData.markers.find((file) => fromWireTypeGroup(file.typeGroup) === group)?.figuresTo ?? null
  if (!legend)
    return (
      <p className="mt-1 text-xs text-ink-3">
        <Trans>Too few projects here have this figure.</Trans>
      </p>
    )
  return (
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
