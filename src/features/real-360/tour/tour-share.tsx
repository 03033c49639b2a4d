import { Trans } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import { ShareButtons } from '#ui/share-buttons.tsx'

/** The address of what is looked at now. */
export const TourShare = ({ url, title, onClose }: { url: string; title: string; onClose: () => void }) => (
  <Dialog title={<Trans>Share this view</Trans>} onClose={onClose} width="wide">
    <p className="wrap-anywhere text-ink-2">{url}</p>
    <ShareButtons url={url} title={title} />
  </Dialog>
)
