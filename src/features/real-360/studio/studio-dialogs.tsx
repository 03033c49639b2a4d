import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface DeleteDialogProps {
  title: string
  onClose: () => void
  onDelete: () => void
}

export const DeleteDialog = ({ title, onClose, onDelete }: DeleteDialogProps) => (
  <Dialog
    title={<Trans>Delete this tour?</Trans>}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
        <Button look="primary" onClick={onDelete}>
          <Trans>Delete it for good</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>“{title}” goes with its pictures and what was counted. Its address then leads nowhere.</Trans>
    </p>
  </Dialog>
)

interface ConflictDialogProps {
  theirs: OwnTourWholeFragment
  onTheirs: () => void
  onMine: () => void
  onClose: () => void
}

/** Somebody else, or another window, has saved the tour: one of the two is chosen, and neither is lost unseen. */
export function ConflictDialog({ theirs, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const { i18n } = useLingui()
  const when = formatDayTime(theirs.changedAt, i18n.locale)
  const rooms = theirs.draft.scenes.length
  return (
    <Dialog
      title={<Trans>The tour was changed elsewhere</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTheirs}>
            <Trans>Take the newer one</Trans>
          </Button>
          <Button look="primary" onClick={onMine}>
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Another window or a colleague has saved it at {when}, with {rooms} rooms. What you wrote here is not saved yet.
        </Trans>
      </p>
    </Dialog>
  )
}

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks whoever leaves while a picture is cut or sent. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <Dialog
    title={<Trans>A picture is still on its way</Trans>}
    onClose={onStay}
    actions={
      <>
        <Button onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
        <Button look="primary" onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>What has arrived of it stays until tomorrow: choose the same file again, and it goes on from there.</Trans>
    </p>
  </Dialog>
)
