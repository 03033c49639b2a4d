import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { OWN_APPOINTMENT_NAMES } from '#property/appointment/own-appointment-names.ts'
import { spacedPhone } from '#ui/form/phone-value.ts'
import type { WrittenAppointment } from '../schedule.ts'
import { writtenHome } from './own-entry.ts'

const link = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'

/** What an own appointment is called: with whom it is, else which home it is about, else what it is. */
export function useOwnTitle(): (own: WrittenAppointment) => string {
  const { i18n } = useLingui()
  return (own) => own.name || writtenHome(own) || i18n._(OWN_APPOINTMENT_NAMES[own.kind])
}

/** Which home an own appointment is about, with its report where there is one. */
export function OwnHome({ own }: { own: WrittenAppointment }) {
  const { home, address, listing } = own
  if (listing !== null)
    return (
      <Link to="/user/listings/$listingId" params={{ listingId: listing }} className={link}>
        {address}
      </Link>
    )
  if (!home || !isModuleOpen('report', home.country)) return <span>{writtenHome(own)}</span>
  return (
    <Link
      to="/report/$reportKey/project/$countryCode/$projectType/$projectSlug"
      params={{
        reportKey: 'realvalue',
        countryCode: home.country,
        projectType: fromWireTypeGroup(home.typeGroup),
        projectSlug: home.slug,
      }}
      className={link}
    >
      {writtenHome(own)}
    </Link>
  )
}

/** How the other one is reached, where they meet, and the note; nothing where nothing is known. */
export function OwnFacts({ own: { phone, email, place, note, lead } }: { own: WrittenAppointment }) {
  if (!phone && !email && !place && !note && lead === null) return null
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {phone ? (
        <>
          <dt className="text-ink-3">
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <a href={`tel:${phone}`} className={`figures ${link}`}>
              {spacedPhone(phone)}
            </a>
          </dd>
        </>
      ) : null}
      {email ? (
        <>
          <dt className="text-ink-3">
            <Trans>E-mail</Trans>
          </dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </dd>
        </>
      ) : null}
      {place ? (
        <>
          <dt className="text-ink-3">
            <Trans>Place</Trans>
          </dt>
          <dd className="wrap-anywhere">{place}</dd>
        </>
      ) : null}
      {note ? (
        <>
          <dt className="text-ink-3">
            <Trans>Note</Trans>
          </dt>
          <dd className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{note}</dd>
        </>
      ) : null}
      {lead !== null ? (
        <>
          <dt className="text-ink-3">
            <Trans>Enquiry</Trans>
          </dt>
          <dd>
            <Link to="/user/leads" search={{ lead }} className={link}>
              <Trans>Open the enquiry</Trans>
            </Link>
          </dd>
        </>
      ) : null}
    </dl>
  )
}
