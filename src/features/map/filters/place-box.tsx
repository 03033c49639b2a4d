import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Spot } from '#filter/map-limits.ts'
import type { SearchKind, SuggestQuery } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { SuggestionRow } from '#property/search/suggestions/suggestion-row.tsx'
import { Combobox } from '#ui/form/combobox.tsx'

type Suggestion = SuggestQuery['searchSuggestions'][number]

/** §9 default fetch delay */
const FETCH_DELAY_MS = 200

/** Suggestions with a position, of some kinds or all, for the typed text after the delay; null while there is no answer. */
function usePlacedSuggestions(country: CountryCode, typed: string, kinds?: readonly SearchKind[]): Suggestion[] | null {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['map', 'suggestions', country, text],
    queryFn: async () => (await import('#property/search/suggestions/suggest.functions.ts')).fetchSuggestions({ data: { country, text } }),
    enabled: text !== '',
  })
  if (typed.trim() === '' || !data?.ok) return null
  return data.value.searchSuggestions.filter(({ kind, lat, lng }) => lat !== null && lng !== null && (kinds?.includes(kind) ?? true))
}

interface PlaceBoxProps {
  country: CountryCode
  label: string
  placeholder: string
  /** only these kinds; none: all with a position */
  kinds?: readonly SearchKind[]
  onPlace: (spot: Spot, name: string) => void
}

/** A search box for a place on the map, for use without a pointer. */
export function PlaceBox({ country, label, placeholder, kinds, onPlace }: PlaceBoxProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const suggestions = usePlacedSuggestions(country, text === chosen ? '' : text, kinds)
  return (
    <div className="relative flex h-9 items-center rounded border border-field-line bg-sheet px-3 has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon">
      <Combobox
        label={label}
        placeholder={placeholder}
        maxLength={SEARCH_TEXT_MAX_CHARS}
        className="h-full [&_input]:text-base"
        text={text}
        onText={setText}
        groups={suggestions && suggestions.length > 0 ? [{ key: 'places', title: label, options: suggestions }] : []}
        onChoose={({ lat, lng, title }) => {
          setText(title)
          setChosen(title)
          onPlace({ lat5: Math.round((lat ?? 0) * 1e5), lng5: Math.round((lng ?? 0) * 1e5) }, title)
        }}
        renderOption={(suggestion) => <SuggestionRow country={country} suggestion={suggestion} query={text} />}
        message={suggestions ? <Trans>Nothing found yet. Try fewer letters.</Trans> : undefined}
      />
    </div>
  )
}
