import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import type { Tour } from './tour-scenes.ts'

const TourEnquiry = lazy(async () => ({ default: (await import('./tour-enquiry.tsx')).TourEnquiry }))

/** product §11.3: name, registration, agency, its licence and the phone of whoever shows the home, and a way to write. */
export function TourAgent({ tour }: { tour: Tour }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, () => setAsking(true))
  const { lines } = tour
  if (!lines) return null
  return (
    <details className="pointer-events-auto relative shrink-0 rounded border border-line bg-sheet shadow-float">
      <summary className="flex min-h-9 items-center gap-2 px-4 text-sm font-[560]">
        <Trans>Agent</Trans>
      </summary>
      <div className="absolute end-0 top-full mt-2 grid w-[min(18rem,80vw)] gap-3 rounded border border-line bg-sheet px-4 py-3 text-sm shadow-float">
        <p className="grid gap-0.5">
          <b className="text-base font-semibold">{lines.name}</b>
          <span className="figures text-ink-2">{lines.licence}</span>
          <span>{lines.agency}</span>
          <span className="figures text-ink-2">{lines.agencyLicence}</span>
          <a href={`tel:${lines.phone}`} className="figures inline-flex min-h-6 items-center text-lagoon underline underline-offset-4">
            {lines.phone}
          </a>
        </p>
        <Button ref={button} look="primary" data-early="" onClick={() => setAsking(true)}>
          <Trans>Ask about this home</Trans>
        </Button>
      </div>
      {isAsking ? (
        <Suspense>
          <TourEnquiry tour={tour} agentName={lines.name} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </details>
  )
}
