import { Trans } from '@lingui/react/macro'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { PageSection } from '#ui/page-section.tsx'

const notes = [
  {
    key: 'prices',
    title: <Trans>Median prices</Trans>,
    text: (
      <Trans>
        From the median of the cheapest kind of home to that of the dearest, over sales of the last 12 months of data. A developer’s price
        list may differ.
      </Trans>
    ),
  },
  {
    key: 'left',
    title: <Trans>Units left</Trans>,
    text: (
      <Trans>
        What the latest record says is unsold. Where the records do not tell, nothing is shown; it is not worked out from the sales.
      </Trans>
    ),
  },
  {
    key: 'completion',
    title: <Trans>Expected completion</Trans>,
    text: <Trans>The year on record. Building takes as long as it takes; the contract of sale holds the date that binds.</Trans>,
  },
  {
    key: 'picture',
    title: <Trans>The drawing</Trans>,
    text: <Trans>Drawn from floors, homes and type, not by the architect. It shows the size of a building, not its looks.</Trans>,
  },
]

/** What the figures of the cards mean. */
export const LaunchReading = () => (
  <PageSection title={<Trans>How to read the cards</Trans>}>
    <FeatureGrid items={notes} />
  </PageSection>
)
