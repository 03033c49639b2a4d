import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { KeptHomeFragment } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { HomeFailure } from '../home-failure.tsx'
import { useHomeActs } from '../use-home-acts.ts'
import { isUntouched, type ProceedsEntry, readProceeds } from './proceeds-entry.ts'

interface KeepPurchaseProps {
  home: KeptHomeFragment
  entry: ProceedsEntry
  onForget: () => void
}

/** Where the figures are: in the tab, unless their owner wants them kept in the account. */
export function KeepPurchase({ home, entry, onForget }: KeepPurchaseProps) {
  const { keep, failure } = useHomeActs(home)
  const [isSending, setSending] = useState(false)
  const kept = readProceeds(home.purchase)
  const isSame = kept !== null && JSON.stringify(kept) === JSON.stringify(entry)
  const send = async (purchase: string | null) => {
    setSending(true)
    const isDone = await keep(purchase)
    setSending(false)
    if (isDone && purchase === null) onForget()
  }
  const isEmpty = isUntouched(entry, home.country)
  return (
    <div className="grid gap-3">
      <p className="max-w-[60ch] text-sm text-ink-3">
        {kept ? (
          <Trans>
            These figures are kept in your account because you asked for it. They stand in no letter and nobody else is shown them.
          </Trans>
        ) : (
          <Trans>
            Worked out in your browser. What you type is not sent to us and stands in no address; this tab forgets it when it is closed,
            unless you keep it in your account.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!isEmpty && !isSame ? (
          <Button size="small" disabled={isSending} onClick={() => void send(JSON.stringify(entry))}>
            {kept ? <Trans>Keep the changes</Trans> : <Trans>Keep them in my account</Trans>}
          </Button>
        ) : null}
        {kept ? (
          <Button size="small" look="ghost" disabled={isSending} onClick={() => void send(null)}>
            <Trans>Forget them everywhere</Trans>
          </Button>
        ) : isEmpty ? null : (
          <Button size="small" look="ghost" onClick={onForget}>
            <Trans>Forget them now</Trans>
          </Button>
        )}
        {isSame ? (
          <span role="status" className="text-sm text-ink-2">
            <Trans>Kept in your account</Trans>
          </span>
        ) : null}
      </div>
      <HomeFailure failure={failure} />
    </div>
  )
}
