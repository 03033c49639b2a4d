import { Trans } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog.tsx'
import { ShareWays } from '#ui/share-menu.tsx'

/** The address of what is looked at now. */
export const TourShare = ({ url, title, onClose }: { url: string; title: string; onClose: () => void }) => (
  <Dialog title={<Trans>Share this view</Trans>} onClose={onClose} width="wide">
    <p className="wrap-anywhere text-ink-2">{url}</p>
    <ShareWays url={url} title={title} />
  </Dialog>
)
