import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fail, type Result } from '#lib/result.ts'
import { feedFailureWords } from './feed-words.ts'

type SourceFunctions = typeof import('./feed.functions.ts')

/** What one part of the page does with a source: the last refusal, and a secret that was made and is shown this once. */
export function useSourceAct() {
  const router = useRouter()
  const [code, setCode] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  /** Does one thing and shows the page anew; `secretOf` takes out of its answer what is shown once. Whether it was done. */
  async function act<Value>(
    send: (functions: SourceFunctions) => Promise<Result<Value>>,
    secretOf?: (value: Value) => string,
  ): Promise<boolean> {
    const answer = await import('./feed.functions.ts').then(send).catch(() => fail('network', 'unreachable'))
    setCode(answer.ok ? null : answer.failure.code)
    if (!answer.ok) return false
    if (secretOf) setSecret(secretOf(answer.value))
    await router.invalidate()
    return true
  }
  return { act, code, secret }
}

interface ActOutcomeProps {
  code: string | null
  secret: string | null
  /** what to do with the secret */
  children: ReactNode
}

/** What came of it: the secret, to be copied now, and why the last one was refused. */
export function ActOutcome({ code, secret, children }: ActOutcomeProps) {
  const { i18n } = useLingui()
  return (
    <>
      {secret === null ? null : (
        <p role="status" className="wrap-anywhere">
          {children} <code className="select-all">{secret}</code>
        </p>
      )}
      {code === null ? null : (
        <p role="alert" className="text-bad">
          {i18n._(feedFailureWords(code))}
        </p>
      )}
    </>
  )
}
