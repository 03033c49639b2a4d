import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** What the page of a bank would ask (3-D Secure), at the card desk. */
export default function ChallengeDialog({ onAnswer }: { onAnswer: (isPassed: boolean) => void }) {
  return (
    <Dialog
      title={<Trans>Your bank asks</Trans>}
      closable={false}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>
            <Trans>Refuse</Trans>
          </Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            <Trans>Confirm the payment</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>Here the card desk stands in for a bank: with a real card, its own page would ask whether this is you.</Trans>
      </p>
    </Dialog>
  )
}
