import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { LabelStanding } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { asServed } from '#ui/as-served.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { LabelEditor } from './label-editor.tsx'
import { LabelReading } from './label-reading.tsx'
import { LabelStandingPanel } from './label-standing-panel.tsx'

const route = getRouteApi('/_agent/realAgent/property-label/')

/** realAgent property labels: the desk of whoever prints them, and for everybody else what they are. */
export function PropertyLabelPage() {
  const standing = route.useLoaderData()
  return standing?.ok && standing.value === 'OPEN' ? <LabelEditor /> : <LabelLanding standing={standing} />
}

function LabelLanding({ standing }: { standing: Result<LabelStanding> | null }) {
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Property labels</Trans>}
        lead={<Trans>Address labels for a project or a street, laid out for the A4 label sheets that shops sell.</Trans>}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        {standing ? <LabelStandingPanel standing={standing} /> : null}
        <Hydrate when={asServed}>
          <LabelReading />
        </Hydrate>
      </div>
    </>
  )
}
