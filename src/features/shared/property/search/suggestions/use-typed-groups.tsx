import { useEffect, useMemo, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ComboboxGroup } from '#ui/form/combobox-parts.tsx'
import type { SentenceChoice } from './sentence-choice.ts'
import { type GroupKind, groupByKind } from './suggestion-groups.ts'
import { KindTitle } from './suggestion-row.tsx'
import type { TypedChoice } from './type-ahead-panel.tsx'
import { useSentence } from './use-sentence.tsx'
import { type Suggestion, type Suggestions, useSuggestions } from './use-suggestions.ts'

interface Typed {
  country: CountryCode
  /** what is typed; empty while it is what the page came with */
  typed: string
  takesSentences: boolean
  /** what is offered while nothing is typed */
  recent: readonly Suggestion[]
  isBlank: boolean
}

/** What stands below the box: what the text says as filters, then places by kind; or recent searches. The list waits for the former, so that nothing moves. */
export function useTypedGroups({ country, typed, takesSentences, recent, isBlank }: Typed): {
  groups: readonly ComboboxGroup<TypedChoice>[]
  state: Suggestions['state']
} {
  const { suggestions, state } = useSuggestions(country, typed)
  const { sentence, isAwaited, isLate } = useSentence(country, takesSentences ? typed : '')
  const ready = useMemo(() => {
    const places = titled(isBlank ? [{ kind: 'RECENT', options: recent }] : groupByKind(suggestions))
    const said = titledSentence(sentence)
    return isLate ? [...places, ...said] : [...said, ...places]
  }, [isBlank, recent, suggestions, sentence, isLate])
  const groups = useHeld(ready, isAwaited && !isBlank)
  // nothing is said to be found before what is typed has been read
  return { groups, state: isAwaited && groups.length === 0 ? 'none' : state }
}

/** The value as it was before it was held. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [before, setBefore] = useState(value)
  useEffect(() => {
    if (!isHeld) setBefore(value)
  }, [value, isHeld])
  return isHeld ? before : value
}

const titledSentence = (sentence: SentenceChoice | null): ComboboxGroup<TypedChoice>[] =>
  sentence ? [{ key: 'SENTENCE', title: <KindTitle kind="SENTENCE" />, options: [sentence] }] : []

const titled = (groups: readonly { kind: GroupKind; options: readonly Suggestion[] }[]): ComboboxGroup<TypedChoice>[] =>
  groups.flatMap(({ kind, options }) => (options.length > 0 ? [{ key: kind, title: <KindTitle kind={kind} />, options }] : []))
