import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import { DEAL_LIST_NAME_MAX_CHARS } from '#graphql/deal-kinds.ts'
import type { KeptDealListFragment } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { searchOfText } from './deals-request.ts'
import { listFailureWords } from './list-failure.ts'

/** The lists that an agent keeps in the country, the newest first. */
export function KeptLists({ lists }: { lists: readonly KeptDealListFragment[] }) {
  const { t } = useLingui()
  if (lists.length === 0)
    return (
      <p className="py-4 text-ink-2">
        <Trans>No list is kept yet. Choose a place, narrow its deals and keep the list under a name.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Kept lists`}>
      {lists.map((list) => (
        <KeptList key={list.code} list={list} />
      ))}
    </ul>
  )
}

const keptFunctions = () => import('./kept.functions.ts')

function useListActs() {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<Result<unknown>>) => {
    if (isBusy) return
    setBusy(true)
    const done = await act().catch(() => fail('network', 'unreachable'))
    setFailure(done.ok ? null : done.failure)
    if (done.ok) {
      router.options.context.ask.forget()
      await router.invalidate()
    }
    setBusy(false)
  }
  return { failure, isBusy, run }
}

function KeptList({ list: { code, name, search, hasAlert, isShared } }: { list: KeptDealListFragment }) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const { failure, isBusy, run } = useListActs()
  const [renamed, setRenamed] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => (await keptFunctions()).renameList({ data: { code, name: renamed ?? name } })).then(() => setRenamed(null))
  }
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {renamed === null ? (
          <Link
            to="/realAgent/transaction-lists"
            search={{ ...searchOfText(search), countryCode: country }}
            className="title text-lg wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <ScriptForm onSubmit={rename} className="flex gap-2">
            <TextInput aria-label={t`New name`} value={renamed} onValue={setRenamed} maxLength={DEAL_LIST_NAME_MAX_CHARS} />
            <Button type="submit" disabled={isBusy}>
              <Trans>Rename</Trans>
            </Button>
          </ScriptForm>
        )}
        <div className="flex flex-wrap gap-2">
          <PressButton
            size="small"
            aria-pressed={hasAlert}
            disabled={isBusy}
            onPress={() => void run(async () => (await keptFunctions()).alertList({ data: { code, isOn: !hasAlert } }))}
          >
            {hasAlert ? <Trans>Told of new deals</Trans> : <Trans>Tell me of new deals</Trans>}
          </PressButton>
          <PressButton
            size="small"
            aria-pressed={isShared}
            disabled={isBusy}
            onPress={() => void run(async () => (await keptFunctions()).shareList({ data: { code, isOn: !isShared } }))}
          >
            {isShared ? <Trans>Stop sharing</Trans> : <Trans>Share by link</Trans>}
          </PressButton>
          {renamed === null ? (
            <PressButton size="small" look="ghost" onPress={() => setRenamed(name)}>
              <Trans>Rename</Trans>
            </PressButton>
          ) : null}
          <PressButton
            size="small"
            look="ghost"
            disabled={isBusy}
            onPress={() => (isAsked ? void run(async () => (await keptFunctions()).deleteList({ data: { code } })) : setAsked(true))}
          >
            {isAsked ? <Trans>Delete it now</Trans> : <Trans>Delete</Trans>}
          </PressButton>
        </div>
      </div>
      {isShared ? <SharedLink code={code} /> : null}
      {failure ? (
        <p role="alert" className="text-sm text-bad">
          {listFailureWords(i18n, failure)}
        </p>
      ) : null}
    </li>
  )
}

/** Where the list opens for everybody, under the agent's lines. */
function SharedLink({ code }: { code: string }) {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <p className="text-sm text-ink-2">
      <Trans>
        Everybody with{' '}
        <Link
          to="/transaction-lists"
          search={{ countryCode: country, transactionlist: code }}
          reloadDocument
          className="underline underline-offset-4"
        >
          this link
        </Link>{' '}
        sees the list and your name, licence and phone.
      </Trans>
    </p>
  )
}

interface PressButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> {
  onPress: () => void
}

/** A button that is heard also when it was pressed before the page woke. */
function PressButton({ onPress, ...button }: PressButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEarlyPress(ref, onPress)
  return <Button {...button} ref={ref} data-early="" onClick={onPress} />
}
