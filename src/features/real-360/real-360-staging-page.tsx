import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AskForOffer } from './order-buttons.tsx'
import { stagingSteps } from './staging-words.tsx'

/** temp/real360/staging: what virtual staging is and how an order runs. */
export const Real360StagingPage = () => (
  <>
    <LandingHero
      kicker={<Trans>real360</Trans>}
      title={<Trans>Virtual staging</Trans>}
      lead={
        <Trans>
          Furniture drawn into the pictures of an empty home, to scale, so that one can see what fits. The rooms themselves stay as they
          are.
        </Trans>
      }
      actions={<AskForOffer />}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>How an order runs</Trans>}>
        <Steps items={stagingSteps} />
      </PageSection>
      <PageSection title={<Trans>What is drawn and what is not</Trans>}>
        <div className="pt-5">
          <Prose>
            <ul>
              <li>
                <Trans>Furniture, lamps, curtains, rugs and plants may be added, in their real size.</Trans>
              </li>
              <li>
                <Trans>Things left behind may be taken out of a picture, if they leave the home as well.</Trans>
              </li>
              <li>
                <Trans>Walls, windows, doors, fixtures, damage and the view are never changed.</Trans>
              </li>
              <li>
                <Trans>Every staged picture says that it is staged, and the picture of the empty room is shown with it.</Trans>
              </li>
            </ul>
            <p>
              <Trans>A buyer who comes to see the home finds the rooms of the pictures, without the furniture. That is the measure.</Trans>
            </p>
          </Prose>
        </div>
      </PageSection>
      <CallToAction
        title={<Trans>Order staging</Trans>}
        text={
          <Trans>Tell us the number of rooms and whether there are pictures or a tour already. We answer with an offer and a date.</Trans>
        }
        actions={
          <>
            <AskForOffer />
            <ButtonLink to="/real360/pricing" look="ghost" size="large">
              <Trans>What a tour costs</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  </>
)
