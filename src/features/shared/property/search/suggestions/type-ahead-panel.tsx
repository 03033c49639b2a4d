import { Autocomplete } from '@base-ui/react/autocomplete'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { hasPostalCodes, typedPostalCode } from '#filter/search-config.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { type ComboboxGroup, ComboboxOptions } from '#ui/form/combobox-parts.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { SentenceChoice } from './sentence-choice.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import type { Suggestion, Suggestions } from './use-suggestions.ts'

/** A place, or what a sentence says. */
export type TypedChoice = Suggestion | SentenceChoice

interface TypeAheadPanelProps {
  country: CountryCode
  groups: readonly ComboboxGroup<TypedChoice>[]
  text: string
  /** recent searches are shown */
  isBlank: boolean
  state: Suggestions['state']
  choose: (choice: TypedChoice) => void
  /** all of them without one */
  forget: (choice?: TypedChoice) => void
  close: () => void
}

/** Below the open box: the number of suggestions, the list, and links to more. */
export function TypeAheadPanel({ country, groups, text, isBlank, state, choose, forget, close }: TypeAheadPanelProps) {
  usePageWords()
  const { t } = useLingui()
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    // the focus stays in the text box when the panel itself is pressed
    <section
      aria-label={t`Suggestions`}
      onMouseDown={(event) => event.preventDefault()}
      className="z-30 flex flex-col overflow-hidden rounded border border-line bg-sheet max-sm:mt-2 max-sm:min-h-0 max-sm:flex-1 sm:absolute sm:inset-x-0 sm:top-full sm:mt-2 sm:shadow-float"
    >
      <Autocomplete.Status className={count > 0 || state === 'none' ? 'sr-only' : 'px-5 py-4 text-ink-2'}>
        <Announcement country={country} count={count} isBlank={isBlank} text={text} state={state} />
      </Autocomplete.Status>
      <ComboboxOptions
        label={t`Suggestions`}
        groups={groups}
        onChoose={choose}
        renderOption={(choice) =>
          choice.kind === 'SENTENCE' ? choice.line : <SuggestionRow country={country} suggestion={choice} query={isBlank ? '' : text} />
        }
        hint={isBlank ? t`Press Delete to forget it.` : undefined}
        beside={isBlank ? (choice) => <Forget onPress={() => forget(choice)} /> : undefined}
        className="min-h-0 py-2 max-sm:flex-1 sm:max-h-[min(440px,60vh)]"
      />
      <footer className="flex items-center gap-2 border-line px-3 py-2 max-sm:order-first max-sm:border-b sm:border-t sm:empty:hidden">
        {isBlank ? (
          count > 0 ? (
            <Button size="small" look="ghost" onClick={() => forget()}>
              <Trans>Forget all of them</Trans>
            </Button>
          ) : null
        ) : (
          <Button type="submit" data-results="" size="small" look="ghost" className="min-w-0">
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

function Forget({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles Delete
    // biome-ignore lint/a11y/noStaticElementInteractions: a button may not stand in a listbox; keys have Delete
    <span
      title={t`Forget`}
      onClick={onPress}
      className="me-3 grid size-9 shrink-0 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink"
    >
      <CloseIcon />
    </span>
  )
}

interface AnnouncementProps extends Pick<Suggestions, 'state'> {
  country: CountryCode
  count: number
  isBlank: boolean
  /** what was typed */
  text: string
}

/** Tells screen readers the number of suggestions; shows that there are none, and what helps. */
export function Announcement({ country, count, isBlank, text, state }: AnnouncementProps) {
  if (isBlank) return <Plural value={count} one="# recent search" other="# recent searches" />
  if (state === 'failed')
    return <Trans>Suggestions are not available now, perhaps because you are offline. Press Enter to search all the same.</Trans>
  if (state === 'none') return null
  const code = typedPostalCode(country, text)
  if (count === 0 && code) return <Trans>No postal code on record begins with {code}. Check the digits, or type the street.</Trans>
  if (count === 0)
    return hasPostalCodes(country) ? (
      <Trans>Nothing found yet. Try fewer letters, a postal code or a station.</Trans>
    ) : (
      <Trans>Nothing found yet. Try fewer letters, a district or a station.</Trans>
    )
  return <Plural value={count} one="# suggestion" other="# suggestions" />
}
