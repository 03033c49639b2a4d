import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { ValueTool } from '../value-link.ts'
import type { ComboboxState } from './combobox-state.ts'
import { searchWordsForUrl } from './search-address.ts'

// the list, what it asks and its keys come when the box is first used
const SuggestionPanel = lazy(async () => ({ default: (await import('./late/suggestion-panel.tsx')).SuggestionPanel }))

interface SearchBoxProps {
  country: CountryCode
  /** the words searched for already */
  initialText?: string
  size?: 'page' | 'hero'
  /** the estimate tool that takes what is found; results and reports otherwise */
  tool?: ValueTool
}

const CLOSED: ComboboxState = { isOpen: false, activeId: undefined }

/**
 * One box for every place: type-ahead by kind, recent searches, and a plain GET form to the results where scripts do not run. On a narrow
 * screen the open box takes all of it.
 */
export function SearchBox({ country, initialText = '', size = 'page', tool }: SearchBoxProps) {
  const { t } = useLingui()
  const router = useRouter()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const [text, setText] = useState(initialText)
  const [isUsed, setUsed] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [{ isOpen, activeId }, setState] = useState(CLOSED)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setState(CLOSED)
    box.current?.blur()
    void router.navigate({ to: tool ?? '/search', search: { countryCode: country, q: words ? searchWordsForUrl(words) : undefined } })
  }
  const hero = size === 'hero'
  return (
    <search className={cx('relative block w-full max-w-[720px]', hero ? 'h-14 sm:h-15' : 'h-12')}>
      <form
        action={router.buildLocation({ to: tool ?? '/search' }).publicHref.split('?')[0]}
        method="get"
        onSubmit={submit}
        className={cx('h-full', isOpen && 'max-sm:fixed max-sm:inset-0 max-sm:z-50 max-sm:flex max-sm:flex-col max-sm:bg-paper max-sm:p-3')}
      >
        <input type="hidden" name="countryCode" value={country} />
        <div
          className={cx(
            'flex items-center rounded border border-line bg-sheet ps-5 pe-2 has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon',
            isOpen ? 'max-sm:h-14 max-sm:shrink-0 sm:h-full' : 'h-full',
            hero && 'shadow-float',
          )}
        >
          <input
            ref={box}
            type="text"
            name="q"
            role="combobox"
            aria-label={t`Project, street, postal code, station or school`}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={activeId}
            placeholder={t`Project, street or postal code`}
            maxLength={SEARCH_TEXT_MAX_CHARS}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="h-full w-full min-w-0 flex-1 bg-transparent text-lg text-ink outline-none"
            value={text}
            onChange={(event) => {
              setUsed(true)
              setText(event.target.value)
            }}
            onFocus={() => setUsed(true)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            onKeyDown={(event) => keys.current?.(event)}
          />
          <Button type="submit" look="primary" size={hero ? 'large' : 'medium'} className="ms-2">
            <span className="max-sm:hidden">
              <Trans>Find a home</Trans>
            </span>
            <span className="sm:hidden">
              <Trans>Find</Trans>
            </span>
          </Button>
        </div>
        {isUsed ? (
          <Suspense>
            <SuggestionPanel {...{ box, keys, listId, country, tool, text, initialText, isComposing, setText, setState }} />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}
