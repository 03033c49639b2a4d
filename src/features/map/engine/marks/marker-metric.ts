import { figureOf } from '#filter/quantisation.ts'
import { elementAt, int32At } from '#lib/element-at.ts'
import { quantileSorted } from '#lib/quantiles.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ColourScheme } from '#property/base-map/map-colours.ts'
import type { GroupMarkers, MarkerData } from './marker-data.ts'
import { CHANGE_RAMP, METRIC_NONE, type RampStep, SCALE_RAMP } from './metric-ramps.ts'

/** Figures that marks can be coloured by; the names of their columns and quantisations. */
export const METRICS = ['psf', 'change', 'yield'] as const
export type Metric = (typeof METRICS)[number]
/** Figures of areas: the median psf of hexagons, or their sales a square kilometre. Areas stand for the marks where the map is seen from far. */
export const AREA_COLOURS = ['hex', 'density'] as const
export type AreaColour = (typeof AREA_COLOURS)[number]
/** `group`: by kind of home. */
export const COLOUR_BY = [...AREA_COLOURS, 'group', ...METRICS] as const
export type ColourBy = (typeof COLOUR_BY)[number]

/** The figure of areas that is shown; null where marks are shown at every zoom. */
export const areaColourOf = (colourBy: ColourBy): AreaColour | null => AREA_COLOURS.find((name) => name === colourBy) ?? null

/** One colour of a legend and its range: from `low` (included) to `high`; null is open. Fractions for change and yield. */
export interface LegendStep {
  low: number | null
  high: number | null
  step: RampStep
}

/** The classes of one kind of home. A public flat and a villa have little in common: each kind is high or low among its own. */
export interface Scale {
  group: TypeGroup
  /** none where fewer than {@link LEGEND_MIN} marks have the figure */
  steps: readonly LegendStep[]
  /** marks with a figure, and all */
  known: number
  total: number
}

export interface Legend {
  metric: Metric
  /** of the groups that have marks */
  scales: readonly Scale[]
}

/** With fewer figures there are no classes, because they would mean little. */
export const LEGEND_MIN = 30
/** a smaller change counts as none: it is within the noise of medians of few sales */
const NO_CHANGE = 0.01

/** level units → displayed values: psf unchanged, per cent and tenths of it as a fraction */
const FIGURE: Record<Metric, number> = { psf: 1, change: 0.01, yield: 0.001 }

const figureAt = ({ columns }: GroupMarkers, metric: Metric, index: number): number | null => {
  const figure = figureOf(metric, int32At(columns[metric], index))
  return figure === null ? null : figure * FIGURE[metric]
}

function figuresOf(markers: GroupMarkers, metric: Metric): Float64Array {
  const figures: number[] = []
  for (let i = 0; i < markers.count; i++) {
    const figure = figureAt(markers, metric, i)
    if (figure !== null) figures.push(figure)
  }
  return Float64Array.from(figures).sort()
}

/** Rounds for reading: prices to about a hundredth, changes to half a per cent, yields to a tenth. */
function readable(metric: Metric, figure: number): number {
  const step = metric === 'psf' ? 10 ** Math.floor(Math.log10(Math.max(figure, 10)) - 1) / 2 : metric === 'change' ? 0.005 : 0.001
  return Number((Math.round(figure / step) * step).toFixed(4))
}

/** Bounds between classes of about equal size; equal bounds are merged. */
const bounds = (metric: Metric, sorted: Float64Array, steps: number): number[] =>
  sorted.length === 0
    ? []
    : [...new Set(Array.from({ length: steps - 1 }, (_, i) => readable(metric, quantileSorted(sorted, (i + 1) / steps))))]

const legendSteps = (cuts: readonly number[], ramp: readonly RampStep[]): LegendStep[] =>
  [null, ...cuts].map((low, i) => ({ low, high: cuts[i] ?? null, step: spread(ramp, i, cuts.length + 1) }))

/** With fewer classes than colours, spreads them evenly over the ramp. */
function spread(ramp: readonly RampStep[], index: number, count: number): RampStep {
  const at = count <= 1 ? ramp.length >> 1 : Math.round((index / (count - 1)) * (ramp.length - 1))
  return elementAt(ramp, at)
}

/** Classes with equal numbers of marks: seven from low to high; for changes three of falls, one around zero, three of rises. */
function stepsOf(sorted: Float64Array, metric: Metric): LegendStep[] {
  if (sorted.length < LEGEND_MIN) return []
  if (metric !== 'change') return legendSteps(bounds(metric, sorted, SCALE_RAMP.length), SCALE_RAMP)
  const beyond = (isOne: (change: number) => boolean) => bounds(metric, sorted.filter(isOne), 3)
  const falls = beyond((change) => change < -NO_CHANGE).filter((cut) => cut < -NO_CHANGE)
  const rises = beyond((change) => change >= NO_CHANGE).filter((cut) => cut > NO_CHANGE)
  const cuts = [...falls, -NO_CHANGE, NO_CHANGE, ...rises]
  const middle = CHANGE_RAMP.length >> 1
  return legendSteps(cuts, CHANGE_RAMP).map((own, i) => ({ ...own, step: CHANGE_RAMP[middle - falls.length - 1 + i] ?? own.step }))
}

/** A scale for each of the groups that has marks. Null when none of them has {@link LEGEND_MIN} marks with the figure. */
export function legendOf(data: MarkerData, groups: readonly TypeGroup[], metric: Metric): Legend | null {
  const scales = groups
    .filter((group) => data[group].count > 0)
    .map((group): Scale => {
      const sorted = figuresOf(data[group], metric)
      return { group, steps: stepsOf(sorted, metric), known: sorted.length, total: data[group].count }
    })
  return scales.some(({ steps }) => steps.length > 0) ? { metric, scales } : null
}

/** The class of a figure among the homes of its kind; none where too few of them have one. */
export function stepOf({ steps }: Pick<Scale, 'steps'>, figure: number): RampStep {
  const found = steps.find(({ high }) => high === null || figure < high) ?? steps.at(-1)
  return found?.step ?? METRIC_NONE
}

/** The class of one mark. */
export function stepAt({ metric, scales }: Legend, markers: GroupMarkers, index: number): RampStep {
  const scale = scales.find(({ group }) => group === markers.group)
  const figure = figureAt(markers, metric, index)
  return scale && figure !== null ? stepOf(scale, figure) : METRIC_NONE
}

/** How the marks are coloured in one mode: a column for the card, a colour for one mark. */
export interface Painting {
  /** red, green, blue, alpha of every marker */
  colours: (markers: GroupMarkers, scheme: ColourScheme) => Uint8Array
  stepAt: (markers: GroupMarkers, index: number) => RampStep
}

/** marks without the figure are drawn faintly */
const NONE_ALPHA = 70

export function paintingOf(legend: Legend): Painting {
  const colours = (markers: GroupMarkers, scheme: ColourScheme) => {
    const column = new Uint8Array(markers.count * 4)
    for (let i = 0; i < markers.count; i++) {
      const step = stepAt(legend, markers, i)
      column.set([...step.colour[scheme], step === METRIC_NONE ? NONE_ALPHA : 255], i * 4)
    }
    return column
  }
  return { colours, stepAt: (markers, index) => stepAt(legend, markers, index) }
}
