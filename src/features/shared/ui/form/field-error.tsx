import type { ReactNode } from 'react'

/** What is wrong and what to do, under its control; announced to screen readers when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className="text-xs text-bad">
      {children}
    </p>
  )
}
