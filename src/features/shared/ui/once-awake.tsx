import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

/**
 * A part that loads late, drawn once the page is awake; `fallback` until then. Sent by the server, it would still be asleep when something above it
 * changes, and React would throw it away and complain.
 */
export const OnceAwake = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
