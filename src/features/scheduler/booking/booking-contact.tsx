import { Trans } from '@lingui/react/macro'
import { spacedPhone } from '#ui/form/phone-value.ts'
import type { OwnBooking } from '../schedule.ts'

const link = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'

/** Who comes, where, and what they wrote. */
export const BookingContact = ({ booking: { visitorPhone, visitorEmail, place, note } }: { booking: OwnBooking }) => (
  <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
    <dt className="text-ink-3">
      <Trans>Phone</Trans>
    </dt>
    <dd>
      <a href={`tel:${visitorPhone}`} className={`figures ${link}`}>
        {spacedPhone(visitorPhone)}
      </a>
    </dd>
    <dt className="text-ink-3">
      <Trans>E-mail</Trans>
    </dt>
    <dd className="wrap-anywhere">
      <a href={`mailto:${visitorEmail}`} className={link}>
        {visitorEmail}
      </a>
    </dd>
    <dt className="text-ink-3">
      <Trans>Place</Trans>
    </dt>
    <dd className="wrap-anywhere">{place || <Trans>agreed with the visitor</Trans>}</dd>
    {note ? (
      <>
        <dt className="text-ink-3">
          <Trans>Note</Trans>
        </dt>
        <dd className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{note}</dd>
      </>
    ) : null}
  </dl>
)
