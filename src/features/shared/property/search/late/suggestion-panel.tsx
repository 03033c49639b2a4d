import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { useLateWords } from '#session/late-words.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import type { ValueTool } from '../../value-link.ts'
import { chooseSuggestion } from '../choose-suggestion.ts'
import type { ComboboxState } from '../combobox-state.ts'
import { forgetSearch, recentSearches } from '../recent-searches.ts'
import { groupByKind } from '../suggestion-groups.ts'
import { type PanelKey, panelKey } from '../suggestion-keys.ts'
import { type Suggestion, type Suggestions, useSuggestions } from '../use-suggestions.ts'
import { SuggestionList } from './suggestion-list.tsx'

interface SuggestionPanelProps {
  box: RefObject<HTMLInputElement | null>
  /** where the text box asks what its keys do */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  listId: string
  country: CountryCode
  tool: ValueTool | undefined
  text: string
  initialText: string
  isComposing: boolean
  setText: (text: string) => void
  setState: (state: ComboboxState) => void
}

/** What the box says below itself: suggestions for the text, or what was searched for lately. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  useLateWords('property-late')
  const { listId, text, isComposing } = props
  const { t } = useLingui()
  const panel = usePanel(props)
  const { isOpen, isBlank, groups, options, active, state, close, choose, forget } = panel
  if (!isOpen) return null
  return (
    <section
      aria-label={t`Suggestions`}
      className="z-30 flex flex-col overflow-hidden rounded border border-line bg-sheet max-sm:mt-2 max-sm:min-h-0 max-sm:flex-1 sm:absolute sm:inset-x-0 sm:top-full sm:mt-2 sm:shadow-float"
    >
      <p role="status" className={options.length > 0 || state === 'none' ? 'sr-only' : 'px-5 py-4 text-ink-2'}>
        <Announcement count={options.length} isBlank={isBlank} state={isComposing ? 'none' : state} />
      </p>
      <SuggestionList
        {...{ id: listId, groups, active, onChoose: choose, query: isBlank ? '' : text, onForget: isBlank ? forget : null }}
      />
      <footer className="flex items-center gap-2 border-line px-3 py-2 max-sm:order-first max-sm:border-b sm:border-t sm:empty:hidden">
        {isBlank ? (
          options.length > 0 ? (
            <Button size="small" look="ghost" onClick={() => forget()}>
              <Trans>Forget all of them</Trans>
            </Button>
          ) : null
        ) : (
          <Button type="submit" size="small" look="ghost" className="min-w-0">
            <span className="truncate">
              <Trans>All results for “{text.trim()}”</Trans>
            </span>
          </Button>
        )}
        <Button size="small" look="ghost" className="ms-auto sm:hidden" onClick={close}>
          <CloseIcon />
          <Trans>Close</Trans>
        </Button>
      </footer>
    </section>
  )
}

interface AnnouncementProps extends Pick<Suggestions, 'state'> {
  count: number
  isBlank: boolean
}

/** For readers of the screen how many there are, for everybody that there are none and what helps. */
function Announcement({ count, isBlank, state }: AnnouncementProps) {
  if (isBlank) return <Plural value={count} one="# recent search" other="# recent searches" />
  if (state === 'failed')
    return <Trans>Suggestions are not available now, perhaps because you are offline. Press Enter to search all the same.</Trans>
  if (state === 'none') return null
  if (count === 0) return <Trans>Nothing found yet. Try fewer letters, a postal code or a station.</Trans>
  return <Plural value={count} one="# suggestion" other="# suggestions" />
}

/** The state of the open list; tells the text box what is open and active, and takes its keys. */
function usePanel({ box, keys, listId, country, tool, text, initialText, isComposing, setText, setState }: SuggestionPanelProps) {
  const router = useRouter()
  const [isWanted, setWanted] = useState(true)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [recent, setRecent] = useState(() => recentSearches(localStorage, country))
  const isBlank = text.trim() === ''
  const { suggestions, state } = useSuggestions(country, text === initialText ? '' : text, isComposing)
  const groups = isBlank ? (recent.length > 0 ? [{ kind: 'RECENT' as const, options: recent }] : []) : groupByKind(suggestions)
  const options: Suggestion[] = groups.flatMap((group) => group.options)
  const active = options.findIndex(({ id }) => id === activeId)
  const isOpen = isWanted && (options.length > 0 || (!isBlank && state !== 'none'))

  const close = () => {
    setWanted(false)
    setActiveId(null)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    setText(suggestion.title)
    box.current?.blur()
    chooseSuggestion(router, country, suggestion, tool)
  }
  const forget = (suggestion?: Suggestion) => {
    forgetSearch(localStorage, country, suggestion?.id)
    setRecent(recentSearches(localStorage, country))
    box.current?.focus()
  }
  const act: Record<PanelKey['does'], (key: PanelKey) => void> = {
    move: ({ to }) => {
      setWanted(true)
      setActiveId(options[to]?.id ?? null)
    },
    choose: () => options[active] && choose(options[active]),
    forget: () => {
      if (options[active]) forget(options[active])
    },
    close,
    clear: () => setText(''),
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { isComposing: isInSign } = event.nativeEvent
    const key = isInSign ? null : panelKey(event.key, { isOpen, isRecent: isBlank, active, count: options.length })
    if (!key) return
    if (key.isOurs) event.preventDefault()
    act[key.does](key)
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const isInside = event.target instanceof Node && box.current?.form?.contains(event.target)
    if (!isInside) close()
    else if (event.target === box.current) {
      setRecent(recentSearches(localStorage, country))
      setWanted(true)
    }
  })
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (event.target === box.current) setWanted(true)
    else if (!(event.target instanceof Node && box.current?.form?.contains(event.target))) close()
  })
  const onTyped = useEffectEvent(() => {
    setWanted(true)
    setActiveId(null)
  })
  useEffect(() => {
    keys.current = (event) => onKey(event)
    const focused = (event: FocusEvent) => onFocus(event)
    const pressed = (event: PointerEvent) => onPress(event)
    const typed = () => onTyped()
    const input = box.current
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerdown', pressed)
    input?.addEventListener('input', typed)
    return () => {
      keys.current = null
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerdown', pressed)
      input?.removeEventListener('input', typed)
    }
  }, [box, keys])
  const activeOption = isOpen && active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => setState({ isOpen, activeId: activeOption }), [setState, isOpen, activeOption])
  return { isOpen, isBlank, groups, options, active, state, close, choose, forget }
}
