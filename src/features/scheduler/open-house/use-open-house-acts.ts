import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { OpenHouseInput } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useCalendar } from '../calendar/calendar-context.ts'
import type { OwnHostedHouse } from '../schedule.ts'

type Versioned = Pick<OwnHostedHouse, 'id' | 'version'>

const loadFunctions = () => import('./open-house.functions.ts')

/** Does things with the agent's own open houses, each once: what is sent again after a lost answer carries the same key. The calendar is loaded again after each. */
export function useOpenHouseActs() {
  const router = useRouter()
  const { say } = useCalendar()
  const pending = useRef({ what: '', key: '' })
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const send = async (what: string, words: string, ask: (key: string) => Promise<Result<unknown>>): Promise<boolean> => {
    if (isSending) return false
    if (pending.current.what !== what) pending.current = { what, key: crypto.randomUUID() }
    setSending(true)
    setFailure(null)
    const answer = await ask(pending.current.key).catch(() => fail('network', 'unreachable'))
    if (answer.ok) pending.current = { what: '', key: '' }
    await router.invalidate()
    setSending(false)
    if (answer.ok) say(words)
    else setFailure(answer.failure)
    return answer.ok
  }

  return {
    isSending,
    failure,
    host: (sent: { listing: string; input: OpenHouseInput }, words: string) =>
      send(JSON.stringify(sent), words, async (key) => (await loadFunctions()).sendNewOpenHouse({ data: { ...sent, key } })),
    change: ({ id, version }: Versioned, input: OpenHouseInput, words: string) =>
      send(JSON.stringify([id, version, input]), words, async (key) =>
        (await loadFunctions()).sendOpenHouseChange({ data: { id, version, input, key } }),
      ),
    cancel: ({ id, version }: Versioned, words: string) =>
      send(JSON.stringify([id, version]), words, async (key) =>
        (await loadFunctions()).sendOpenHouseCancellation({ data: { id, version, key } }),
      ),
  }
}
