import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const LaunchBallot = lazy(() => import('./launch-ballot.tsx'))
const LaunchUnitsDesk = lazy(() => import('./launch-units-desk.tsx'))

interface LaunchWorkProps {
  id: string
  name: string
  typeGroup: TypeGroup
  slug: string
  country: CountryCode
}

/** What is worked on of a launch, below its row: who has registered, and the states of its homes. */
export function LaunchWork({ id, name, typeGroup, slug, country }: LaunchWorkProps) {
  const [open, setOpen] = useState<'ballot' | 'units' | null>(null)
  const toggle = (part: 'ballot' | 'units') => setOpen(open === part ? null : part)
  return (
    <>
      <div className="flex gap-3">
        <Button size="small" aria-expanded={open === 'ballot'} onClick={() => toggle('ballot')}>
          <Trans>Ballot</Trans>
        </Button>
        <Button size="small" aria-expanded={open === 'units'} onClick={() => toggle('units')}>
          <Trans>Homes</Trans>
        </Button>
      </div>
      {open ? (
        <div className="w-full">
          <Suspense fallback={<Skeleton className="h-24" />}>
            {open === 'ballot' ? (
              <LaunchBallot id={id} name={name} country={country} />
            ) : (
              <LaunchUnitsDesk id={id} typeGroup={typeGroup} slug={slug} country={country} />
            )}
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
