import { Trans } from '@lingui/react/macro'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'

/** What sale records do not tell, and what it follows that a reader must add. */
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
        <ul>
          <li>
            <Trans>the state of repair, renovation, fittings and furniture;</Trans>
          </li>
          <li>
            <Trans>the view, the facing, the light, noise and smells;</Trans>
          </li>
          <li>
            <Trans>a tenant in place, a mortgage, a dispute or a restriction on the title;</Trans>
          </li>
          <li>
            <Trans>extensions and alterations that the records do not show;</Trans>
          </li>
          <li>
            <Trans>a seller in a hurry, a buyer in love, or a sale within a family;</Trans>
          </li>
          <li>
            <Trans>plans for the neighborhood that no price reflects yet.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            These are the reasons for a range. A home in fine condition belongs in its upper part, a tired one in its lower part.
          </Trans>
        </p>
      </Prose>
    </div>
  </PageSection>
)
