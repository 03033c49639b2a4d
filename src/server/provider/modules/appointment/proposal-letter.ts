import type { Guard, Statements } from '../../db/client.ts'
import { messageTag } from '../../messages/letter.ts'
import { accountLink } from '../account/account-link.ts'
import { appointmentTime } from '../booking/booking-letters.ts'
import { appointmentPlace, appointmentTitle } from '../booking/calendar-words.ts'
import type { OwnTime } from '../booking/own-appointments.ts'
import { heldUntil, type ProposalRow } from '../booking/proposals.ts'
import type { LeadRow } from '../lead/lead-row.ts'
import { writeLetter } from '../letter/write-letter.ts'

interface ProposalLetter extends Pick<ProposalRow, 'kind' | 'timeZone' | 'place'> {
  key: string
  lead: LeadRow
  host: string
  token: string
  times: readonly OwnTime[]
  now: number
}

/** The letter that proposes times, with the link by which one is taken; it is not sent once they are free again. Returns its key, for `post.push`. */
export async function writeProposalLetter(
  trade: Statements,
  { key: action, lead, host, kind, timeZone, place, token, times, now }: ProposalLetter,
  guard: Guard,
): Promise<string> {
  const { country, locale, email: to, name, home } = lead
  const key = `proposed-times ${action}`
  const until = heldUntil(times, now)
  const values = {
    name,
    link: accountLink(lead, `/proposed-times/${token}`, locale),
    host,
    what: appointmentTitle({ kind, home }, locale),
    where: appointmentPlace({ kind, home, place }, locale),
    times: times.map((time) => appointmentTime({ ...time, timeZone }, messageTag(locale))).join('\n'),
    until: momentWords(until, timeZone, messageTag(locale)),
  }
  await writeLetter(trade, { key, country, to, locale, template: 'proposed-times', values, notAfter: until, at: now }, guard)
  return key
}

const momentWords = (at: number, timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  }).format(at * 1_000)
