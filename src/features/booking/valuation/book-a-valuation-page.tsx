import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { BookValuation } from './book-valuation.tsx'
import { valuationPapers, valuationReasons, valuationSteps } from './valuation-words.tsx'

const arrange = (
  <ButtonLink to="." search={(old) => old} hash="book" look="primary" size="large">
    <Trans>Choose a time</Trans>
  </ButtonLink>
)

/** §2.2 realValue/book-a-valuation: what a valuer does that an estimate does not, and how to book one. */
export const BookAValuationPage = () => (
  <>
    <LandingHero
      kicker={<Trans>realValue</Trans>}
      title={<Trans>Book a valuation</Trans>}
      lead={
        <Trans>
          An estimate is computed from records. A valuation is the signed opinion of a valuer who has seen the home. Banks, courts and tax
          offices ask for the second.
        </Trans>
      }
      actions={
        <>
          {arrange}
          <ButtonLink to="/realValue" look="ghost" size="large">
            <Trans>See the estimate first</Trans>
          </ButtonLink>
        </>
      }
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <BookValuation />
      <PageSection title={<Trans>When you need one</Trans>}>
        <FeatureGrid items={valuationReasons} />
      </PageSection>
      <PageSection title={<Trans>How it goes</Trans>}>
        <Steps items={valuationSteps} />
      </PageSection>
      <PageSection title={<Trans>What to prepare</Trans>}>
        <div className="pt-5">
          <Prose>
            <p>
              <Trans>A valuer can begin without these papers, but each one you have saves a question and makes the opinion firmer.</Trans>
            </p>
            <ul>
              {valuationPapers.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
            <p>
              <Trans>Please see that every room can be entered on the day, and that somebody is there who may open the door.</Trans>
            </p>
          </Prose>
        </div>
      </PageSection>
      <CallToAction
        title={<Trans>A question first?</Trans>}
        text={<Trans>Ask which report your bank or court accepts, or about a home that the search does not find.</Trans>}
        actions={
          <ButtonLink to="/contact" search={{ interest: 'valuation' }} size="large">
            <Trans>Write to us</Trans>
          </ButtonLink>
        }
      />
    </div>
  </>
)
