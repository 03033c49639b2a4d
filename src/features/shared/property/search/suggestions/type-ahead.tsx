import type { AnyRouter } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { localMemory } from '#session/local-storage.ts'
import { type ComboboxActions, ComboboxInput, ComboboxRoot } from '#ui/form/combobox-parts.tsx'
import type { ValueTool } from '../../value-link.ts'
import { valueSuggestionLink } from '../../value-link.ts'
import { SearchFrame, type SearchSize } from '../box/search-frame.tsx'
import { suggestionLink } from '../suggestion-link.ts'
import { pastedLines } from './pasted-text.ts'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import type { SentenceChoice } from './sentence-choice.ts'
import { SpeechButton } from './speech-button.tsx'
import { TypeAheadPanel, type TypedChoice } from './type-ahead-panel.tsx'
import type { Suggestion } from './use-suggestions.ts'
import { useTypedGroups } from './use-typed-groups.tsx'

export interface TypeAheadProps {
  box: RefObject<HTMLInputElement | null>
  actions: RefObject<ComboboxActions | null>
  /** attributes of the text box */
  input: ComponentProps<'input'>
  size: SearchSize
  country: CountryCode
  tool: ValueTool | undefined
  /** takes the place instead of opening its page */
  onPlace: ((place: Suggestion) => void) | undefined
  /** takes a sentence instead of opening its results; a box that only takes places reads none */
  onSentence: ((said: SentenceChoice) => void) | undefined
  text: string
  initialText: string
  setText: (text: string) => void
}

/** The box with its list: suggestions for the text, or recent searches. */
export function TypeAhead({ box, actions, input, size, country, tool, onPlace, onSentence, text, initialText, setText }: TypeAheadProps) {
  const router = useRouter()
  const around = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<TypedChoice | null>(null)
  const [recent, setRecent] = useState(() => recentSearches(localMemory, country))
  const isBlank = text.trim() === ''
  const takesSentences = onSentence !== undefined || (tool === undefined && onPlace === undefined)
  const typed = text === initialText ? '' : text
  const { groups, state } = useTypedGroups({ country, typed, takesSentences, recent, isBlank })
  const isOpen = isWanted && (groups.length > 0 || (!isBlank && state !== 'none'))

  const choose = (choice: TypedChoice) => {
    setWanted(false)
    box.current?.blur()
    if (choice.kind === 'SENTENCE') {
      if (onSentence) onSentence(choice)
      else void router.navigate({ to: '/search', search: { countryCode: country, ...choice.search } })
      return
    }
    setText(choice.title)
    chooseSuggestion(choice, { router, country, tool, onPlace })
  }
  const forget = (choice?: TypedChoice) => {
    forgetSearch(localMemory, country, choice?.id)
    setRecent(recentSearches(localMemory, country))
    box.current?.focus()
  }
  const open = () => {
    setRecent(recentSearches(localMemory, country))
    setWanted(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !isBlank || !active) return
    event.preventDefault()
    forget(active)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = pastedLines(event.currentTarget, event.clipboardData.getData('text/plain'))
    if (whole === null) return
    event.preventDefault()
    type(whole)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWanted(false)
  }
  const type = (typed: string) => {
    setText(typed)
    // Escape in a closed box clears it and leaves it closed
    if (typed !== '') setWanted(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving box and list
    <div ref={around} className="contents" onBlur={leave}>
      <ComboboxRoot
        text={text}
        groups={groups}
        isOpen={isOpen}
        actions={actions}
        onText={type}
        onOpen={setWanted}
        onActive={setActive}
        within={around}
      >
        <SearchFrame size={size}>
          <ComboboxInput {...input} ref={box} onClear={() => setText('')} onFocus={open} onKeyDown={onKeyDown} onPaste={paste} />
          {takesSentences ? (
            // its words come later; the box must not wait for them
            <Suspense>
              <SpeechButton
                onSpoken={(spoken) => {
                  type(spoken)
                  box.current?.focus()
                }}
              />
            </Suspense>
          ) : null}
        </SearchFrame>
        {isOpen ? (
          <Suspense>
            <TypeAheadPanel
              country={country}
              groups={groups}
              text={text}
              isBlank={isBlank}
              state={state}
              choose={choose}
              forget={forget}
              close={() => setWanted(false)}
            />
          </Suspense>
        ) : null}
      </ComboboxRoot>
    </div>
  )
}

interface Chooser {
  router: AnyRouter
  country: CountryCode
  /** the estimate tool that the box belongs to */
  tool: ValueTool | undefined
  onPlace: ((place: Suggestion) => void) | undefined
}

/** Remembers the chosen suggestion and gives it to the page of the box, or opens it: in the estimate tool when the box belongs to that. */
function chooseSuggestion(suggestion: Suggestion, { router, country, tool, onPlace }: Chooser): void {
  rememberSearch(localMemory, country, suggestion)
  if (onPlace) onPlace(suggestion)
  else void router.navigate(tool ? valueSuggestionLink(suggestion, country, tool) : suggestionLink(suggestion, country))
}
