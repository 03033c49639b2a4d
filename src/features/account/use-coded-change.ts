import { useState } from 'react'
import type { Result } from '#lib/result.ts'
import type { AccountCode } from './messages.ts'
import { useEditor } from './use-editor.ts'

interface CodedChange {
  /** what is wrong with the new address or number */
  faultOf: (target: string) => AccountCode | undefined
  codeFault: (code: string) => AccountCode | undefined
  sendCode: (target: string) => Promise<Result<unknown>>
  handIn: (target: string, code: string) => Promise<Result<unknown>>
  done: () => Promise<void>
}

/** §4: a change in two steps. First a code goes to where the account will be reached; then it comes back. */
export function useCodedChange({ faultOf, codeFault, sendCode, handIn, done }: CodedChange) {
  const [isSent, setSent] = useState(false)
  const editor = useEditor<{ target: string; code: string }, unknown>({
    initial: { target: '', code: '' },
    faults: ({ target, code }) => (isSent ? { code: codeFault(code) } : { target: faultOf(target) }),
    async send({ target, code }) {
      if (!isSent) return sendCode(target)
      const answer = await handIn(target, code)
      // a wrong code clears the field
      if (!answer.ok && answer.failure.code === 'user.form.otp.invalid') editor.clear('code')
      return answer
    },
    done: () => (isSent ? done() : setSent(true)),
  })
  const back = () => {
    editor.change({ code: '' })
    setSent(false)
  }
  const again = async () => {
    editor.change({ code: '' })
    const answer = await sendCode(editor.values.target).catch(
      (): Result<unknown> => ({ ok: false, failure: { layer: 'network', code: 'unreachable' } }),
    )
    if (!answer.ok) editor.fail(answer.failure)
    return answer.ok
  }
  return { ...editor, target: editor.values.target.trim(), isSent, back, again }
}
