import type { OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { PlacePanel } from './place-panel.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { Studio } from './studio.tsx'

const AS_ACCOUNT = { as: 'account' } as const

/** The studio of an agent, who publishes the tour and says where it is shown. */
export const AccountStudio = ({ tour }: { tour: OwnTourWholeFragment }) => (
  <Studio
    tour={tour}
    writer={AS_ACCOUNT}
    panels={(studio, isBusy) => (
      <>
        <PublishPanel studio={studio} isBusy={isBusy} />
        <PlacePanel studio={studio} isBusy={isBusy} />
      </>
    )}
  />
)
