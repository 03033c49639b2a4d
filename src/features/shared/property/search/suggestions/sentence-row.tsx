import { Trans, useLingui } from '@lingui/react/macro'
import { decodeFilters } from '#filter/address.ts'
import { activeKeys, filterAddressOf } from '#filter/map-limits.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { useLimitWords } from '../../filter/use-limit-words.ts'
import type { SaidSentence } from './sentence-choice.ts'

/** One line of the type-ahead: what a sentence says as filters, and the words that it could not read. */
export function SentenceRow({ country, said }: { country: CountryCode; said: SaidSentence }) {
  usePageWords()
  const { i18n, t } = useLingui()
  const words = useLimitWords(country)
  const { search, place, unheard } = said
  const limits = decodeFilters(filterAddressOf(search), country)
  const name = place && localName(i18n, { name: place.found.title, nameLocal: place.found.titleLocal })
  const called = name === null ? null : { name }
  const chips = activeKeys(limits).map((key) => words(key, limits, { around: called, school: called, reach: called }))
  const isNamed = search.q !== undefined && name !== null
  const isNear = search.near !== undefined
  const all = [...chips, ...(isNamed ? [isNear ? t`near ${name}` : name] : [])]
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 text-ink-3">
        <path
          d="M4 6h16M7 12h10M10 18h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="min-w-0 flex-1">
        <span className="block text-ink">{all.join(' · ')}</span>
        {unheard.length > 0 ? (
          <span className="block text-xs text-ink-3">
            <Trans>Not understood: {unheard.map((word) => `“${word}”`).join(', ')}</Trans>
          </span>
        ) : null}
      </span>
    </>
  )
}
