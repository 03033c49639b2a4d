import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { parseCountryCode } from '#market/countries.ts'
import { countryName } from '#session/country-name.ts'
import { formatDay, formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ROLE_WORDS } from '../../words/state-words.tsx'
import { DeedForm } from './deed-form.tsx'
import type { StaffPerson } from './person-data.ts'
import { PERSON_PLAN_WORDS } from './person-words.ts'

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line-2 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Who it is. */
export function PersonHeader({ person }: { person: StaffPerson }) {
  const { i18n } = useLingui()
  const { user, suspendedDate } = person
  const since = formatDay(user.createdDate, i18n.locale)
  return (
    <header className="grid gap-2">
      <h1 className="title text-4xl wrap-anywhere">{user.nickName}</h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        {user.roles.map((role) => (
          <Badge key={role}>{ROLE_WORDS[role] ?? role}</Badge>
        ))}
        <Trans>Account since {since}</Trans>
      </p>
      {suspendedDate ? <SuspendedSince date={suspendedDate} /> : null}
    </header>
  )
}

function SuspendedSince({ date }: { date: string }) {
  const { i18n } = useLingui()
  const since = formatDayTime(date, i18n.locale)
  return (
    <p className="rounded bg-bad-soft p-4 text-bad">
      <Trans>Suspended since {since}: nobody can sign in as this person. What they have published stays on its pages.</Trans>
    </p>
  )
}

/** Address, phone, country, licence. */
export function PersonSection({ person: { user, isActivated } }: { person: StaffPerson }) {
  const { i18n } = useLingui()
  const country = parseCountryCode(user.country)
  const { detail } = user
  return (
    <PageSection title={<Trans>Who it is</Trans>}>
      <dl>
        <Fact name={<Trans>E-mail</Trans>}>
          {user.email}{' '}
          {user.isEmailVerified ? null : (
            <Badge tone="caution">
              <Trans>Not confirmed</Trans>
            </Badge>
          )}
        </Fact>
        {isActivated ? null : (
          <Fact name={<Trans>Password</Trans>}>
            <Trans>None was set yet: the link of the invitation is open.</Trans>
          </Fact>
        )}
        <Fact name={<Trans>Phone</Trans>}>
          <span className="figures">{user.phoneNumber === '' ? '–' : spacedPhone(user.phoneNumber)}</span>
        </Fact>
        <Fact name={<Trans>Country</Trans>}>{country ? countryName(i18n, country) : user.country}</Fact>
        {detail ? (
          <>
            <Fact name={<Trans>Licence</Trans>}>
              <span className="figures">{[detail.ceaNumber ?? '–', detail.salespersonName].join(' · ')}</span>
            </Fact>
            <Fact name={<Trans>Agency</Trans>}>
              {[detail.estateAgency, detail.estateAgencyLicenseNo].filter(Boolean).join(' · ') || '–'}
            </Fact>
          </>
        ) : null}
        {user.deletionDate ? <Fact name={<Trans>Deletion</Trans>}>{formatDay(user.deletionDate, i18n.locale)}</Fact> : null}
      </dl>
    </PageSection>
  )
}

/** Where the person is signed in. */
export function PersonSessions({ sessions }: Pick<StaffPerson, 'sessions'>) {
  const { i18n } = useLingui()
  return (
    <PageSection title={<Trans>Sessions</Trans>} aside={i18n.number(sessions.length)}>
      <ul>
        {sessions.map(({ id, lastSeenDate, userAgent }) => (
          <li key={id} className="grid gap-0.5 border-b border-line-2 py-2">
            <span className="wrap-anywhere">{userAgent || '–'}</span>
            <span className="figures text-sm text-ink-3">
              <LastSeen date={lastSeenDate} />
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function LastSeen({ date }: { date: string }) {
  const { i18n } = useLingui()
  const when = formatDayTime(date, i18n.locale)
  return <Trans>Last seen {when}</Trans>
}

/** The plan in the country of the visit, with the end of its trial. */
export function PersonPlan({ person, children }: { person: StaffPerson; children: ReactNode }) {
  const { i18n } = useLingui()
  const { billing } = person
  const name = countryName(i18n, billing.country)
  const held = billing.subscription
  return (
    <PageSection title={<Trans>Plan</Trans>} aside={name}>
      {held ? (
        <dl>
          <Fact name={<Trans>Plan</Trans>}>
            {held.planName} <Badge tone="lagoon">{i18n._(PERSON_PLAN_WORDS[held.standing])}</Badge>
          </Fact>
          <Fact name={<Trans>Seats</Trans>}>
            <span className="figures">{i18n.number(held.quantity)}</span>
          </Fact>
          <Fact name={<Trans>Paid until</Trans>}>
            <span className="figures">{formatDay(held.periodEndsDate, i18n.locale)}</span>
          </Fact>
          {held.accessUntilDate ? (
            <Fact name={<Trans>Open until</Trans>}>
              <span className="figures">{formatDay(held.accessUntilDate, i18n.locale)}</span>
            </Fact>
          ) : null}
          {held.standing === 'TRIAL' && held.trialEndsDate ? <TrialEnd person={person} ends={held.trialEndsDate} /> : null}
        </dl>
      ) : (
        <p className="py-3 text-ink-2">
          <Trans>No plan in this country.</Trans>
        </p>
      )}
      {children}
    </PageSection>
  )
}

/** The day as a date field has it. */
const dayOf = (moment: string): string => moment.slice(0, 10)

function TrialEnd({ person, ends }: { person: StaffPerson; ends: string }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(dayOf(ends))
  const close = () => setOpen(false)
  return (
    <Fact name={<Trans>Trial until</Trans>}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="figures">{formatDay(ends, i18n.locale)}</span>
        {isOpen || person.isStaff ? null : (
          <Button size="small" onClick={() => setOpen(true)}>
            <Trans>Extend the trial</Trans>
          </Button>
        )}
      </span>
      {isOpen ? (
        <DeedForm
          name={`${person.id} trial`}
          title={t`Extend the trial`}
          send={async (asked) =>
            (await import('./person.functions.ts')).sendTrialEnd({
              // the same moment of another day
              data: { ...asked, id: person.id, until: `${day}${ends.slice(10)}` },
            })
          }
          onDone={close}
          onCancel={close}
        >
          <Field label={t`New last day`} required>
            {(control) => <TextInput {...control} type="date" name="until" min={dayOf(ends)} value={day} onValue={setDay} />}
          </Field>
        </DeedForm>
      ) : null}
    </Fact>
  )
}
