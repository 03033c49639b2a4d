import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { enumWord } from '#filter/wire-names.ts'
import { localName } from '#lib/local-name.ts'
import { projectIn } from '#property/address/named-project.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { SpanOfTime } from './appointment-facts.tsx'
import { Booked } from './booked.tsx'
import type { HostOffer } from './booking.functions.ts'
import { TimeStrip } from './time-strip.tsx'
import type { Taken } from './use-visit-form.ts'

const HostVisitForm = lazy(async () => ({ default: (await import('./host-visit-form.tsx')).HostVisitForm }))

const AskForm = lazy(async () => ({ default: (await import('./ask-form.tsx')).AskForm }))

const WaitForDay = lazy(async () => ({ default: (await import('./wait-for-day.tsx')).WaitForDay }))

const route = getRouteApi('/_default/book/$hostId')

/** An agent's free times, and the form that takes one. Needs no account. */
export function BookPage() {
  const answer = route.useLoaderData()
  const { hostId } = route.useParams()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9">
      {answer.ok ? (
        <Offer key={hostId} offer={answer.value} hostId={hostId} />
      ) : (
        <>
          <h1 className="title text-3xl">
            <Trans>Book a time</Trans>
          </h1>
          <FailedPanel title={<Trans>The times could not be loaded</Trans>} />
        </>
      )}
    </div>
  )
}

function Offer({ offer, hostId }: { offer: HostOffer; hostId: string }) {
  const { host, kind, times, project } = offer
  const { project: address, listing } = route.useSearch()
  const home = project ? projectIn(address) : null
  const { at, waiting } = route.useSearch()
  const [taken, setTaken] = useState<Taken | null>(null)
  const slot = times.times.find(({ startsAt }) => startsAt === at)
  // once it is open the form stays, also while another time is looked for: what was typed would go with it
  const [isOpen, setOpen] = useState(slot !== undefined)
  if (slot && !isOpen) setOpen(true)
  const rules = host.kinds.find((one) => enumWord(one.kind) === kind)
  const isInstant = rules?.mode === 'INSTANT'
  const { name } = host
  const isFull = times.days.some((one) => one.day === times.day && one.isFull)
  if (taken) return <Booked {...taken} />
  return (
    <>
      <HostHeader offer={offer} />
      <PageSection title={<Trans>When</Trans>}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
          <KindTabs host={host} kind={kind} />
          <TimeStrip
            times={times}
            chosen={at}
            below={
              isFull || waiting ? (
                <OnceAwake>
                  <WaitForDay
                    host={hostId}
                    hostName={name}
                    kind={kind}
                    isFull={isFull}
                    token={waiting}
                    key={`${kind} ${times.day}`}
                    day={times.day ?? ''}
                  />
                </OnceAwake>
              ) : null
            }
          />
        </div>
      </PageSection>
      <PageSection id="details" title={<Trans>Your details</Trans>}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
          <p aria-live="polite" className="text-lg font-[560]">
            {slot ? (
              <SpanOfTime {...slot} timeZone={times.timeZone} />
            ) : (
              <span className="font-normal text-ink-2">
                <Trans>Choose a time first.</Trans>
              </span>
            )}
          </p>
          <p className="max-w-[60ch] text-ink-2">
            {isInstant ? (
              <Trans>This time is yours as soon as you send the form. You receive an e-mail by which you can move or cancel it.</Trans>
            ) : (
              <Trans>{name} has 24 hours to confirm the time. Until then it is kept for you, and you hear by e-mail either way.</Trans>
            )}
          </p>
          {isOpen ? (
            <OnceAwake>
              <HostVisitForm
                visit={{ host: hostId, kind, startsAt: at ?? '', project: home, listing }}
                timeZone={times.timeZone}
                hostName={host.name}
                isReady={slot !== undefined}
                submit={isInstant ? <Trans>Book this time</Trans> : <Trans>Ask for this time</Trans>}
                onTaken={setTaken}
              />
            </OnceAwake>
          ) : null}
        </div>
      </PageSection>
      <PageSection id="ask" title={<Trans>A question first?</Trans>}>
        <div className="pt-5">
          <OnceAwake>
            <AskForm host={hostId} hostName={name} project={home} />
          </OnceAwake>
        </div>
      </PageSection>
    </>
  )
}

/** Who offers the times, by the register, and the home that it is about. */
function HostHeader({ offer: { host, project } }: { offer: HostOffer }) {
  const { i18n } = useLingui()
  const { name, ceaNumber, estateAgency, estateAgencyLicenseNo } = host
  const facts = [ceaNumber, estateAgency, estateAgencyLicenseNo].filter(Boolean).join(' · ')
  const home = project && localName(i18n, project)
  return (
    <header>
      <h1 className="title text-3xl text-balance sm:text-4xl">
        <Trans>Book a time with {name}</Trans>
      </h1>
      {facts ? <p className="figures pt-1 text-ink-2">{facts}</p> : null}
      {home ? (
        <p className="pt-3 text-lg">
          <Trans>About {home}</Trans>
        </p>
      ) : null}
    </header>
  )
}

function KindTabs({ host: { kinds }, kind }: Pick<HostOffer, 'host' | 'kind'>) {
  const { i18n, t } = useLingui()
  return (
    <div>
      <LinkTabs label={t`Kind of appointment`}>
        {kinds.map((one) => (
          <LinkTab
            key={one.kind}
            to="."
            search={(old) => ({ ...old, appointment: enumWord(one.kind), at: undefined, day: undefined })}
            resetScroll={false}
            current={enumWord(one.kind) === kind}
          >
            {i18n._(APPOINTMENT_NAMES[one.kind])}
          </LinkTab>
        ))}
      </LinkTabs>
      <KindFacts rules={kinds.find((one) => enumWord(one.kind) === kind)} />
    </div>
  )
}

function KindFacts({ rules }: { rules: HostOffer['host']['kinds'][number] | undefined }) {
  if (!rules) return null
  const minutes = rules.lengthMinutes
  return (
    <p className="pt-3 text-ink-2">
      <Trans>{minutes} minutes.</Trans> {rules.place ? rules.place : <Trans>The place is agreed with you separately.</Trans>}
    </p>
  )
}

/** No agent offers times at this address. */
export const NoHostPage = () => (
  <div className="page grid justify-items-start gap-5 py-16">
    <p className="figures text-sm font-[560] text-ink-3">404</p>
    <h1 className="title text-4xl text-balance">
      <Trans>Nobody offers times at this address</Trans>
    </h1>
    <p className="max-w-[58ch] text-lg text-ink-2">
      <Trans>A letter of the link may be missing, or the agent offers no appointments at present. Ask for the link again.</Trans>
    </p>
    <Link to="/search" className="text-lagoon underline decoration-line underline-offset-4">
      <Trans>Search for a home</Trans>
    </Link>
  </div>
)
