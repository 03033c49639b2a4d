import { type ComponentProps, useRef } from 'react'
import { useEarlySubmit } from './early-submit.ts'

/**
 * A form that only scripts can send, for those without TanStack Form. Sent before hydration it keeps page and entries, puts none of them into an
 * address, and is sent by hydration.
 */
export function ScriptForm(props: Omit<ComponentProps<'form'>, 'ref' | 'method' | 'action'>) {
  const ref = useRef<HTMLFormElement>(null)
  useEarlySubmit(ref)
  return <form {...props} ref={ref} method="dialog" />
}
