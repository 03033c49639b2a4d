import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { durationWords } from '#lib/duration-words.ts'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { listingLink } from '#property/listing/listing-link.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { spacedPhone } from '#ui/form/phone-value.ts'
import { saveFile } from '#ui/save-file.ts'
import type { AnsweredLead, Lead, OpenedLead } from './inbox.ts'
import { LeadHistory } from './lead-history.tsx'
import { LeadLaunch } from './lead-launch.tsx'
import { LeadSteps } from './lead-steps.tsx'
import { leadBadge, leadFailureWords, ORIGIN_WORDS, SUSPICION_WORDS } from './lead-words.ts'
import { NoteForm } from './note-form.tsx'
import { ProposeTimes } from './propose-times.tsx'
import { ReplyForm } from './reply-form.tsx'
import { chatText } from './reply-templates.ts'
import { type LeadActs, useLeadActs } from './use-lead-acts.ts'
import { advertisedHome, homeWords, projectOfHome, useLeadAddresses } from './use-lead-addresses.ts'

const link = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'

/** The opened enquiry: what was written, by whom, what can be done, and what was. */
export function LeadDetail({ opened: { lead, leadEvents, leadAssignees } }: { opened: OpenedLead }) {
  const { i18n } = useLingui()
  const acts = useLeadActs(lead.id)
  const badge = leadBadge(lead)
  return (
    <section
      aria-labelledby="lead-name"
      className="grid gap-6 rounded border border-line bg-sheet p-5 sm:p-7 lg:sticky lg:top-[calc(var(--bar-height)+24px)] lg:max-h-[calc(100dvh-var(--bar-height)-48px)] lg:overflow-y-auto"
    >
      <div className="grid gap-1">
        <Link
          from="/user/leads"
          to="."
          search={(now) => ({ ...now, lead: undefined })}
          resetScroll={false}
          className={`${link} justify-self-start text-sm lg:hidden`}
        >
          <Trans>All enquiries</Trans>
        </Link>
        <h2 id="lead-name" className="title flex flex-wrap items-center gap-x-3 text-2xl wrap-anywhere">
          {lead.name}
          <span className="font-sans">
            <Badge tone={badge.tone}>{i18n._(badge.words)}</Badge>
          </span>
        </h2>
        <Delay lead={lead} />
      </div>
      {lead.suspicion ? <Doubt lead={lead} acts={acts} /> : null}
      <LeadFacts lead={lead} />
      {lead.message ? (
        <p className="max-w-[64ch] border-s-2 border-line ps-4 text-lg whitespace-pre-line wrap-anywhere">{lead.message}</p>
      ) : null}
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {leadFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
      {lead.suspicion ? null : (
        <>
          <LeadSteps lead={lead} assignees={leadAssignees} acts={acts} />
          {lead.mayProposeTimes && lead.host !== null ? <ProposeTimes key={lead.id} lead={lead} host={lead.host} acts={acts} /> : null}
          {lead.email === '' ? null : <ReplyForm lead={lead} acts={acts} />}
        </>
      )}
      <NoteForm lead={lead} acts={acts} />
      <LeadHistory events={leadEvents} people={leadAssignees} country={lead.country} />
    </section>
  )
}

/** How long the answer took, or how long they have been waiting. */
function Delay({ lead: { answerSeconds, createdDate } }: { lead: Lead }) {
  const { i18n } = useLingui()
  const waited = answerSeconds ?? Math.max(0, (Date.now() - Date.parse(createdDate)) / 1_000)
  const time = durationWords(waited, i18n.locale)
  return (
    <p className="figures text-ink-2" suppressHydrationWarning>
      {answerSeconds === null ? <Trans>Waiting for an answer for {time}</Trans> : <Trans>First answered after {time}</Trans>}
    </p>
  )
}

/** Why it is held back, and whether it is taken in. Whoever wrote knows nothing of it and may wait for an answer. */
function Doubt({ lead, acts }: { lead: Lead; acts: LeadActs }) {
  const { i18n } = useLingui()
  if (!lead.suspicion) return null
  return (
    <div className="grid gap-3 rounded bg-caution-soft p-4 text-caution-ink">
      <p>
        <Trans>A machine may have written this, so it is held back.</Trans> {i18n._(SUSPICION_WORDS[lead.suspicion])}{' '}
        <Trans>If it was a person, they wait for your answer. What is held back is deleted after 30 days.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={acts.isSending}
          onClick={() => void acts.act('trust', async (keyed) => (await import('./lead.functions.ts')).sendTrust({ data: keyed }))}
        >
          <Trans>Not a robot: take it in</Trans>
        </Button>
        {lead.state === 'LOST' ? null : (
          <Button
            disabled={acts.isSending}
            onClick={() =>
              void acts.act('LOSE', async (keyed) =>
                (await import('./lead.functions.ts')).sendLeadMove({ data: { ...keyed, move: 'LOSE' } }),
              )
            }
          >
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Who wrote, how they can be reached, and what they looked at. */
function LeadFacts({ lead }: { lead: AnsweredLead }) {
  const { i18n, t } = useLingui()
  const { name, email, phone, company, home, origin, locale, createdDate, isProven } = lead
  const written = parseLocaleCode(locale)
  const writtenAt = formatDayTime(createdDate, i18n.locale, COUNTRIES[lead.country].timeZone)
  const project = lead.isHouse || !home ? undefined : projectOfHome(home)
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {phone ? <PhoneFact lead={lead} /> : null}
      <dt className="text-ink-3">
        <Trans>E-mail</Trans>
      </dt>
      <dd className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        {email === '' ? (
          '–'
        ) : (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        )}
        {isProven ? <Badge>{t`Confirmed address`}</Badge> : null}
        <button
          type="button"
          className={`${link} cursor-pointer`}
          onClick={async () => saveFile(`${name}.vcf`, (await import('./lead-card.ts')).leadCard(lead), 'text/vcard; charset=utf-8')}
        >
          <Trans>Save the contact</Trans>
        </button>
      </dd>
      {company ? (
        <>
          <dt className="text-ink-3">
            <Trans>Company</Trans>
          </dt>
          <dd className="wrap-anywhere">{company}</dd>
        </>
      ) : null}
      {home ? (
        <>
          <dt className="text-ink-3">
            <Trans>The home</Trans>
          </dt>
          <dd className="flex flex-wrap gap-x-4">
            {home.listing ? (
              <Link {...listingLink(advertisedHome(home, home.listing), home.country)} className={link}>
                {[home.name, home.unit].filter(Boolean).join(', ')}
              </Link>
            ) : (
              <Link {...projectReportLink(home, home.country)} className={link}>
                {homeWords(home)}
              </Link>
            )}
            {project ? (
              <Link to="/user/orders/new" search={{ project }} className={link}>
                <Trans>Order photographs or a tour</Trans>
              </Link>
            ) : null}
          </dd>
        </>
      ) : null}
      <LeadLaunch lead={lead} />
      <AttendanceFact attendance={lead.attendance} />
      {origin === 'BOOKING' || origin === 'VALUE' ? (
        <>
          <dt className="text-ink-3">
            <Trans>Appointment</Trans>
          </dt>
          <dd>
            <Link to="/scheduler" search={{ booking: lead.id, desk: lead.isHouse ? lead.country : undefined }} className={link}>
              <Trans>Open it in the scheduler</Trans>
            </Link>
          </dd>
        </>
      ) : null}
      <dt className="text-ink-3">
        <Trans>Came by</Trans>
      </dt>
      <dd className="figures">
        {[i18n._(ORIGIN_WORDS[origin]), written ? localeOf(written).name : null, writtenAt].filter(Boolean).join(' · ')}
      </dd>
    </dl>
  )
}

/** Whether whoever wrote keeps appointments, once something was said of one. */
function AttendanceFact({ attendance: { came, absent, late } }: Pick<AnsweredLead, 'attendance'>) {
  if (came + absent + late === 0) return null
  return (
    <>
      <dt className="text-ink-3">
        <Trans>Appointments kept</Trans>
      </dt>
      <dd className="flex flex-wrap gap-x-4">
        {came > 0 ? (
          <span>
            <Trans>{came} took place</Trans>
          </span>
        ) : null}
        {absent > 0 ? (
          <b className="font-semibold text-caution-ink">
            <Plural value={absent} one="did not come once" other="did not come # times" />
          </b>
        ) : null}
        {late > 0 ? (
          <span className="text-caution-ink">
            <Plural value={late} one="cancelled late once" other="cancelled late # times" />
          </span>
        ) : null}
      </dd>
    </>
  )
}

function PhoneFact({ lead }: { lead: AnsweredLead }) {
  const { t } = useLingui()
  const { name, phone, locale } = lead
  const { page } = useLeadAddresses(lead, lead.host)
  const text = chatText({ locale, name, home: homeWords(lead.home) }, page)
  return (
    <>
      <dt className="text-ink-3">
        <Trans>Phone</Trans>
      </dt>
      <dd className="flex flex-wrap gap-x-4">
        <a href={`tel:${phone}`} className={`figures ${link}`}>
          {spacedPhone(phone)}
        </a>
        <a
          href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`}
          target="_blank"
          rel="noreferrer"
          className={link}
          aria-label={t`Write to ${name} on WhatsApp`}
        >
          <Trans>WhatsApp</Trans>
        </a>
      </dd>
    </>
  )
}
