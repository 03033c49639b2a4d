import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { failureWords } from '../editor/messages.ts'
import { ClosedLinkPage, LinkPage } from '../links/link-page.tsx'
import { isWholeToken } from '../links/link-token.ts'

/** The page behind the link in a mail that stops alerts. It asks for confirmation, because mail programs open links too. Needs no login. */
export function StopAlertsPage() {
  const { token } = useParams({ from: '/_default/user/stop-alerts/{-$token}' })
  const title = <Trans>Stop all alerts</Trans>
  const saved = (
    <ButtonLink to="/user/saved-searches">
      <Trans>Saved searches</Trans>
    </ButtonLink>
  )
  if (isWholeToken(token)) return <StopAlerts token={token} />
  return (
    <ClosedLinkPage
      title={title}
      state="incomplete"
      purpose={
        <Trans>
          E-mails about saved searches hold a link to this page. You can also turn each of them off where your searches are kept.
        </Trans>
      }
      again={saved}
    />
  )
}

function StopAlerts({ token }: { token: string }) {
  const { i18n } = useLingui()
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState<Failure | null>(null)
  const stop = async () => {
    setState('sending')
    const { stopAlerts } = await import('./saved-search.functions.ts')
    const answer = await stopAlerts({ data: { token } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    setState(answer.ok ? 'done' : 'asking')
  }
  const saved = (
    <ButtonLink to="/user/saved-searches">
      <Trans>Saved searches</Trans>
    </ButtonLink>
  )
  if (state === 'done')
    return (
      <LinkPage title={<Trans>All alerts are off</Trans>} actions={saved}>
        <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
          <Trans>No more e-mails about saved searches will be written. The searches themselves are kept.</Trans>
        </p>
      </LinkPage>
    )
  return (
    <LinkPage
      title={<Trans>Stop all alerts</Trans>}
      actions={
        <>
          <Button look="primary" disabled={state === 'sending'} onClick={() => void stop()}>
            <Trans>Stop all alerts</Trans>
          </Button>
          {saved}
        </>
      }
    >
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>
          No more e-mails will tell you about your saved searches. The searches are kept, and you can turn the e-mails on again.
        </Trans>
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
    </LinkPage>
  )
}
