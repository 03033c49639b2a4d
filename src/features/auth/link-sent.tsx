import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { AuthSheet, type Leave } from './auth-sheet.tsx'
import { beginHere } from './first-focus.ts'

/** §2.7: the link was sent. */
export function LinkSent({ email, leave, onBack }: { email: string; leave: Leave; onBack: () => void }) {
  return (
    <AuthSheet title={<Trans>Check your e-mail</Trans>} leave={leave}>
      <p role="status" className="text-lg text-ink-2">
        <Trans>
          A link to choose a new password was sent to <strong className="font-[560] break-words text-ink">{email}</strong>.
        </Trans>
      </p>
      <p className="text-ink-2">
        <Trans>It may take a minute. If nothing comes, look into the spam folder, or ask for the link again.</Trans>
      </p>
      <Button size="large" look="primary" className="w-full" onClick={onBack} ref={beginHere}>
        <Trans>Back to login</Trans>
      </Button>
    </AuthSheet>
  )
}
