import { Trans, useLingui } from '@lingui/react/macro'
import { EnquiryForm } from '#property/enquiry/enquiry-form.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Tour } from './tour-scenes.ts'

interface TourEnquiryProps {
  tour: Pick<Tour, 'path' | 'country'>
  agentName: string
  onClose: () => void
}

/** A message to the agent of a tour, over the tour. */
export function TourEnquiry({ tour: { path, country }, agentName, onClose }: TourEnquiryProps) {
  const { t } = useLingui()
  return (
    <Dialog title={<Trans>Ask about this home</Trans>} onClose={onClose} width="wide">
      <EnquiryForm
        label={t`A question about this home`}
        agentName={agentName}
        send={async (asked) => (await import('./tour.functions.ts')).askAboutTour({ data: { ...asked, country, path } })}
        look="primary"
      />
    </Dialog>
  )
}
