import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { DEAL_LIST_NAME_MAX_CHARS } from '#graphql/deal-kinds.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { listFailureWords } from './list-failure.ts'
import type { DealsSearch } from './search.ts'

/** Keeps the question of the page under a name. */
export function KeepList({ search, suggested }: { search: DealsSearch; suggested: string }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [name, setName] = useState(suggested)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Failure | 'kept' | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { keepList } = await import('./kept.functions.ts')
    const kept = await keepList({ data: { name, search: { ...search, after: undefined } } }).catch(() => fail('network', 'unreachable'))
    setBusy(false)
    setOutcome(kept.ok ? 'kept' : kept.failure)
    if (kept.ok) {
      router.options.context.ask.forget()
      await router.invalidate()
    }
  }
  return (
    <ScriptForm onSubmit={send} className="no-print grid max-w-[36rem] gap-1">
      <div className="flex gap-2">
        <TextInput name="name" aria-label={t`Name of the list`} value={name} onValue={setName} maxLength={DEAL_LIST_NAME_MAX_CHARS} />
        <Button type="submit" disabled={isBusy}>
          <Trans>Keep this list</Trans>
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {outcome === 'kept' ? <Trans>The list is kept.</Trans> : null}
      </p>
      {outcome && outcome !== 'kept' ? (
        <p role="alert" className="text-sm text-bad">
          {listFailureWords(i18n, outcome)}
        </p>
      ) : null}
    </ScriptForm>
  )
}
