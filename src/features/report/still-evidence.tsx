import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { EvidenceSection } from './evidence-section.tsx'

const evidence = createIsomorphicFn()
  .server(() => EvidenceSection)
  .client(() => lazy(async () => ({ default: (await import('./evidence-section.tsx')).EvidenceSection })))

/** See {@link still}; it is another one for another estimate. */
export const StillEvidence = still(evidence())
