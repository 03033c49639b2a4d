import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { filterSearch, formSearch } from '#filter/search-params.ts'
import { areaUnitText, sqftToSqm, wholeArea } from '#lib/units.ts'
import { BoundBoxes } from '#property/filter/form/range-boxes.tsx'
import type { Format } from '#property/use-format.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { controlFace } from '#ui/form/text-input.tsx'
import type { ListingSearch } from '../search.ts'
import type { FacetParam } from './listing-facets.ts'
import { landBounds } from './listing-limits.ts'

/** The parameters that narrow advertised homes alone, and are no facets. */
type OwnLimit = Exclude<
  keyof ListingSearch,
  keyof typeof filterSearch | keyof typeof formSearch | FacetParam | ('q' | 'for' | 'landFrom' | 'landTo' | 'view' | 'sort' | 'page')
>

interface OwnLimitRow {
  /** what its chip says; null where it does not narrow */
  chip: (search: ListingSearch, words: { i18n: I18n; format: Format }) => string | null
  /** its control in the form of filters; null where it is chosen elsewhere, and the form carries it along */
  Control: ComponentType<{ search: ListingSearch }> | null
}

/** In the order in which they are offered. */
export const OWN_LIMITS: Record<OwnLimit, OwnLimitRow> = {
  land: {
    chip: (search, { i18n, format }) => {
      const [low, high] = landBounds(search)
      if (low === null && high === null) return null
      const write = (sqft: number | null) => (sqft === null ? '' : format.count(wholeArea(sqftToSqm(sqft), format.unit)))
      const [from, to, unit] = [write(low), write(high), areaUnitText(format.unit, i18n.locale)]
      return i18n._(msg`Land ${from}–${to} ${unit}`)
    },
    Control: LandBoxes,
  },
  since: {
    chip: ({ since }, { i18n }) =>
      since === undefined ? null : i18n._(msg`Listed within ${plural(since, { one: '# day', other: '# days' })}`),
    Control: SinceChoice,
  },
  cut: {
    chip: ({ cut }, { i18n }) =>
      cut === undefined ? null : i18n._(msg`Price cut within ${plural(cut, { one: '# day', other: '# days' })}`),
    Control: CutChoice,
  },
  tour: {
    chip: ({ tour }, { i18n }) => (tour === undefined ? null : i18n._(msg`Has a tour`)),
    Control: TourBox,
  },
  project: {
    chip: ({ project }, { i18n }) => {
      if (project === undefined) return null
      const projectWords = String(project).replace(/^.*\//, '').replaceAll('-', ' ')
      return i18n._(msg`Project ${projectWords}`)
    },
    Control: null,
  },
  agent: {
    chip: ({ agent }, { i18n }) => {
      if (agent === undefined) return null
      const licence = String(agent)
      return i18n._(msg`Agent ${licence}`)
    },
    Control: null,
  },
}

interface LimitProps {
  search: ListingSearch
}

function LandBoxes({ search }: LimitProps) {
  const { i18n, t } = useLingui()
  const unit = useAreaUnit()
  const [low, high] = landBounds(search)
  const shown = (sqft: number | null) => (sqft === null ? null : wholeArea(sqftToSqm(sqft), unit))
  return (
    <BoundBoxes
      key={unit}
      title={t`Land`}
      unit={areaUnitText(unit, i18n.locale)}
      params={{ low: 'landFrom', high: 'landTo' }}
      values={[shown(low), shown(high)]}
      write={(value) => i18n.number(value)}
    />
  )
}

function SinceChoice({ search: { since } }: LimitProps) {
  const { t } = useLingui()
  return <DayChoice name="since" label={t`First seen`} days={[1, 3, 7, 14, 30, 90]} value={since} />
}

function CutChoice({ search: { cut } }: LimitProps) {
  const { t } = useLingui()
  return <DayChoice name="cut" label={t`Price cut`} days={[7, 14, 30, 90]} value={cut} />
}

function TourBox({ search: { tour } }: LimitProps) {
  return (
    <label className="flex min-h-8 items-center gap-2.5">
      <input type="checkbox" name="tour" value="1" defaultChecked={tour !== undefined} className="size-4" />
      <Trans>Has a tour</Trans>
    </label>
  )
}

interface DayChoiceProps {
  name: string
  label: string
  days: readonly number[]
  value: number | undefined
}

/** Within how many days; any where none is chosen. */
function DayChoice({ name, label, days, value }: DayChoiceProps) {
  const { t } = useLingui()
  const offered = value === undefined || days.includes(value) ? days : [...days, value].sort((a, b) => a - b)
  return (
    <label className="grid gap-1 text-sm font-[560] text-ink-2">
      {label}
      <select name={name} defaultValue={value ?? ''} className={`${controlFace} choice figures font-normal`}>
        <option value="">{t`At any time`}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {t`Within ${plural(one, { one: '# day', other: '# days' })}`}
          </option>
        ))}
      </select>
    </label>
  )
}
