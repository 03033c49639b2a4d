import { Trans, useLingui } from '@lingui/react/macro'
import { BeforeAfter } from './before-after.tsx'
import { STAGED_ROOMS, type StagedRoom } from './staged-room.ts'

/** Rooms of ours, empty and furnished, as scripts/draw-staging.ts draws them. */
export const StagedRooms = () => (
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
