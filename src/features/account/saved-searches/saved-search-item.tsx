import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { useState } from 'react'
import type { AlertInterval, SavedSearchesQuery } from '#graphql/generated/graphql.ts'
import { SAVED_SEARCH_NAME_MAX_CHARS } from '#graphql/limits.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { countryName } from '#session/country-name.ts'
import { formatDay } from '#session/day-time.ts'
import { asServed } from '#ui/as-served.tsx'
import { Button } from '#ui/button.tsx'
import { RenameForm } from '#ui/form/rename-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { failureWords } from '../editor/messages.ts'
import { SavedSearchWords } from './saved-search-words.tsx'

const SAY = new Map<string, MessageDescriptor>([
  ['saved-search-unknown', msg`This search is not kept any more.`],
  ['saved-search-name', msg`Give the search a name of one line.`],
])

/** Why a saved search could not be changed. */
function savedSearchFailureWords(i18n: Pick<I18n, '_'>, failure: Failure): string {
  const words = SAY.get(failure.code)
  return words ? i18n._(words) : failureWords(i18n, failure)
}

type Saved = SavedSearchesQuery['savedSearches'][number]

/** One saved search, with a link to it. */
export function SavedSearchItem({ saved }: { saved: Saved }) {
  const { i18n, t } = useLingui()
  const [isRenaming, setRenaming] = useState(false)
  const { change, remove, failure } = useChanges(saved.id)
  const href = useSavedAddress(saved)
  const { name, country, createdDate } = saved
  const day = formatDay(createdDate, i18n.locale)
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        {isRenaming ? (
          <RenameForm
            name={name}
            label={t`Name of the search`}
            maxLength={SAVED_SEARCH_NAME_MAX_CHARS}
            onCancel={() => setRenaming(false)}
            onName={async (next) => {
              if (await change({ name: next })) setRenaming(false)
            }}
          />
        ) : (
          <h3 className="title text-lg">
            <a href={href} className="decoration-line underline-offset-4 hover:underline">
              {name}
            </a>
          </h3>
        )}
        <Hydrate when={asServed}>
          <SavedSearchWords saved={saved} />
        </Hydrate>
        <p className="figures text-sm text-ink-3">
          {countryName(i18n, country)} · <Trans>saved {day}</Trans>
        </p>
        {failure ? (
          <p role="alert" className="pt-1 text-bad">
            {savedSearchFailureWords(i18n, failure)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {saved.canAlert ? (
          <Select<AlertInterval>
            aria-label={t`E-mails about ${name}`}
            value={saved.alert}
            onValue={(alert) => void change({ alert })}
            options={[
              { value: 'OFF', label: t`No e-mails` },
              { value: 'DAILY', label: t`One e-mail a day` },
              { value: 'WEEKLY', label: t`One e-mail a week` },
            ]}
          />
        ) : null}
        {isRenaming ? null : (
          <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setRenaming(true)}>
            <Trans>Rename</Trans>
          </Button>
        )}
        <Button size="small" aria-label={t`Delete ${name}`} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

/** Changes are sent at once; the list is fetched again after each. */
function useChanges(id: string) {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const settle = async (answer: Result<unknown>) => {
    setFailure(answer.ok ? null : answer.failure)
    await router.invalidate()
    return answer.ok
  }
  const unreachable = () => fail('network', 'unreachable')
  return {
    failure,
    change: async (what: { name?: string; alert?: AlertInterval }) => {
      const { updateSavedSearch } = await import('./saved-search.functions.ts')
      return settle(await updateSavedSearch({ data: { id, ...what } }).catch(unreachable))
    },
    remove: async () => {
      const { deleteSavedSearch } = await import('./saved-search.functions.ts')
      return settle(await deleteSavedSearch({ data: { id } }).catch(unreachable))
    },
  }
}

/** The address of a saved page in the reader's language. */
function useSavedAddress({ path, search }: { path: string; search: string }): string {
  const router = useRouter()
  // the search screen is used as an example, because only the prefix of its address is needed
  const prefix = router.buildLocation({ to: '/about-us' }).publicHref.split('/about-us')[0]
  return `${prefix}${path}${search}`
}
