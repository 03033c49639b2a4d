import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { LabelStanding } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { LabelDesk } from './label-desk.tsx'
import { LabelSheetList } from './label-sheet-list.tsx'
import { LabelStandingPanel } from './label-standing-panel.tsx'

const steps = [
  {
    key: 'choose',
    title: <Trans>Choose the homes</Trans>,
    text: <Trans>A project, a block or a street, and which of its floors and units.</Trans>,
  },
  {
    key: 'sheet',
    title: <Trans>Choose the sheet</Trans>,
    text: <Trans>The layout, and the number of the first free label, so that a sheet used in part is not lost.</Trans>,
  },
  {
    key: 'print',
    title: <Trans>Print at full size</Trans>,
    text: (
      <Trans>Print the PDF at 100 percent without fitting to the page. One test on plain paper shows whether the printer shifts.</Trans>
    ),
  },
] as const

const needs = [
  {
    key: 'addresses',
    title: <Trans>Addresses that exist</Trans>,
    text: (
      <Trans>
        Labels are made from blocks, floors and units of the property records, or from your own list. Names in your list are printed and not
        kept.
      </Trans>
    ),
  },
  {
    key: 'suppression',
    title: <Trans>Addresses that asked for no mail</Trans>,
    text: <Trans>A home that asked not to be written to stays on a list and is left out of each sheet.</Trans>,
  },
  {
    key: 'scripts',
    title: <Trans>Chinese and Malay names</Trans>,
    text: <Trans>Street and project names print in their own script where the records hold it.</Trans>,
  },
] as const

const route = getRouteApi('/_agent/realAgent/property-label/')

/** realAgent property labels: the desk of whoever prints them, and for everybody else what they are. */
export function PropertyLabelPage() {
  const standing = route.useLoaderData()
  return standing?.ok && standing.value === 'OPEN' ? <LabelDesk /> : <LabelLanding standing={standing} />
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
        <PageSection title={<Trans>Sheets</Trans>} aside={<Trans>A4, drawn to scale</Trans>}>
          <LabelSheetList />
        </PageSection>
        <PageSection title={<Trans>How a sheet is made</Trans>}>
          <Steps items={steps} />
        </PageSection>
        <PageSection title={<Trans>What goes on it</Trans>}>
          <FeatureGrid items={needs} />
        </PageSection>
      </div>
    </>
  )
}
