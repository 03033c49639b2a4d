import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecoveryQuery } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { factorFailureWords } from '#session/factor/factor-words.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ClosedLinkPage, LinkPage } from '../links/link-page.tsx'

const route = getRouteApi('/_default/user/recover-sign-in/{-$token}')

/** The way back of who has lost passkey and app. Opening it changes nothing, because mail programs open links too. Needs no login. */
export function RecoveryPage() {
  const answer = route.useLoaderData()
  const { token } = route.useParams()
  if (token !== undefined && answer?.ok && answer.value) return <OpenRecovery recovery={answer.value} token={token} />
  return (
    <ClosedLinkPage
      title={<Trans>Sign in without passkey and app</Trans>}
      state={answer === null ? 'incomplete' : answer.ok ? 'spent' : 'unknown'}
      purpose={
        <Trans>
          Whoever has lost every passkey and app of an account asks for this link when logging in. Logging in with one of them ends it.
        </Trans>
      }
      again={null}
    />
  )
}

interface OpenRecoveryProps {
  recovery: NonNullable<RecoveryQuery['recovery']>
  token: string
}

function OpenRecovery({ recovery: { opensDate, isWaiting }, token }: OpenRecoveryProps) {
  const { i18n } = useLingui()
  const { settled, failure, isSending, settle } = useSettling(token)
  const opens = formatDayTime(opensDate, i18n.locale)
  if (settled) return <SettledRecovery isRefused={settled === 'refused'} />
  return (
    <LinkPage
      title={<Trans>Sign in without passkey and app</Trans>}
      actions={
        <>
          {isWaiting ? null : (
            <Button look="primary" disabled={isSending} onClick={() => void settle('gone')}>
              <Trans>Take passkeys and app away</Trans>
            </Button>
          )}
          <Button look={isWaiting ? 'primary' : undefined} disabled={isSending} onClick={() => void settle('refused')}>
            <Trans>This was not me: refuse</Trans>
          </Button>
        </>
      }
    >
      <p role="status" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
        {isWaiting ? (
          <Trans>This link works from {opens} on. Until then it can only be refused.</Trans>
        ) : (
          <Trans>The wait is over. Passkeys, authenticator app and recovery codes can be taken away now.</Trans>
        )}
      </p>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>After that, the password alone logs in, and every session ends. Nobody but you should have this link.</Trans>
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {factorFailureWords(i18n, failure)}
        </p>
      ) : null}
    </LinkPage>
  )
}

function SettledRecovery({ isRefused }: { isRefused: boolean }) {
  return (
    <LinkPage
      title={isRefused ? <Trans>Refused</Trans> : <Trans>Passkeys and app are taken away</Trans>}
      actions={
        <ButtonLink to="/" search={{ auth: 1 }} look="primary">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
        {isRefused ? (
          <Trans>Nothing was changed. Somebody knows your password: log in and change it.</Trans>
        ) : (
          <Trans>Log in with your password, then add a passkey again.</Trans>
        )}
      </p>
    </LinkPage>
  )
}

function useSettling(token: string) {
  const [settled, setSettled] = useState<'gone' | 'refused' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const settle = async (how: 'gone' | 'refused') => {
    setSending(true)
    const { settleRecovery } = await import('./recovery.functions.ts')
    const answer = await settleRecovery({ data: { token, refuses: how === 'refused' } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setSettled(how)
  }
  return { settled, failure, isSending, settle }
}
