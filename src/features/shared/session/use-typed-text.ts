import { useEffect, useState } from 'react'
import { forgetTyped, keepTyped, keptTyped } from './typed-text.ts'

/**
 * A text that this tab keeps while it is written; `forget` empties it, because it was sent. `form` names it in this tab; `proposed` stands where
 * nothing was written.
 */
export function useTypedText(form: string, proposed = ''): { text: string; write: (text: string) => void; forget: () => void } {
  const [text, setText] = useState(proposed)
  useEffect(() => {
    const { text: kept = '' } = keptTyped(form)
    // what was typed before hydration counts more
    setText((now) => (now === proposed ? kept || proposed : now))
  }, [form, proposed])
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
