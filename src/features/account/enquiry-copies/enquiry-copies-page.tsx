import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CopiesQuery } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { failureWords } from '../editor/messages.ts'
import { ClosedLinkPage, LinkPage } from '../links/link-page.tsx'

const route = getRouteApi('/_default/user/copies/{-$token}')

/** The page behind the links of letters about copies of enquiries. Opening it changes nothing, because mail programs open links too. Needs no login. */
export function CopiesPage() {
  const answer = route.useLoaderData()
  const { token } = route.useParams()
  if (token !== undefined && answer?.ok && answer.value) return <Known copies={answer.value} token={token} />
  return (
    <ClosedLinkPage
      title={<Trans>Copies of enquiries</Trans>}
      state={answer === null ? 'incomplete' : answer.ok ? 'spent' : 'unknown'}
      purpose={
        <Trans>An agent can name your address for copies of enquiries. Nothing is sent before you agree, and you can end it here.</Trans>
      }
      again={null}
    />
  )
}

function Known({ copies: { agent, email, state, isWanted }, token }: { copies: NonNullable<CopiesQuery['copies']>; token: string }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (agrees: boolean) => {
    setSending(true)
    const { sayToCopies } = await import('./enquiry-copies.functions.ts')
    const answer = await sayToCopies({ data: { token, agrees } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) await router.invalidate()
  }
  return (
    <LinkPage
      title={<Trans>Copies of enquiries to {agent}</Trans>}
      actions={
        <>
          {state === 'AGREED' ? null : (
            <Button look="primary" disabled={isSending || !isWanted} onClick={() => void send(true)}>
              <Trans>Send copies here</Trans>
            </Button>
          )}
          {state === 'STOPPED' ? null : (
            <Button look={state === 'AGREED' ? 'primary' : 'secondary'} disabled={isSending} onClick={() => void send(false)}>
              <Trans>Send no copies</Trans>
            </Button>
          )}
          <ButtonLink to="/" look="ghost">
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
        {!isWanted ? (
          <Trans>{agent} has taken this address away. No copies are sent.</Trans>
        ) : state === 'AGREED' ? (
          <Trans>Copies go to {email}.</Trans>
        ) : state === 'STOPPED' ? (
          <Trans>No copies go to {email}.</Trans>
        ) : (
          <Trans>
            {agent} wants copies to go to {email}. None are sent yet.
          </Trans>
        )}
      </p>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>A copy says who asked and about which home. Only whoever signs in for {agent} can open and answer it.</Trans>
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
    </LinkPage>
  )
}
