import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, lazy, useState } from 'react'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Combobox } from '#ui/combobox.tsx'
import type { ValueTool } from '../value-link.ts'
import { searchWordsForUrl } from './search-address.ts'
import { groupByKind } from './suggestion-groups.ts'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

// what the list shows travels with it, when the box is first used
const row = () => import('./suggestion-row.tsx')
const KindTitle = lazy(async () => ({ default: (await row()).KindTitle }))
const SuggestionRow = lazy(async () => ({ default: (await row()).SuggestionRow }))

interface SearchBoxProps {
  country: CountryCode
  /** the words searched for already */
  initialText?: string
  size?: 'page' | 'hero'
  /** the estimate tool that takes what is found; results and reports otherwise */
  tool?: ValueTool
}

/** One box for every place: type-ahead by kind, recent searches, and a plain GET form to the results where scripts do not run. */
export function SearchBox({ country, initialText = '', size = 'page', tool }: SearchBoxProps) {
  const { t } = useLingui()
  const router = useRouter()
  const [text, setText] = useState(initialText)
  const [recent, setRecent] = useState<Suggestion[]>([])
  const { suggestions, state } = useSuggestions(country, text === initialText ? '' : text)

  const isBlank = text.trim() === ''
  const groups = isBlank
    ? recent.length > 0
      ? [{ key: 'recent', title: <Trans>Recent searches</Trans>, options: recent }]
      : []
    : groupByKind(suggestions).map(({ kind, options }) => ({ key: kind, title: <KindTitle kind={kind} />, options }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    void router.navigate({ to: tool ?? '/search', search: { countryCode: country, q: words ? searchWordsForUrl(words) : undefined } })
  }
  const choose = (suggestion: Suggestion) => {
    setText(suggestion.title)
    void import('./choose-suggestion.ts').then((then) => then.chooseSuggestion(router, country, suggestion, tool))
  }
  const hero = size === 'hero'
  return (
    <search className="relative block w-full max-w-[720px]">
      <form
        action={router.buildLocation({ to: tool ?? '/search' }).publicHref.split('?')[0]}
        method="get"
        onSubmit={submit}
        className={cx(
          'flex items-center rounded border border-line bg-sheet ps-5 pe-2 has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon',
          hero ? 'h-14 shadow-float sm:h-15' : 'h-12',
        )}
      >
        <input type="hidden" name="countryCode" value={country} />
        <Combobox
          name="q"
          label={t`Project, street, postal code, station or school`}
          placeholder={t`Project, street or postal code`}
          maxLength={SEARCH_TEXT_MAX_CHARS}
          className="flex h-full items-center"
          text={text}
          onText={setText}
          groups={groups}
          onFocus={() => void import('./recent-searches.ts').then((then) => setRecent(then.recentSearches(localStorage, country)))}
          onChoose={choose}
          renderOption={(suggestion) => <SuggestionRow suggestion={suggestion} query={isBlank ? '' : text} />}
          message={messageFor(isBlank ? 'none' : state)}
        />
        <Button type="submit" look="primary" size={hero ? 'large' : 'medium'} className="ms-2">
          <span className="max-sm:hidden">
            <Trans>Find a home</Trans>
          </span>
          <span className="sm:hidden">
            <Trans>Find</Trans>
          </span>
        </Button>
      </form>
    </search>
  )
}

function messageFor(state: 'none' | 'ready' | 'failed') {
  if (state === 'ready') return <Trans>Nothing found yet. Try fewer letters, a postal code or a station.</Trans>
  if (state === 'failed') return <Trans>Suggestions are not available now. Press Enter to search.</Trans>
  return undefined
}
