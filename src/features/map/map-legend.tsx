import { useLingui } from '@lingui/react/macro'
import { MarkerShape } from '#geo/marker-shape.tsx'
import type { TypeGroup } from '#market/vocabulary.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { cx } from '#ui/class-names.ts'

interface MapLegendProps {
  /** the groups this market has */
  open: readonly TypeGroup[]
  shown: readonly TypeGroup[]
  onToggle: (group: TypeGroup) => void
}

/** The legend of the marks; pressing a word shows or hides its group. */
export function MapLegend({ open, shown, onToggle }: MapLegendProps) {
  const { i18n, t } = useLingui()
  return (
    <fieldset
      aria-label={t`Kinds of homes on the map`}
      className="absolute flex gap-1 max-lg:inset-x-0 max-lg:top-2.5 max-lg:overflow-x-auto max-lg:px-3 lg:bottom-4 lg:left-4 lg:rounded lg:bg-sheet lg:p-1 lg:shadow-float"
    >
      {open.map((group) => {
        const isShown = shown.includes(group)
        return (
          <button
            key={group}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(group)}
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
    </fieldset>
  )
}
