import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { SessionsQuery } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { failureWords } from '../editor/messages.ts'
import type { EditorProps } from '../own-account.ts'
import { browserOf } from './browser-name.ts'

type Place = SessionsQuery['sessions'][number]

/** The sessions of the account, each with a button to end it. */
export default function SessionEditor({ cancel }: EditorProps) {
  const { i18n } = useLingui()
  const { places, failure, revoke, revokeOthers } = useSessions()
  const hasOthers = places?.some(({ isCurrent }) => !isCurrent)
  return (
    <div className="grid gap-3">
      {failure ? (
        <p role="alert" className="text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
      {places ? (
        <ul className="grid gap-2">
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} onRevoke={() => revoke(place.id)} />
          ))}
        </ul>
      ) : failure ? null : (
        <Skeleton className="h-20" />
      )}
      <div className="flex flex-wrap gap-3">
        {hasOthers ? (
          <Button size="small" onClick={revokeOthers}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        ) : null}
        <Button look="ghost" size="small" onClick={cancel}>
          <Trans>Close the list</Trans>
        </Button>
      </div>
    </div>
  )
}

function PlaceItem({ place, onRevoke }: { place: Place; onRevoke: () => Promise<void> }) {
  const { t, i18n } = useLingui()
  const { browser, system } = browserOf(place.userAgent)
  const name = [browser, system].filter(Boolean).join(', ')
  const when = formatDayTime(place.lastSeenDate, i18n.locale)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-2 pb-2 text-base">
      <span className="min-w-0 flex-1">
        <span className="font-[560]">{name || <Trans>Another program</Trans>}</span>
        <span className="block text-sm text-ink-3">
          <Trans>Last seen {when}</Trans>
        </span>
      </span>
      {place.isCurrent ? (
        <Badge tone="lagoon">
          <Trans>This browser</Trans>
        </Badge>
      ) : (
        <Button size="small" aria-label={t`Log out: ${name}, ${when}`} onClick={onRevoke}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  )
}

function useSessions() {
  const [places, setPlaces] = useState<readonly Place[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    let isGone = false
    void askSessions().then((answer) => {
      if (isGone) return
      if (answer.ok) setPlaces(answer.value)
      else setFailure(answer.failure)
    })
    return () => {
      isGone = true
    }
  }, [])
  const revoke = async (id: string) => {
    const { endSession } = await import('./sign-in.functions.ts')
    const answer = await endSession({ data: { id } }).catch(() => UNREACHABLE)
    setFailure(answer.ok ? null : answer.failure)
    // a session that has ended already counts as ended
    if (answer.ok || answer.failure.code === 'token-spent') setPlaces((now) => now?.filter((place) => place.id !== id) ?? null)
  }
  const revokeOthers = async () => {
    const { endOtherSessions } = await import('./sign-in.functions.ts')
    const answer = await endOtherSessions().catch(() => UNREACHABLE)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setPlaces((now) => now?.filter(({ isCurrent }) => isCurrent) ?? null)
  }
  return { places, failure, revoke, revokeOthers }
}

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

const askSessions = async () => (await import('./sign-in.functions.ts')).fetchSessions().catch(() => UNREACHABLE)
