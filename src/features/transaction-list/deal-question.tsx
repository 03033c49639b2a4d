import { useLingui } from '@lingui/react/macro'
import { areaUnitText, sqftToSqm, wholeArea } from '#lib/units.ts'
import { choiceWord } from '#property/filter/choice-words.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import type { DealsSearch } from './search.ts'

/** On paper, where no form stands: what the list was narrowed to. */
export function DealQuestion({ search, format }: { search: DealsSearch; format: Format }) {
  const { t, i18n } = useLingui()
  const { group, mix, tenure, deal, outliers } = search
  const unit = areaUnitText(format.unit, i18n.locale)
  const span = (low: string | undefined, high: string | undefined) =>
    low !== undefined && high !== undefined
      ? format.range(low, high)
      : low !== undefined
        ? t`from ${low}`
        : high === undefined
          ? ''
          : t`up to ${high}`
  const figures = (name: 'price' | 'psf' | 'size' | 'floor' | 'built', write: (value: number) => string) => {
    const [low, high] = [search[`${name}Min`], search[`${name}Max`]]
    return span(low === undefined ? undefined : write(low), high === undefined ? undefined : write(high))
  }
  const month = (value: DealsSearch['from']) =>
    value === undefined ? undefined : typeof value === 'number' ? String(value) : format.month(value)
  const deals = { newsale: t`New sale`, subsale: t`Sub-sale`, resale: t`Resale` }
  const homes = String(mix ?? '')
    .split('_')
    .filter(Boolean)
  const asked = [
    [t`Address`, search.address],
    [t`Kind of property`, group && choiceWord(i18n, 'propertyGroups', group)],
    [t`Home`, format.list(homes.map((one) => unitMixWord(i18n._.bind(i18n), one, group === 'hdb' ? 'HDB' : 'CONDO')))],
    [t`Month`, span(month(search.from), month(search.to))],
    [t`Price`, figures('price', format.money)],
    [t`Price per square foot`, figures('psf', format.psfFigure)],
    [t`Size, ${unit}`, figures('size', (sqft) => format.count(wholeArea(sqftToSqm(sqft), format.unit)))],
    [t`Floor`, figures('floor', String)],
    [t`Completed`, figures('built', String)],
    [t`Tenure`, tenure && choiceWord(i18n, 'tenures', tenure)],
    [t`Kind of deal`, deal && deals[deal]],
    [t`Unusual deals`, outliers && t`without them`],
  ].filter(([, value]) => value)
  if (asked.length === 0) return null
  return (
    <dl className="hidden flex-wrap gap-x-6 gap-y-1 print:flex">
      {asked.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
