import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NOTICE_KINDS, type NoticeKind } from '#graphql/notice-kinds.ts'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { type NoticeTexts, noticeFacts } from './notice-facts.ts'

interface NoticeContext {
  facts: NoticeTexts
  /** a person's name, or "Somebody" */
  who: string
  /** the time that it is about, in the reader's language and the appointment's zone; '' without one */
  when: string
  /** the day on which something is due; '' without one */
  due: string
}

type Sentence = (context: NoticeContext) => ReactNode

/** What each kind of notice says, from its facts; a new kind adds its sentence here. */
const NOTICE_WORDS = {
  'lead-new': ({ who }) => <Trans>{who} has written to you.</Trans>,
  'lead-held': () => <Trans>An enquiry is held back. Look whether a person wrote it.</Trans>,
  'lead-assigned': ({ who }) => <Trans>{who} has been given to you as a lead.</Trans>,
  'lead-follow-up': ({ who }) => <Trans>You wanted to follow up with {who}.</Trans>,
  'booking-asked': ({ who, when }) => (
    <Trans>
      {who} asks for an appointment: {when}.
    </Trans>
  ),
  'booking-made': ({ who, when }) => (
    <Trans>
      {who} has booked an appointment: {when}.
    </Trans>
  ),
  'booking-withdrawn': ({ who, when }) => (
    <Trans>
      {who} has withdrawn a request: {when}.
    </Trans>
  ),
  'booking-lapsed': ({ who, when }) => (
    <Trans>
      The request of {who} has lapsed: {when}.
    </Trans>
  ),
  'booking-moved': ({ who, when }) => (
    <Trans>
      {who} has moved an appointment to {when}.
    </Trans>
  ),
  'booking-cancelled': ({ who, when }) => (
    <Trans>
      {who} has cancelled an appointment: {when}.
    </Trans>
  ),
  'booking-open-house': ({ when }) => <Trans>An open house stands at the time of something else in your calendar: {when}.</Trans>,
  'proposal-declined': ({ who }) => <Trans>None of the times that you proposed suits {who}. Read when one would.</Trans>,
  'calendar-failing': () => <Trans>We have not been able to read another calendar of yours for a day:</Trans>,
  'order-accepted': ({ who, due }) => (
    <Trans>
      {who} has accepted your order; it is due on {due}.
    </Trans>
  ),
  'order-proposed': ({ who, due }) => (
    <Trans>
      {who} proposes a price and a time for your order; it would be due on {due}.
    </Trans>
  ),
  'order-declined': ({ who }) => <Trans>{who} has declined your order.</Trans>,
  'order-delivered': ({ who }) => <Trans>{who} has delivered. Approve the files, or ask for changes.</Trans>,
  'order-withdrawn': ({ who }) => <Trans>{who} has withdrawn from your order.</Trans>,
  'order-message': ({ who }) => <Trans>{who} has written about your order.</Trans>,
  'order-late': ({ who }) => <Trans>An order is late: {who} has not delivered.</Trans>,
  'listing-due': () => <Trans>Confirm which of your listings still stand.</Trans>,
  'listing-problem': () => <Trans>Somebody says that something is wrong with a listing of yours.</Trans>,
  'listing-withdrawn': () => <Trans>We have withdrawn a listing of yours.</Trans>,
  'feed-approved': () => <Trans>The feed of your agency is approved: its files are taken from now on.</Trans>,
  'feed-declined': () => <Trans>The feed of your agency was not approved. Open it to see why.</Trans>,
  'feed-failing': () => <Trans>We cannot fetch the files of your agency. Open its feed to see why.</Trans>,
  'search-news': () => <Trans>There is something new in your saved searches.</Trans>,
  'home-sold': () => <Trans>A home like yours was sold nearby.</Trans>,
  'plan-trial-ending': ({ when }) => <Trans>Your trial ends on {when}; your card pays from then on.</Trans>,
  'plan-payment-failed': ({ when }) => <Trans>A payment for your plan has failed. It stays open until {when}.</Trans>,
  'plan-cancelled': ({ when }) => <Trans>Your plan is cancelled and ends on {when}.</Trans>,
  'plan-ended': ({ when }) => <Trans>Your plan has ended: {when}.</Trans>,
  'card-expiring': ({ when }) => <Trans>The card that pays your plan can be used until {when}.</Trans>,
  'share-opened': () => <Trans>Somebody has opened the page that you shared for the first time.</Trans>,
  'seat-accepted': ({ who }) => <Trans>{who} has taken the seat that you offered.</Trans>,
  'copy-ready': () => <Trans>The copy of your data is ready to be downloaded.</Trans>,
  'copy-failed': () => <Trans>The copy of your data could not be made. Please ask for it again.</Trans>,
  'session-ended': () => <Trans>You were signed out on your other devices.</Trans>,
} as const satisfies Record<NoticeKind, Sentence>

const isKnown = (kind: string): kind is NoticeKind => kind in NOTICE_KINDS

/** The sentence of a notice; a kind that this version does not know is told in general words. */
export function NoticeSentence({ kind, facts: json }: { kind: string; facts: string }) {
  const { i18n, t } = useLingui()
  const facts = noticeFacts(json)
  const who = facts.visitor ?? facts.name ?? t`Somebody`
  const home = facts.home ?? facts.project ?? facts.plan
  if (!isKnown(kind)) return <Trans>There is something new for you.</Trans>
  const sentence: Sentence = NOTICE_WORDS[kind]
  return (
    <>
      {sentence({ facts, who, when: timeOf(facts, i18n.locale), due: dayOf(facts, i18n.locale) })}
      {home ? ` ${home}` : null}
    </>
  )
}

function timeOf({ startsAt = '', timeZone }: NoticeTexts, locale: string): string {
  const at = new Date(startsAt)
  if (Number.isNaN(at.getTime())) return ''
  const form: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
  try {
    return dateFormat(dateTagOf(locale), { ...form, timeZone }).format(at)
  } catch {
    // a zone that this browser does not know
    return dateFormat(dateTagOf(locale), { ...form, timeZone: 'UTC' }).format(at)
  }
}

function dayOf({ dueOn = '' }: NoticeTexts, locale: string): string {
  const at = new Date(`${dueOn}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? '' : dateFormat(dateTagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(at)
}
