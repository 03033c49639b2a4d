import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { useStepUp } from '../../step-up/use-step-up.tsx'

/**
 * A deed in the making: its reason, which this tab keeps under a name until it is done, and what became of it. Each has a key, so that a press that is
 * sent twice does it once. `dialog` asks who it is.
 */
export function useDeed(name: string, send: (asked: { key: string; reason: string }) => Promise<Result<unknown>>, done?: () => void) {
  const router = useRouter()
  const { proven, dialog } = useStepUp()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { text: reason, write: setReason, forget } = useTypedText(name)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const press = async () => {
    setSending(true)
    const answer = await proven(() => send({ key, reason })).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    setKey(crypto.randomUUID())
    forget()
    done?.()
    await router.invalidate()
  }
  return { reason, setReason, failure, isSending, press, dialog }
}
