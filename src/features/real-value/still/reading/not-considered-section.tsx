import { Trans } from '@lingui/react/macro'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { NotConsideredList } from './not-considered-list.tsx'

/** Facts that sale records do not hold and that readers must therefore add themselves. */
export const NotConsideredSection = () => (
  <PageSection id="not-considered" title={<Trans>What it cannot know</Trans>}>
    <div className="pt-5">
      <Prose>
        <p>
          <Trans>
            An estimate knows what is on record: prices, dates, sizes, floors, places and leases. It has never been inside. It does not
            consider:
          </Trans>
        </p>
        <NotConsideredList />
        <p>
          <Trans>
            These are the reasons for a range. A home in fine condition belongs in its upper part, a tired one in its lower part. What you
            know about yours can be set beside the estimate, as your own assumptions in money.
          </Trans>
        </p>
      </Prose>
    </div>
  </PageSection>
)
