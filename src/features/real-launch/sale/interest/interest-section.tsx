import { Trans, useLingui } from '@lingui/react/macro'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { formatDay } from '#session/day-time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { SaleLaunch } from '../sale-units.ts'
import { InterestForm } from './interest-form.tsx'
import { useInterest } from './use-interest.ts'

interface InterestSectionProps {
  launch: SaleLaunch
  country: CountryCode
  /** key of the chosen unit, where it is one of the launch's */
  unit: string | undefined
  /** "2026-11-28" */
  today: string
}

/** Registration of interest: the form, and then the ballot number. */
export function InterestSection({ launch, country, unit, today }: InterestSectionProps) {
  const { i18n } = useLingui()
  const interest = useInterest({ launch, country, unit })
  const { sent } = interest
  const booking = launch.bookingFrom && launch.bookingFrom >= today ? formatDay(`${launch.bookingFrom}T04:00:00Z`, i18n.locale) : null
  return (
    <PageSection
      id="interest"
      title={<Trans>Register your interest</Trans>}
      aside={booking ? <Trans>booking from {booking}</Trans> : null}
      className="no-print scroll-mt-20"
    >
      <div className="pt-5">
        {sent ? (
          <Registered number={sent.answer} launch={launch} country={country} startsAt={interest.startsAt} />
        ) : (
          <InterestForm launch={launch} unit={unit} today={today} interest={interest} />
        )}
      </div>
    </PageSection>
  )
}

interface RegisteredProps {
  number: number | null
  launch: SaleLaunch
  country: CountryCode
  /** of the time that was taken; "" without one */
  startsAt: string
}

function Registered({ number, launch, country, startsAt }: RegisteredProps) {
  const { agent, name, previewTimes } = launch
  const project = `${country}/${fromWireTypeGroup(launch.typeGroup)}/${launch.projectSlug}`
  return (
    <div role="status" className="grid max-w-[40rem] justify-items-start gap-4">
      {number === null ? (
        <p className="text-lg">
          <Trans>
            This address has a ballot number for {name} already. It stands in the letter that we sent when it was first registered.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <span className="block text-ink-2">
              <Trans>Your ballot number</Trans>
            </span>
            <output className="figures title block text-5xl">{number}</output>
          </p>
          <p>
            <Trans>It is yours alone for {name}, and on its way to your address. It binds neither you nor the developer.</Trans>
          </p>
        </>
      )}
      {previewTimes && startsAt !== '' ? <TakenTime times={previewTimes} startsAt={startsAt} /> : null}
      {agent?.host && startsAt === '' ? (
        <ButtonLink to="/book/$hostId" params={{ hostId: agent.host }} search={{ project }}>
          <Trans>Take a time with {agent.name}</Trans>
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** The time of the visit, which a letter of its own tells too. */
function TakenTime({ times: { timeZone, mode, place }, startsAt }: { times: NonNullable<SaleLaunch['previewTimes']>; startsAt: string }) {
  const { i18n } = useLingui()
  const at = dateFormat(dateTagOf(i18n.locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(startsAt))
  return (
    <p>
      {mode === 'INSTANT' ? (
        <Trans>
          Your visit is booked for <b>{at}</b>. A letter with the appointment is on its way too; you can move or cancel it there.
        </Trans>
      ) : (
        <Trans>
          Your visit on <b>{at}</b> is asked for and kept for you; a letter tells you when it is confirmed.
        </Trans>
      )}{' '}
      {place}
    </p>
  )
}
