import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { LogOutButton } from '#session/log-out-button.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { failureWords } from '../../editor/messages.ts'
import { useAccepted } from './use-accepted.ts'

interface JoinPartProps {
  token: string
  email: string
  /** the link was closed meanwhile */
  onClosed: (failure: Failure) => void
}

/** For an address that has an account: it joins once it is signed in, never by the link alone. */
export function JoinPart({ token, email, onClosed }: JoinPartProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  if (!viewer.isLoggedIn)
    return (
      <>
        <p className="max-w-[58ch] text-lg text-ink-2">
          <Trans>This address has an account already. Log in as {email}, and the seat becomes part of it.</Trans>
        </p>
        <ButtonLink to="." search={(now) => ({ ...now, auth: true as const, authKey: 'login' as const })} look="primary">
          <Trans>Log in</Trans>
        </ButtonLink>
      </>
    )
  return <JoinButton token={token} email={email} onClosed={onClosed} name={viewer.nickName} />
}

function JoinButton({ token, email, onClosed, name }: JoinPartProps & { name: string }) {
  const { i18n } = useLingui()
  const accepted = useAccepted()
  const key = useRef<string>(undefined)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  async function join() {
    key.current ??= crypto.randomUUID()
    setSending(true)
    const { joinInvitation } = await import('../link.functions.ts')
    const answer = await joinInvitation({ data: { token, key: key.current } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    if (answer.ok) return accepted()
    setFailure(answer.failure)
    onClosed(answer.failure)
  }
  return (
    <>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>
          You are signed in as {name}. While you hold the seat, your account shows what a seat opens; your name and password stay yours.
        </Trans>
      </p>
      {failure ? (
        <p role="alert" className="max-w-[58ch] text-bad">
          {failure.code === 'seat-other-address' ? (
            <Trans>The invitation went to {email}, which is not the address of this account. Log out, and log in with that one.</Trans>
          ) : (
            failureWords(i18n, failure)
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isSending} onClick={() => void join()}>
          <Trans>Accept the seat</Trans>
        </Button>
        {failure?.code === 'seat-other-address' ? <LogOutButton /> : null}
      </div>
    </>
  )
}
