import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { AnswerOf } from '#api/page-queries.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { projectsQuery } from '../queries.ts'
import { type CompareSearch, comparedText } from '../search.ts'
import { ProjectChoices } from './project-choices.tsx'

interface AddProjectProps {
  country: CountryCode
  search: CompareSearch
  chosen: readonly string[]
  found: AnswerOf<typeof projectsQuery>
}

/** Looks for another project by words; a plain GET form where scripts do not run. */
export function AddProject({ country, search, chosen, found }: AddProjectProps) {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate({ from: '/realListing/compare' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate({ search: (old) => ({ ...old, q: words || undefined }), resetScroll: false })
  }
  return (
    <div className="pt-5">
      <form
        method="get"
        action={router.buildLocation({ to: '/realListing/compare' }).publicHref.split('?')[0]}
        onSubmit={submit}
        className="flex max-w-[480px] items-end gap-3"
      >
        <input type="hidden" name="countryCode" value={country} />
        <input type="hidden" name="with" value={comparedText(chosen) ?? ''} />
        <div className="flex-1">
          <Field label={t`Project, street or postal code`}>
            {(control) => (
              <TextInput
                {...control}
                key={String(search.q ?? '')}
                name="q"
                type="search"
                maxLength={SEARCH_TEXT_MAX_CHARS}
                defaultValue={String(search.q ?? '')}
              />
            )}
          </Field>
        </div>
        <Button type="submit">
          <Trans>Find</Trans>
        </Button>
      </form>
      <div className="pt-3">
        {found.ok ? (
          <ProjectChoices projects={found.value.projects.nodes} country={country} chosen={chosen} />
        ) : (
          <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />
        )}
        {found.ok && found.value.projects.nodes.length === 0 ? (
          <p className="py-3 text-ink-2">
            <Trans>No project has this name. Try fewer letters or the street.</Trans>
          </p>
        ) : null}
      </div>
    </div>
  )
}
