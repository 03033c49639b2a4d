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
        The index brings its price to the present. Then its size and its floor are brought to those of your home. Each step is shown in
        money.
      </Trans>
    ),
  },
  {
    key: 'weigh',
    title: <Trans>Weigh and average</Trans>,
    text: (
      <Trans>
        Recent, near and similar sales count most. A sale far away from all others loses its say, so that one odd price cannot move the
        value.
      </Trans>
    ),
  },
  {
    key: 'bands',
    title: <Trans>Measure the doubt</Trans>,
    text: <Trans>How far the adjusted sales lie apart gives the two bands. Fewer sales make them wider, even where those few agree.</Trans>,
  },
  {
    key: 'publish',
    title: <Trans>Give it or refuse it</Trans>,
    text: <Trans>If the bands grow too wide to be of use, no number is given. Otherwise the value appears with all of the above.</Trans>,
  },
]

/** The method in plain words. */
export const MethodSection = () => (
  <PageSection id="method" title={<Trans>How it is made</Trans>} aside={<Trans>The same steps for every home</Trans>}>
    <Steps items={steps} />
  </PageSection>
)
