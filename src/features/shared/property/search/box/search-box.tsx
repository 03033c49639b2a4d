import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasPostalCodes } from '#filter/search-config.ts'
import { SENTENCE_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { cx } from '#ui/class-names.ts'
import { useEarlyEntry } from '#ui/form/early-entry.ts'
import type { ValueTool } from '../../value-link.ts'
import { searchWordsForUrl } from '../search-address.ts'
import { searchableText } from '../suggestions/pasted-text.ts'
import type { SentenceChoice } from '../suggestions/sentence-choice.ts'
import type { Suggestion } from '../suggestions/use-suggestions.ts'
import { SearchFrame, type SearchSize } from './search-frame.tsx'
import { useLateTypeAhead } from './use-late-type-ahead.ts'

interface SearchBoxProps {
  country: CountryCode
  /** the words of the present search */
  initialText?: string
  size?: SearchSize
  /** what a chosen place does here instead of opening its page; words without a choice mean the first place that they find */
  onPlace?: (place: Suggestion) => void
  /** what a sentence does here instead of opening its results */
  onSentence?: (said: SentenceChoice) => void
  /** the estimate tool that takes what is found; results and reports otherwise */
  tool?: ValueTool
}

/** Attributes of the text box before and after the type-ahead has loaded. */
const BOX = {
  type: 'text',
  name: 'q',
  maxLength: SENTENCE_MAX_CHARS,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  className: 'h-full w-full min-w-0 flex-1 bg-transparent text-lg text-ink outline-none',
} as const

const HEIGHTS: Record<SearchSize, string> = { hero: 'h-14 sm:h-15', page: 'h-12', map: 'h-11' }

/** Whether the form was sent by the button below the suggestions. */
const asksForResults = (event: Event) =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLElement && 'results' in event.submitter.dataset

/**
 * One box for every place: type-ahead by kind, recent searches, and a plain GET form to the results where scripts do not run. The
 * type-ahead is loaded when the box is first touched; until then, and where it cannot be loaded, the box is a plain one. On a narrow
 * screen the open box fills the screen.
 */
export function SearchBox({ country, initialText = '', size = 'page', onPlace, onSentence, tool }: SearchBoxProps) {
  const { t } = useLingui()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialText)
  const { TypeAhead, actions, wake, setComposing } = useLateTypeAhead(box)
  const plainBox = useEarlyEntry(({ value }: HTMLInputElement) => setText(value), box)

  // the box was focused before hydration: that counts as touching it
  const wakeEarly = useEffectEvent(() => {
    if (document.activeElement === box.current) wake()
  })
  useEffect(() => wakeEarly(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    actions.current?.close()
    box.current?.blur()
    const openResults = async () => {
      const asked = await searchableText(words)
      void router.navigate({ to: tool ?? '/search', search: { countryCode: country, q: asked ? searchWordsForUrl(asked) : undefined } })
    }
    if (!onPlace || !words || asksForResults(event.nativeEvent)) return void openResults()
    void import('../suggestions/first-suggestion.ts')
      .then(({ firstSuggestion }) => firstSuggestion(country, words))
      .then((place) => (place ? onPlace(place) : openResults()), openResults)
  }
  const input = {
    ...BOX,
    'aria-label': hasPostalCodes(country)
      ? t`Project, street, postal code, station or school`
      : t`Project, street, district, station or school`,
    placeholder: hasPostalCodes(country) ? t`Project, street or postal code` : t`Project, street or district`,
  }
  return (
    <search className={cx('relative block w-full max-w-[720px]', HEIGHTS[size])}>
      <form
        action={router.buildLocation({ to: tool ?? '/search' }).publicHref.split('?')[0]}
        method="get"
        onSubmit={submit}
        onPointerEnter={wake}
        className="h-full max-sm:has-aria-expanded:fixed max-sm:has-aria-expanded:inset-0 max-sm:has-aria-expanded:z-50 max-sm:has-aria-expanded:flex max-sm:has-aria-expanded:flex-col max-sm:has-aria-expanded:bg-paper max-sm:has-aria-expanded:p-3"
      >
        <input type="hidden" name="countryCode" value={country} />
        {TypeAhead ? (
          <TypeAhead
            box={box}
            actions={actions}
            input={input}
            size={size}
            country={country}
            tool={tool}
            onPlace={onPlace}
            onSentence={onSentence}
            text={text}
            initialText={initialText}
            setText={setText}
          />
        ) : (
          <SearchFrame size={size}>
            <input
              {...input}
              ref={plainBox}
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={false}
              value={text}
              onChange={(event) => {
                wake()
                setText(event.target.value)
              }}
              onFocus={wake}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
            />
          </SearchFrame>
        )}
      </form>
    </search>
  )
}
