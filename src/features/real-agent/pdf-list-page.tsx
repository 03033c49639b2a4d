import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'

const questions = [
  {
    key: 'held',
    question: <Trans>What is kept of a sheet?</Trans>,
    answer: <Trans>The PDF, its date, the project or street, the sheet layout and the number of labels. No names of residents.</Trans>,
  },
  {
    key: 'again',
    question: <Trans>May I print an old sheet again?</Trans>,
    answer: <Trans>Yes, but make it anew when it is some months old: homes that have since asked for no mail are then left out.</Trans>,
  },
  {
    key: 'shift',
    question: <Trans>The text sits too high or too far left. Why?</Trans>,
    answer: (
      <Trans>
        Most printers shift a page by a millimetre or two. Print at 100 percent first. If it still shifts, move the first label by that
        much.
      </Trans>
    ),
  },
] as const

/** realAgent property labels: the sheets made before. */
export function PdfListPage() {
  return (
    <>
      <LandingHero
        kicker={<Trans>Property labels</Trans>}
        title={<Trans>Label sheets</Trans>}
        lead={<Trans>The sheets you have made, newest first, to download again or to delete.</Trans>}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-12">
        <Panel
          kind="empty"
          title={<Trans>No sheet has been made in this account</Trans>}
          action={
            <ButtonLink to="/realAgent/property-label" look="primary">
              <Trans>How a sheet is made</Trans>
            </ButtonLink>
          }
        >
          <Trans>A sheet is listed here as soon as its PDF exists.</Trans>
        </Panel>
        <PageSection title={<Trans>Questions</Trans>}>
          <FaqList items={questions} />
        </PageSection>
      </div>
    </>
  )
}
