import { Trans, useLingui } from '@lingui/react/macro'
import { withField } from '#filter/map-limits.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { cx } from '#ui/class-names.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'
import { toggledGroups } from './toggled-groups.ts'
import type { MapViewState } from './use-map-view.ts'

interface MapLegendProps {
  /** the groups this market has */
  open: readonly TypeGroup[]
  view: Pick<MapViewState, 'limits' | 'setLimits'>
}

/** The legend of the marks; clicking an entry shows or hides its group. */
export function MapLegend({ open, view: { limits, setLimits } }: MapLegendProps) {
  const { i18n, t } = useLingui()
  const shown = limits.filter.typeGroups ?? TYPE_GROUPS
  return (
    <fieldset
      aria-label={t`Kinds of homes on the map`}
      className="absolute flex gap-1 max-lg:inset-x-0 max-lg:top-15 max-lg:overflow-x-auto max-lg:px-3 lg:bottom-4 lg:left-4 lg:rounded lg:bg-sheet lg:p-1 lg:shadow-float"
    >
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
      <span className="flex h-8 shrink-0 items-center px-2.5 text-xs whitespace-nowrap text-ink-2 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-sheet">
        <Trans>psf: median of 12 months</Trans>
      </span>
    </fieldset>
  )
}
