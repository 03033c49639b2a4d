import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { AgentReading } from './agent-reading.tsx'

const reading = createIsomorphicFn()
  .server(() => AgentReading)
  .client(() => lazy(async () => ({ default: (await import('./agent-reading.tsx')).AgentReading })))

/** See {@link still}. */
export const StillAgentReading = still(reading())
