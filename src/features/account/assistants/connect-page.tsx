import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { AskAssistantConsentMutation } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { failureWords } from '../editor/messages.ts'
import type { AskedConsent } from '../search.ts'
import { ScopeList } from './scope-list.tsx'

type Consent = AskAssistantConsentMutation['askAssistantConsent']

const SAY = new Map([
  [
    'assistant-client',
    msg`The program that sent you here is not known, or what it says of itself cannot be read. Begin again in the program.`,
  ],
  [
    'assistant-redirect',
    msg`The program asks for the answer at an address that is not its own. It may be somebody else: nothing is allowed.`,
  ],
])

/** Where a program asks to work for somebody (OAuth 2.1): who asks, for what, and the two answers. Nobody is led away without pressing one. */
export function ConnectAssistantPage() {
  const { i18n } = useLingui()
  const loaded = useLoaderData({ from: '/_default/user/connect-assistant' })
  if (!loaded) return null
  const { request, consent } = loaded
  return (
    <div className="page grid max-w-[44rem] grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <h1 className="title text-4xl">
        <Trans>Connect an assistant</Trans>
      </h1>
      {consent.ok ? (
        <Question consent={consent.value} request={request} />
      ) : (
        <Panel kind="failed" title={<Trans>This cannot be connected</Trans>}>
          {wordsOf(i18n, consent.failure)}
        </Panel>
      )}
    </div>
  )
}

function wordsOf(i18n: Parameters<typeof failureWords>[0], failure: Failure): string {
  const words = SAY.get(failure.code)
  return words ? i18n._(words) : failureWords(i18n, failure)
}

/** Whatever the program says of itself stands in a part of its own: it is text of a stranger. */
function Question({ consent, request }: { consent: Consent; request: AskedConsent }) {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const { act, isSending, failure } = useAnswer(request)
  const { clientName, clientHost, answerTo, isOnOwnMachine, scopes, fault, backTo } = consent
  const person = viewer.nickName
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 rounded border border-line bg-sheet p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-2">
          <Trans>Program</Trans>
        </dt>
        <dd className="text-lg font-semibold wrap-anywhere">
          <bdi>{clientName}</bdi>
        </dd>
        <dt className="text-ink-2">
          <Trans>Whose it is</Trans>
        </dt>
        <dd className="wrap-anywhere">{clientHost ?? <Trans>Nothing proves it: a program of any name could say so.</Trans>}</dd>
        <dt className="text-ink-2">
          <Trans>Answer goes to</Trans>
        </dt>
        <dd className="wrap-anywhere">
          {answerTo}
          {isOnOwnMachine ? (
            <span className="block text-caution-ink">
              <Trans>That is a program on this device. Allow it only if you have just begun this there.</Trans>
            </span>
          ) : null}
        </dd>
      </dl>
      {fault ? (
        <p role="alert" className="text-bad">
          <Trans>The program asked in a way that cannot be allowed ({fault}).</Trans>
        </p>
      ) : (
        <section aria-labelledby="may" className="grid gap-3">
          <h2 id="may" className="title text-xl">
            <Trans>It could do this as {person}</Trans>
          </h2>
          <ScopeList scopes={scopes} />
          <p className="text-ink-2">
            <Trans>It cannot send, publish, buy or change anything. You can end it at any time in your account, under Assistants.</Trans>
          </p>
        </section>
      )}
      {failure ? (
        <p role="alert" className="text-bad">
          {wordsOf(i18n, failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {fault ? null : (
          <Button look="primary" disabled={isSending} onClick={act}>
            <Trans>Allow it</Trans>
          </Button>
        )}
        <Button disabled={isSending} onClick={() => window.location.assign(backTo)}>
          {fault ? <Trans>Back to the program</Trans> : <Trans>Do not allow it</Trans>}
        </Button>
      </div>
    </>
  )
}

function useAnswer(request: AskedConsent) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function act() {
    setSending(true)
    const { allowAssistant } = await import('./assistant.functions.ts')
    const answer = await allowAssistant({ data: request }).catch(() => fail('network', 'unreachable'))
    if (answer.ok) return window.location.assign(answer.value)
    setFailure(answer.failure)
    setSending(false)
  }
  return { act, isSending, failure }
}
