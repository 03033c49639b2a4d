import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { LabelSheetList } from './label/label-sheet-list.tsx'

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
    text: <Trans>Labels are made from blocks, floors and units of the property records. No owner names are held or printed.</Trans>,
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

/** realAgent property labels: address labels on standard A4 sheets. */
export function PropertyLabelPage() {
  return (
    <>
      <LandingHero
        kicker="realAgent"
        title={<Trans>Property labels</Trans>}
        lead={<Trans>Address labels for a project or a street, laid out for the A4 label sheets that shops sell.</Trans>}
        actions={
          <>
            <ButtonLink to="/search" look="primary" size="large">
              <Trans>Find a project or street</Trans>
            </ButtonLink>
            <ButtonLink to="/realAgent/property-label/PdfList" size="large">
              <Trans>Sheets made before</Trans>
            </ButtonLink>
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>Sheets</Trans>} aside={<Trans>A4, drawn to scale</Trans>}>
          <LabelSheetList />
        </PageSection>
        <PageSection title={<Trans>How a sheet is made</Trans>}>
          <Steps items={steps} />
        </PageSection>
        <PageSection title={<Trans>What goes on it</Trans>}>
          <FeatureGrid items={needs} />
        </PageSection>
        <CallToAction
          title={<Trans>Labels for a street or project</Trans>}
          text={<Trans>Tell us the project or street, the units and the sheet you use.</Trans>}
          actions={
            <ButtonLink to="/contact" search={{ interest: 'realAgent' }} look="primary" size="large">
              <Trans>Ask for a sheet</Trans>
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
