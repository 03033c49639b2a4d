import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Result } from '#lib/result.ts'

const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'))

/**
 * For deeds that matter: `proven` sends one, asks who it is where the provider wants to know, and sends it again; what was typed stays. Show `dialog` outside of
 * any form.
 */
export function useStepUp(): { proven: <T>(send: () => Promise<Result<T>>) => Promise<Result<T>>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ settle: (isShown: boolean) => void } | null>(null)
  const proven = async <T,>(send: () => Promise<Result<T>>): Promise<Result<T>> => {
    const answer = await send()
    if (answer.ok || answer.failure.code !== 'step-up-needed') return answer
    const isShown = await new Promise<boolean>((settle) => setAsked({ settle }))
    setAsked(null)
    return isShown ? send() : answer
  }
  const dialog = asked ? (
    <Suspense>
      <StepUpDialog done={() => asked.settle(true)} onClose={() => asked.settle(false)} />
    </Suspense>
  ) : null
  return { proven, dialog }
}
