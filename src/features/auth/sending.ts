import { useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { useWords } from './field-state.ts'
import { type AuthCode, codeOfFailure } from './messages.ts'

/** The result of a server function; a network error becomes a failure value. */
export const answerOf = <T>(call: Promise<Result<T>>): Promise<Result<T>> => call.catch(() => fail('network', 'unreachable'))

/** §8: the line above a form's button. */
export function useProblem() {
  const words = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    clear: () => setProblem(null),
    say: (code: AuthCode, waitSeconds?: number) => setProblem(words(code, waitSeconds)),
    /** the message of the failure's code if there is one, else that of the situation */
    sayFailure: (failure: Failure, situation: AuthCode) => setProblem(words(codeOfFailure(failure, situation), failure.waitSeconds)),
  }
}
