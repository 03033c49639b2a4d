import { Trans } from '@lingui/react/macro'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'

const steps = [
  {
    key: 'blind',
    title: <Trans>Blind</Trans>,
    text: (
      <Trans>
        A sale of March is valued from the sales up to February. The price index, the trees and the ranges are learnt again for every month
        from what was known before it.
      </Trans>
    ),
  },
  {
    key: 'all',
    title: <Trans>All of them</Trans>,
    text: (
      <Trans>
        Every single-home sale of twelve months counts, none is left out because it went badly. What the method refused is counted as
        refused.
      </Trans>
    ),
  },
  {
    key: 'beside',
    title: <Trans>Compared with a simple method</Trans>,
    text: (
      <Trans>
        The same sales are valued as anybody could: the median price per area of the last twelve months in the same building, project or
        area, times the area.
      </Trans>
    ),
  },
  {
    key: 'settings',
    title: <Trans>Settings chosen before</Trans>,
    text: (
      <Trans>The settings of the method were chosen on the twelve months before the measured ones, which it had then never seen.</Trans>
    ),
  },
]

/** How the figures were made, in plain words. */
export const AccuracyMethod = () => (
  <PageSection id="how" title={<Trans>How it is measured</Trans>}>
    <Steps items={steps} />
  </PageSection>
)
