import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { failureWords } from '../editor/messages.ts'

/** Sends another mail to verify the address. */
export function VerifyRequest() {
  const { i18n } = useLingui()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | Failure>('idle')
  const send = async () => {
    setState('sending')
    const { requestVerification } = await import('./sign-in.functions.ts')
    const answer = await requestVerification().catch(() => UNREACHABLE)
    setState(answer.ok ? 'sent' : answer.failure)
  }
  if (state === 'sent')
    return (
      <p role="status" className="text-base text-good">
        <Trans>The e-mail is on its way. Open the link in it.</Trans>
      </p>
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" look="ghost" className="-ms-3" disabled={state === 'sending'} onClick={send}>
        <Trans>Send the e-mail that confirms it</Trans>
      </Button>
      {typeof state === 'object' ? (
        <p role="alert" className="text-base text-bad">
          {failureWords(i18n, state)}
        </p>
      ) : null}
    </div>
  )
}

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }
