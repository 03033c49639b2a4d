import { Trans, useLingui } from '@lingui/react/macro'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ListingSearch } from '../search.ts'

interface KeywordFormProps {
  /** of the page, with the prefix of its language */
  action: string
  country: CountryCode
  search: ListingSearch
}

/** Words to look for; what else the address asks stays. A plain form, so that it works without scripts. */
export function KeywordForm({ action, country, search }: KeywordFormProps) {
  const { t } = useLingui()
  const kept = Object.entries({ ...search, q: undefined, page: undefined, station: undefined, minutes: undefined, countryCode: country })
  return (
    <search>
      <form method="get" action={action} className="mt-3 flex max-w-[46rem] gap-3">
        {kept.map(([name, value]) => (value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />))}
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
