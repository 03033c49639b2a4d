import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AssistantGrantsQuery } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import { formatDay, formatDayTime } from '#session/day-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { failureWords } from '../editor/messages.ts'
import { ScopeList } from './scope-list.tsx'

type Grant = AssistantGrantsQuery['assistantGrants'][number]

/** The programs that the person lets work for them, each with a button to end it. */
export function AssistantsPage() {
  const loaded = useLoaderData({ from: '/_default/user/assistants' })
  if (!loaded) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9">
      <header className="grid gap-2">
        <h1 className="title text-4xl">
          <Trans>Assistants</Trans>
        </h1>
        <p className="max-w-[62ch] text-lg text-ink-2">
          <Trans>
            Programs that you let work for you. They end by themselves after 90 days, when you change your password, and when you log out
            everywhere.
          </Trans>
        </p>
      </header>
      {!loaded.ok ? (
        <FailedPanel title={<Trans>Your assistants could not be loaded</Trans>} />
      ) : loaded.value.length === 0 ? (
        <Panel
          kind="empty"
          title={<Trans>No program works for you</Trans>}
          action={
            <ButtonLink to="/developers">
              <Trans>How to connect one</Trans>
            </ButtonLink>
          }
        >
          <Trans>An assistant that you connect asks you here first, and is listed here from then on.</Trans>
        </Panel>
      ) : (
        <ul>
          {loaded.value.map((grant) => (
            <GrantItem key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
    </div>
  )
}

function GrantItem({ grant }: { grant: Grant }) {
  const { i18n, t } = useLingui()
  const { end, isEnding, failure } = useEnd(grant.id)
  const { clientName, clientHost, scopes, createdDate, lastSeenDate, expiresDate } = grant
  const since = formatDay(createdDate, i18n.locale)
  const seen = formatDayTime(lastSeenDate, i18n.locale)
  const until = formatDay(expiresDate, i18n.locale)
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="title text-lg wrap-anywhere">
          <bdi>{clientName}</bdi>
        </h2>
        <p className="text-ink-2 wrap-anywhere">{clientHost ?? <Trans>Nothing proves whose program it is.</Trans>}</p>
        <ScopeList scopes={scopes} />
        <p className="figures text-sm text-ink-2">
          <Trans>
            Since {since} · last seen {seen} · until {until}
          </Trans>
        </p>
        {failure ? (
          <p role="alert" className="text-bad">
            {failureWords(i18n, failure)}
          </p>
        ) : null}
      </div>
      <Button className="justify-self-start" disabled={isEnding} aria-label={t`End it: ${clientName}`} onClick={end}>
        <Trans>End it</Trans>
      </Button>
    </li>
  )
}

function useEnd(id: string) {
  const router = useRouter()
  const [isEnding, setEnding] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  async function end() {
    setEnding(true)
    const { endSession } = await import('../sign-in/sign-in.functions.ts')
    const answer = await endSession({ data: { id } }).catch(() => fail('network', 'unreachable'))
    // one that has ended already counts as ended
    setFailure(answer.ok || answer.failure.code === 'token-spent' ? null : answer.failure)
    await router.invalidate()
    setEnding(false)
  }
  return { end, isEnding, failure }
}
