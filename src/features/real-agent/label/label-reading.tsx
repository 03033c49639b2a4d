import { Trans } from '@lingui/react/macro'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { LabelSheetList } from './label-sheet-list.tsx'

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

/** What labels are, for whoever does not print them. */
export const LabelReading = () => (
  <>
    <PageSection title={<Trans>Sheets</Trans>} aside={<Trans>A4, drawn to scale</Trans>}>
      <LabelSheetList />
    </PageSection>
    <PageSection title={<Trans>How a sheet is made</Trans>}>
      <Steps items={steps} />
    </PageSection>
    <PageSection title={<Trans>What goes on it</Trans>}>
      <FeatureGrid items={needs} />
    </PageSection>
  </>
)
