import { useEffect, useState } from 'react'
import { forgetTyped, keepTyped, keptTyped } from '#session/typed-text.ts'

/** A text that this tab keeps while it is written; `forget` empties it, because it was sent. `form` names it in this tab. */
export function useTypedText(form: string): { text: string; write: (text: string) => void; forget: () => void } {
  const [text, setText] = useState('')
  useEffect(() => {
    const { text: kept = '' } = keptTyped(form)
    // what was typed before hydration counts more
    setText((now) => (now === '' ? kept : now))
  }, [form])
  return {
    text,
    write: (next) => {
      setText(next)
      keepTyped(form, { text: next })
    },
    forget: () => {
      setText('')
      forgetTyped(form)
    },
  }
}
