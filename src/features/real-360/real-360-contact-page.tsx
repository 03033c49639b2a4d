import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AskForOffer } from './order-buttons.tsx'

/** real360/contact: what an order must say, and a link to the contact form. */
export const Real360ContactPage = () => (
  <>
    <LandingHero
      kicker={<Trans>real360</Trans>}
      title={<Trans>Tell us about the home</Trans>}
      lead={<Trans>With a few facts we can answer with an offer and a date instead of with questions.</Trans>}
      actions={
        <>
          <AskForOffer />
          <ButtonLink to="/real360/faq" look="ghost" size="large">
            <Trans>Questions and answers</Trans>
          </ButtonLink>
        </>
      }
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>What to write</Trans>}>
        <div className="pt-5">
          <Prose>
            <ul>
              <li>
                <Trans>the address and the kind of home: apartment, house, showroom</Trans>
              </li>
              <li>
                <Trans>its size and the number of rooms, balconies and gardens included</Trans>
              </li>
              <li>
                <Trans>whether it is furnished, empty or lived in</Trans>
              </li>
              <li>
                <Trans>whether there is a floor plan</Trans>
              </li>
              <li>
                <Trans>what you want: a tour, still pictures, staging, or all of them</Trans>
              </li>
              <li>
                <Trans>two or three days on which it can be entered, and who opens the door</Trans>
              </li>
            </ul>
            <p>
              <Trans>If it is about a tour that is online already, name its address and what should change.</Trans>
            </p>
          </Prose>
        </div>
      </PageSection>
    </div>
  </>
)
