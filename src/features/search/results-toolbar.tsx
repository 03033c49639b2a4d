import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ResultsQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Select } from '#ui/select.tsx'
import { countOfGroup, typeGroupsOf } from './result-groups.ts'
import type { ResultSort, ResultsSearch } from './search.ts'
import { TotalInWords } from './total-in-words.tsx'

interface ResultsToolbarProps {
  country: CountryCode
  search: ResultsSearch
  results: Pick<ResultsQuery, 'projects' | 'projectFacets'> & { camera: string | null }
}

/** Total in words, kind of home, order, and the way to the map. Changing any of them starts at page 1. */
export function ResultsToolbar({ country, search, results: { projects, projectFacets, camera } }: ResultsToolbarProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const sorts: { value: ResultSort; label: string }[] = [
    { value: 'traded', label: t`Most traded` },
    { value: 'newest', label: t`Newest sale` },
    { value: 'psf-low', label: t`Lowest psf` },
    { value: 'psf-high', label: t`Highest psf` },
  ]
  return (
    <div className="mt-7 grid gap-3 border-b border-ink pb-3">
      <h2 className="title figures text-2xl" aria-live="polite">
        <TotalInWords total={projects.totalCount} search={search} country={country} />
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul aria-label={t`Kind of home`} className="flex flex-wrap gap-2">
          <li>
            <ChipLink
              to="/search"
              search={{ ...search, typeGroup: undefined, page: 1 }}
              resetScroll={false}
              on={search.typeGroup === undefined}
            >
              <Trans>All homes</Trans>
            </ChipLink>
          </li>
          {typeGroupsOf(country).map((group) => (
            <li key={group}>
              <ChipLink to="/search" search={{ ...search, typeGroup: group, page: 1 }} resetScroll={false} on={search.typeGroup === group}>
                {i18n._(typeGroupWords[group])}
                <span className="text-ink-3">{countOfGroup(projectFacets, group)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={t`Order`}
            className="min-w-40"
            value={search.sort}
            options={sorts}
            onValue={(sort) => void navigate({ to: '/search', search: { ...search, sort, page: 1 }, resetScroll: false })}
          />
          <SaveSearch of={async () => (await import('./search-to-save.ts')).toSave(router, i18n, { country, search })} />
          <ButtonLink to="/map" search={{ countryCode: country, at: camera ?? undefined }}>
            <Trans>Show on map</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
