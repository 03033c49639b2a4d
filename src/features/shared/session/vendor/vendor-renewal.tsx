import { Trans } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import { VendorLoginFields } from './vendor-login-fields.tsx'

/** Logs in for another half hour, over the page that stays as it is. */
export const VendorRenewal = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={<Trans>Stay logged in</Trans>} onClose={onClose}>
    <VendorLoginFields onLoggedIn={onClose} />
  </Dialog>
)
