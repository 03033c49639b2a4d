import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchKind } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { suggestedAddress } from '../suggestion-link.ts'
import type { GroupKind } from './suggestion-groups.ts'
import { markedParts } from './suggestion-highlight.ts'
import { useSuggestionPlace } from './suggestion-place.ts'
import type { Suggestion } from './use-suggestions.ts'

const MARKS: Record<SearchKind, string> = {
  PROJECT: 'M5 20V6l8-3v17M13 9l6 2v9M3 20h18M8 9h1M8 13h1M8 17h1',
  STREET: 'M8 3 5 21M16 3l3 18M12 4v3M12 10.5v3M12 17v3',
  POSTAL_CODE: 'M4 6h16v12H4zM4 7l8 6 8-6',
  STATION: 'M7 4h10v12H7zM7 11h10M9 20l1.5-4M15 20l-1.5-4M10 14h.01M14 14h.01',
  SCHOOL: 'm3 9 9-4 9 4-9 4-9-4Zm4 2v5c3 2.5 7 2.5 10 0v-5',
  AREA: 'M4 7l5-2 6 2 5-2v12l-5 2-6-2-5 2zM9 5v12M15 7v12',
}

const kindTitles: Record<GroupKind, ReactNode> = {
  RECENT: <Trans>Recent searches</Trans>,
  SENTENCE: <Trans>As filters</Trans>,
  MEANT: <Trans>Did you mean</Trans>,
  PROJECT: <Trans>Projects</Trans>,
  STREET: <Trans>Streets</Trans>,
  POSTAL_CODE: <Trans>Postal codes</Trans>,
  STATION: <Trans>Stations</Trans>,
  SCHOOL: <Trans>Schools</Trans>,
  AREA: <Trans>Areas</Trans>,
}

/** The title of a group of suggestions. */
export function KindTitle({ kind }: { kind: GroupKind }) {
  usePageWords()
  return kindTitles[kind]
}

interface SuggestionRowProps {
  country: CountryCode
  suggestion: Suggestion
  query: string
}

/** One line of the type-ahead: kind, name in the reader's language and the other name, place, number of projects. */
export function SuggestionRow({ country, suggestion, query }: SuggestionRowProps) {
  usePageWords()
  const { i18n } = useLingui()
  const placeOf = useSuggestionPlace(country)
  const { kind, titleLocal, isApproximate, resultCount, slug } = suggestion
  const title = suggestedAddress(suggestion)
  const place = placeOf(suggestion)
  const name = localName(i18n, { name: title, nameLocal: titleLocal })
  const other = name === title ? titleLocal : title
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 text-ink-3">
        <path d={MARKS[kind]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ink">
          <Marked name={name} query={query} isApproximate={isApproximate} />
          {other ? (
            <span className="ps-2 text-sm text-ink-3">
              <Marked name={other} query={query} isApproximate={isApproximate} />
            </span>
          ) : null}
        </span>
        {place ? <span className="block truncate text-xs text-ink-3">{place}</span> : null}
      </span>
      {slug ? null : (
        <span className="figures text-xs whitespace-nowrap text-ink-3">
          <Plural value={resultCount} one="# project" other="# projects" />
        </span>
      )}
    </>
  )
}

function Marked({ name, query, isApproximate }: { name: string; query: string; isApproximate: boolean }) {
  let at = 0
  return markedParts(name, query, isApproximate).map((part) => {
    at += part.text.length
    return part.hit ? (
      <mark key={at} className="bg-transparent font-semibold text-inherit">
        {part.text}
      </mark>
    ) : (
      <span key={at}>{part.text}</span>
    )
  })
}
