import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { AlertInterval } from '#graphql/generated/graphql.ts'
import { SAVED_SEARCH_NAME_MAX_CHARS, SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { SearchToSave } from '../page-to-save.ts'

/** A page about one home, which is watched with what is sold around it. */
const isOfHome = (path: string): boolean => path.startsWith('/report/') || path.startsWith('/realValue')

/** Asks for the name of a search to save and how often to write; then shows where it is saved. */
export function SaveSearchDialog({ onClose, ...toSave }: SearchToSave & { onClose: () => void }) {
  usePageWords()
  const [isSaved, setSaved] = useState(false)
  const isHome = isOfHome(toSave.path)
  const asked = isHome ? <Trans>Save and watch this home</Trans> : <Trans>Save this search</Trans>
  const title = !isSaved ? asked : isHome ? <Trans>The home is saved</Trans> : <Trans>The search is saved</Trans>
  return (
    <Dialog title={title} onClose={onClose}>
      {isSaved ? <Saved path={toSave.path} onClose={onClose} /> : <SaveForm toSave={toSave} onSaved={() => setSaved(true)} />}
    </Dialog>
  )
}

function Saved({ path, onClose }: { path: string; onClose: () => void }) {
  return (
    <>
      <p role="status" className="text-ink-2">
        <Trans>It waits on the page of your saved searches, where you also change its name and its e-mails.</Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to="/user/saved-searches">
          <Trans>Saved searches</Trans>
        </ButtonLink>
        <Button look="primary" autoFocus onClick={onClose}>
          {isOfHome(path) ? (
            <Trans>Back to the home</Trans>
          ) : path === '/map' ? (
            <Trans>Back to the map</Trans>
          ) : (
            <Trans>Back to the results</Trans>
          )}
        </Button>
      </div>
    </>
  )
}

function SaveForm({ toSave, onSaved }: { toSave: SearchToSave; onSaved: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const { name, setName, alert, setAlert, isSending, failure, submit } = useSaving(toSave, onSaved)
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-[560] text-ink-2">
          {isOfHome(toSave.path) ? <Trans>Name</Trans> : <Trans>Name of the search</Trans>}
        </label>
        <TextInput id={id} required autoFocus maxLength={SAVED_SEARCH_NAME_MAX_CHARS} value={name} onValue={setName} autoComplete="off" />
      </div>
      {toSave.filter || toSave.listings ? (
        <RadioGroup<AlertInterval>
          legend={
            toSave.filter ? (
              <WatchedWords filter={toSave.filter} />
            ) : (
              <Trans>E-mails about new homes, price cuts and homes that come back</Trans>
            )
          }
          value={alert}
          onValue={setAlert}
          options={[
            { value: 'WEEKLY', label: t`Once a week` },
            {
              value: 'DAILY',
              label: t`Once a day`,
              hint: toSave.listings ? t`Only on days with something new.` : t`Only on days when the data brought something new.`,
            },
            { value: 'OFF', label: t`No e-mails` },
          ]}
        />
      ) : null}
      {failure ? (
        <p role="alert" className="text-bad">
          <FailureWords failure={failure} />
        </p>
      ) : null}
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={isSending || name.trim() === ''}>
          {isSending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  )
}

/** What the e-mails are about: all that a search finds, or what is sold around a home. */
function WatchedWords({ filter: { near } }: { filter: NonNullable<SearchToSave['filter']> }) {
  const metres = near?.radiusMetres
  return metres === undefined ? (
    <Trans>E-mails about new sales and projects</Trans>
  ) : (
    <Trans>E-mails about new sales within {metres} m of it</Trans>
  )
}

function FailureWords({ failure: { code } }: { failure: Failure }) {
  if (code === 'too-many-saved-searches')
    return <Trans>You keep {SAVED_SEARCHES_MAX} searches already. Delete one of them to make room.</Trans>
  if (code === 'invalid_access_token') return <Trans>Your session has ended. Log in again.</Trans>
  return <Trans>The search could not be saved. Nothing is lost; try again in a moment.</Trans>
}

function useSaving({ name: proposed, filter, listings, ...rest }: SearchToSave, onSaved: () => void) {
  const router = useRouter()
  const [name, setName] = useState(proposed.slice(0, SAVED_SEARCH_NAME_MAX_CHARS))
  const [alert, setAlert] = useState<AlertInterval>(listings ? 'DAILY' : filter ? 'WEEKLY' : 'OFF')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const { saveSearch } = await import('../saved-search.functions.ts')
    const data = {
      ...rest,
      name,
      alert,
      filter: filter ? JSON.stringify(filter) : null,
      listings: listings ? JSON.stringify(listings) : null,
    }
    const answer = await saveSearch({ data }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    // the list of saved searches may be in the router's cache
    router.clearCache()
    onSaved()
  }
  return { name, setName, alert, setAlert, isSending, failure, submit }
}
