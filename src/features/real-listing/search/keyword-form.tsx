import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { keysOf } from '#lib/records.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type SharedSearch, sharedSearch } from '#session/shared-search.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type ListingSearch, listingSearch } from '../search.ts'

interface KeywordFormProps {
  /** of the page, with the prefix of its language */
  action: string
  country: CountryCode
  search: ListingSearch & SharedSearch
}

/** What this page and every page read stays beside other words; their first page is asked for, and a station is settled before (`settleListingForm`). */
const ANEW: readonly string[] = ['q', 'page', 'station', 'minutes', 'countryCode']
const KEPT = [...new Set([...keysOf(sharedSearch.shape), ...keysOf(listingSearch.shape)])].filter((name) => !ANEW.includes(name))

/** Words to look for; what else the address asks stays. A plain form, so that it works without scripts. */
export function KeywordForm({ action, country, search }: KeywordFormProps) {
  const { t } = useLingui()
  return (
    <search>
      <form method="get" action={action} className="mt-3 flex max-w-[46rem] gap-3">
        {KEPT.map((name) =>
          search[name] === undefined ? null : <input key={name} type="hidden" name={name} value={String(search[name])} />,
        )}
        <input type="hidden" name="countryCode" value={country} />
        <TextInput
          name="q"
          type="search"
          aria-label={t`Project, street, postal code or words of the advertisement`}
          placeholder={t`Project, street, postal code or words of the advertisement`}
          maxLength={SEARCH_TEXT_MAX_CHARS}
          defaultValue={search.q === undefined ? '' : String(search.q)}
          className="h-11"
        />
        <Button type="submit" look="primary" size="large">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  )
}
