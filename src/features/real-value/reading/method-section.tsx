import { Trans } from '@lingui/react/macro'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'

const steps = [
  {
    key: 'index',
    title: <Trans>Follow the market</Trans>,
    text: (
      <Trans>
        A price index for each kind of home compares like with like, so that a month in which many large homes were sold does not look like
        a rise.
      </Trans>
    ),
  },
  {
    key: 'like',
    title: <Trans>Find like sales</Trans>,
    text: (
      <Trans>
        Recorded sales of the same kind of home in the same project. Where those are few, sales of the projects around it join with less
        weight.
      </Trans>
    ),
  },
  {
    key: 'adjust',
    title: <Trans>Adjust each one</Trans>,
    text: (
      <Trans>
        The index brings its price to the present. Then its size, its floor and its lease are brought to those of your home. Each step is
        shown in money.
      </Trans>
    ),
  },
  {
    key: 'weigh',
    title: <Trans>Weigh and average</Trans>,
    text: (
      <Trans>
        Recent, near and similar sales count most: a weight falls with every month, metre and difference. One odd price among many cannot
        move the value far.
      </Trans>
    ),
  },
  {
    key: 'bands',
    title: <Trans>Measure the doubt</Trans>,
    text: (
      <Trans>
        Where the method is measured, trees correct the average by what past estimates got wrong, and the two ranges follow from those
        errors: they hold as many later prices as they promise. Elsewhere they follow from how far the sales disagree.
      </Trans>
    ),
  },
  {
    key: 'publish',
    title: <Trans>Give it or refuse it</Trans>,
    text: <Trans>If the bands grow too wide to be of use, no number is given. Otherwise the value appears with all of the above.</Trans>,
  },
]

/** The method in plain words; `isMeasured` where a fitted one answers and its accuracy is on record. */
export const MethodSection = ({ isMeasured }: { isMeasured: boolean }) => (
  <PageSection
    id="method"
    title={<Trans>How it is made</Trans>}
    aside={
      isMeasured ? (
        <Trans>measured here, and fitted again after every import of sales</Trans>
      ) : (
        <Trans>here by the comparable sales method, without the trees and not yet back-tested</Trans>
      )
    }
  >
    <Steps items={steps} />
  </PageSection>
)
