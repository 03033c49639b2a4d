import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { keptTyped, type TypedTexts } from '#session/typed-text.ts'

/**
 * Hands over, after hydration, what is known of who fills in a form: first what this tab has kept of it, then the name, e-mail address and phone
 * of a signed-in person. `fill` puts it into empty fields alone. `form` names the form in this tab.
 */
export function useKnownEntries(form: string, fill: (known: TypedTexts) => void): void {
  const id = useRouteContext({ from: '__root__', select: ({ viewer }) => viewer.id })
  const hand = useEffectEvent(fill)
  useEffect(() => hand(keptTyped(form)), [form])
  useEffect(() => {
    if (id === null) return
    let isShown = true
    void ownContact().then((own) => {
      if (isShown && own) hand(own)
    })
    return () => {
      isShown = false
    }
  }, [id])
}

/** Null where it cannot be had: then it is typed. */
async function ownContact(): Promise<TypedTexts | null> {
  try {
    const { fetchOwnContact } = await import('./own-contact.functions.ts')
    const answer = await fetchOwnContact()
    return answer.ok ? answer.value : null
  } catch {
    return null
  }
}
