import { Trans, useLingui } from '@lingui/react/macro'
import { withField } from '#filter/map-limits.ts'
import type { MapDataQuery } from '#graphql/generated/graphql.ts'
import { monthsOld } from '#lib/months.ts'
import { COUNTRIES } from '#market/countries.ts'
import { TYPE_GROUPS } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { OldTo } from '#property/old-data.tsx'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { cx } from '#ui/class-names.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'
import { toggledGroups } from './toggled-groups.ts'
import type { MapViewState } from './use-map-view.ts'

type MarkerFile = MapDataQuery['mapData']['markers'][number]

interface MapLegendProps {
  /** of the groups this market has */
  files: readonly Pick<MarkerFile, 'typeGroup' | 'figuresTo'>[]
  view: Pick<MapViewState, 'country' | 'limits' | 'setLimits'>
}

/** The legend of the marks; clicking an entry shows or hides its group. */
export function MapLegend({ files, view: { country, limits, setLimits } }: MapLegendProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const open = files.map(({ typeGroup }) => fromWireTypeGroup(typeGroup))
  const old = files.flatMap(({ typeGroup, figuresTo: month }) =>
    month !== null && monthsOld(month, new Date()) !== null ? [{ group: fromWireTypeGroup(typeGroup), month }] : [],
  )
  const shown = limits.filter.typeGroups ?? TYPE_GROUPS
  return (
    <fieldset
      aria-label={t`Kinds of homes on the map`}
      className="absolute flex gap-1 lg:block max-lg:inset-x-0 max-lg:top-15 max-lg:overflow-x-auto max-lg:px-3 lg:bottom-4 lg:left-4 lg:rounded lg:bg-sheet lg:p-1 lg:shadow-float"
    >
      <div className="flex gap-1 max-lg:contents">
        {open.map((group) => {
          const isShown = shown.includes(group)
          return (
            <button
              key={group}
              type="button"
              aria-pressed={isShown}
              onClick={() => setLimits(withField(limits, 'typeGroups', toggledGroups(shown, group, open)))}
              className={cx(
                'flex h-8 shrink-0 items-center gap-2 rounded px-2.5 text-sm whitespace-nowrap transition-colors hover:bg-wash',
                'max-lg:gap-1.5 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-sheet max-lg:px-2.5 max-lg:text-xs',
                isShown ? 'text-ink' : 'text-ink-3 line-through decoration-ink-3',
              )}
            >
              <span className={isShown ? undefined : 'opacity-35'}>
                <MarkerShape group={group} size={14} />
              </span>
              {i18n._(typeGroupWords[group])}
            </button>
          )
        })}
      </div>
      <div className="flex gap-1 max-lg:contents">
        <span className="flex h-8 shrink-0 items-center px-2.5 text-xs whitespace-nowrap lg:h-6 text-ink-2 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-sheet">
          <Trans>psf: median of 12 months</Trans>
        </span>
        {[...Map.groupBy(old, ({ month }) => month)].map(([month, groups]) => (
          <span
            key={month}
            className="flex h-8 shrink-0 items-center gap-1.5 px-2.5 text-xs whitespace-nowrap lg:h-6 text-ink-2 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-sheet"
          >
            {groups.map(({ group }) => (
              <MarkerShape key={group} group={group} size={10} />
            ))}
            <span>
              <OldTo month={month} format={format} alone />
            </span>
          </span>
        ))}
      </div>
    </fieldset>
  )
}
