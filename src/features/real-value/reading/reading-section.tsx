import { Trans } from '@lingui/react/macro'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { PageSection } from '#ui/page-section.tsx'

const parts = [
  {
    key: 'value',
    title: <Trans>The value</Trans>,
    text: (
      <Trans>
        The price we would expect if the home were sold in the month named beside it. It is rounded, because nobody knows it to the dollar.
      </Trans>
    ),
  },
  {
    key: 'range',
    title: <Trans>The range</Trans>,
    text: (
      <Trans>
        Two bands around the value. We expect two in three homes like this one to sell inside the dark band and nine in ten inside the whole
        bar.
      </Trans>
    ),
  },
  {
    key: 'confidence',
    title: <Trans>The confidence</Trans>,
    text: (
      <Trans>
        How far estimates of such homes were from the prices then paid. High where nine in ten were within 10%, medium within 20%, else low;
        no better than the home’s own range allows. Where nothing is measured there is no such word, and one sentence says why.
      </Trans>
    ),
  },
  {
    key: 'evidence',
    title: <Trans>The evidence</Trans>,
    text: (
      <Trans>
        Each comparable sale with its date, age, price, size, floor and distance, what was added or taken off to make it comparable, and its
        weight.
      </Trans>
    ),
  },
  {
    key: 'date',
    title: <Trans>The date</Trans>,
    text: (
      <Trans>An estimate is in the money of the newest month of data for its kind of home. That month is printed with every figure.</Trans>
    ),
  },
  {
    key: 'refusal',
    title: <Trans>The refusal</Trans>,
    text: (
      <Trans>
        Where sales are missing, too old, too few or too unlike each other, there is no estimate. You see why, and the last recorded sale if
        there is one.
      </Trans>
    ),
  },
]

/** What each part of an estimate says. */
export const ReadingSection = () => (
  <PageSection title={<Trans>How to read it</Trans>}>
    <FeatureGrid items={parts} />
  </PageSection>
)
