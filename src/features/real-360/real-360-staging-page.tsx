import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { BeforeAfter } from './before-after.tsx'
import { AskForOffer } from './order-buttons.tsx'
import { ServicePrices } from './service-prices.tsx'
import { STAGED_ROOMS, type StagedRoom } from './staged-room.ts'

const stagingSteps = [
  {
    key: 'order',
    title: <Trans context="to order staging">Order</Trans>,
    text: <Trans>Name the rooms and the use of each: a child’s room, a study, a dining room for six.</Trans>,
  },
  {
    key: 'accept',
    title: <Trans>Accepted</Trans>,
    text: <Trans>A studio accepts the order with a due date, or declines it and says why.</Trans>,
  },
  {
    key: 'production',
    title: <Trans>In production</Trans>,
    text: <Trans>Each room is drawn from its picture and its measures. Notes between you and the studio stay with the order.</Trans>,
  },
  {
    key: 'delivered',
    title: <Trans>Delivered and approved</Trans>,
    text: <Trans>You look at each picture and approve it, or say what to change. Only approved pictures are published.</Trans>,
  },
]

/** real360/staging: rooms before and after, what virtual staging is, what it costs and how an order runs. */
export function Real360StagingPage() {
  const { prices } = useLoaderData({ from: '/_tour/real360/staging' })
  const staging = prices.filter(({ service }) => service === 'STAGING')
  return (
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
        actions={<AskForOffer service="staging" />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>Before and after</Trans>} aside={<Trans>Drag the line, or use the arrow keys</Trans>}>
          <StagedRooms />
        </PageSection>
        {staging.length > 0 ? (
          <PageSection title={<Trans>What it costs</Trans>}>
            <ServicePrices prices={staging} />
          </PageSection>
        ) : null}
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
                <Trans>
                  A buyer who comes to see the home finds the rooms of the pictures, without the furniture. That is the measure.
                </Trans>
              </p>
            </Prose>
          </div>
        </PageSection>
        <CallToAction
          title={<Trans>Order staging</Trans>}
          text={
            <Trans>
              Name the rooms and the style, and send the pictures of the empty rooms with the order. The studio accepts it with a due date.
            </Trans>
          }
          actions={
            <>
              <AskForOffer service="staging" />
              <ButtonLink to="/real360/pricing" look="ghost" size="large">
                <Trans>What a tour costs</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}

/** Rooms of ours, empty and furnished, as scripts/draw-staging.ts draws them. */
const StagedRooms = () => (
  <ul className="grid gap-x-6 gap-y-8 pt-5 md:grid-cols-2">
    {STAGED_ROOMS.map((key, at) => (
      <li key={key}>
        <StagedPair room={key} isFirst={at < 2} />
      </li>
    ))}
  </ul>
)

function StagedPair({ room, isFirst }: { room: StagedRoom; isFirst: boolean }) {
  const { t } = useLingui()
  const names: Record<StagedRoom, string> = {
    'living-light': t`Living room, light`,
    'bedroom-bold': t`Bedroom, bold`,
    'study-natural': t`Study, natural`,
    'living-warm': t`Living room, warm`,
  }
  const name = names[room]
  return (
    <BeforeAfter
      name={name}
      before={{ src: `/staging/${room}-empty.jpg`, alt: t`${name}: the room as it is, empty`, word: <Trans>Empty</Trans> }}
      after={{ src: `/staging/${room}-staged.jpg`, alt: t`${name}: the same view, furnished`, word: <Trans>Staged</Trans> }}
      caption={
        <>
          {name} · <Trans>Drawn by us, both from the same place</Trans>
        </>
      }
      isFirst={isFirst}
    />
  )
}
