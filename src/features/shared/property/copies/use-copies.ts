import { useEffect, useState } from 'react'
import type { DataCopyShownFragment } from '#graphql/generated/graphql.ts'
import type { Failure, Result } from '#lib/result.ts'

const UNREACHABLE: Result<never> = { ok: false, failure: { layer: 'network', code: 'unreachable' } }
/** How often the page looks while a copy is being made, in milliseconds. */
const LOOK_AGAIN = 4_000

const functions = () => import('./copies.functions.ts')

export const isBeingMade = (copy: DataCopyShownFragment | undefined | null): boolean =>
  copy?.state === 'WAITING' || copy?.state === 'MAKING'

/** The person's copies of their own things, or of a source, the newest first; looked at again while one is being made. */
export function useCopies(source: string | null) {
  const [copies, setCopies] = useState<readonly DataCopyShownFragment[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isMade = isBeingMade(copies[0])
  useEffect(() => {
    const look = async () => {
      const answer = await (await functions()).fetchCopies({ data: { source } }).catch(() => UNREACHABLE)
      // what cannot be looked at now is looked at again
      if (answer.ok) setCopies(answer.value)
    }
    void look()
    const again = isMade ? setInterval(look, LOOK_AGAIN) : undefined
    return () => clearInterval(again)
  }, [source, isMade])
  const make = async () => {
    setAsking(true)
    const answer = await (await functions()).makeCopy({ data: { source } }).catch(() => UNREACHABLE)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setCopies((before) => [answer.value, ...before])
  }
  return { copies, failure, isAsking, make }
}
