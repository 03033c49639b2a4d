import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { plainWord } from '#filter/plain-word.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import type { MapTools } from './tools-state.ts'

/** Saves the present search, and links to its results in the whole country. */
export function SearchLinks({ tools: { view }, said }: { tools: MapTools; said: RefObject<readonly string[]> }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { country, filters, search, sort, filterCount } = view
  const { q, areaId, street, type, inArea } = search
  const words = Object.fromEntries(Object.entries(filters).map(([key, text]) => [key, plainWord(text ?? '')]))
  return (
    <>
      <SaveSearch
        of={async () => (await import('./map-to-save.ts')).mapToSave(router, i18n, view, filterCount > 0 ? said.current : [])}
        size="small"
        look="ghost"
        className="-ms-3"
      />
      <Link
        to="/search"
        search={{ countryCode: country, q, areaId, street, type, inArea, ...words, sort }}
        className="inline-flex h-8 shrink-0 items-center rounded px-3 text-sm font-[560] whitespace-nowrap text-ink-2 hover:bg-wash hover:text-ink"
      >
        <Trans>Show as list</Trans>
      </Link>
    </>
  )
}
