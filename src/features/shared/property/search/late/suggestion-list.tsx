import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { SearchKind } from '#graphql/generated/graphql.ts'
import { cx } from '#ui/class-names.ts'
import { CloseIcon } from '#ui/close-icon.tsx'
import type { Suggestion } from '../use-suggestions.ts'
import { KindTitle, SuggestionRow } from './suggestion-row.tsx'

export interface SuggestionGroup {
  kind: SearchKind | 'MEANT' | 'RECENT'
  options: readonly Suggestion[]
}

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  /** index over all groups, -1 for none */
  active: number
  query: string
  onChoose: (suggestion: Suggestion) => void
  /** set where what is shown can be forgotten */
  onForget: ((suggestion: Suggestion) => void) | null
}

/** The options under the titles of their groups. Focus stays in the text box. */
export function SuggestionList({ id, groups, active, query, onChoose, onForget }: SuggestionListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const indexOf = new Map(groups.flatMap((group) => group.options).map((option, at) => [option.id, at]))
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label={t`Suggestions`}
      className={cx('min-h-0 overflow-y-auto overscroll-contain max-sm:flex-1 sm:max-h-[min(440px,60vh)]', indexOf.size > 0 && 'py-2')}
    >
      {groups.map(({ kind, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-5 pt-3 pb-1 text-xs font-[560] text-ink-3">
            {kind === 'RECENT' ? <Trans>Recent searches</Trans> : <KindTitle kind={kind} />}
          </p>
          {options.map((option) => {
            const index = indexOf.get(option.id) ?? -1
            return (
              <div
                key={option.id}
                role="presentation"
                className={cx('flex items-center', index === active ? 'bg-lagoon-soft' : 'hover:bg-wash')}
              >
                {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys */}
                <div
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  aria-description={onForget ? t`Press Delete to forget it.` : undefined}
                  data-index={index}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                  className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 px-5 py-1.5 sm:min-h-11"
                >
                  <SuggestionRow suggestion={option} query={query} />
                </div>
                {onForget ? (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles Delete
                  // biome-ignore lint/a11y/noStaticElementInteractions: a button may not stand in a listbox; keys have Delete
                  <span
                    title={t`Forget`}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onForget(option)}
                    className="me-3 grid size-9 shrink-0 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink"
                  >
                    <CloseIcon />
                  </span>
                ) : null}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
