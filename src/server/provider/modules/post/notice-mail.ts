import type { NoticeKind } from '#graphql/notice-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { APPOINTMENT_KINDS } from '../../db/trade/words.ts'
import { fill, greetingName } from '../../messages/fill.ts'
import { messageTag } from '../../messages/letter.ts'
import type { MailValues } from '../../messages/words/templates.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'

/** What a notice is made of, as its room wrote it. */
export type NoticeFacts = Readonly<Record<string, string | number | null>>

type NoticeText = Pick<MailValues['notice'], 'subject' | 'text' | 'about' | 'time'>

/**
 * The mail of a notice in words: a subject, a sentence, what it is about and when. Of the facts it reads `visitor` or `name` (who), `home` or `plan`, `appointment`
 * (its kind), `startsAt` (ISO 8601) with `timeZone`; where one is missing the sentence does without it.
 */
export function noticeText(kind: NoticeKind, facts: NoticeFacts, locale: LocaleCode): NoticeText {
  const { notices, appointments } = MESSAGE_WORDS[locale]
  const { subject, text } = notices.kinds[kind]
  const who = greetingName(String(facts.visitor ?? facts.name ?? '')) || notices.somebody
  const home = textOf(facts.home ?? facts.plan)
  const appointment = APPOINTMENT_KINDS.find((one) => one === facts.appointment)
  const of = appointment && appointments[appointment]
  const about = of ? (home ? fill(of.of, { home }) : of.plain) : home
  return { subject, text: fill(text, { who }), about, time: timeOf(facts, messageTag(locale)) }
}

const textOf = (fact: string | number | null | undefined): string => (fact === null || fact === undefined ? '' : String(fact))

function timeOf({ startsAt, timeZone }: NoticeFacts, tag: string): string {
  const at = typeof startsAt === 'string' ? new Date(startsAt) : null
  if (at === null || Number.isNaN(at.getTime()) || typeof timeZone !== 'string') return ''
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'long',
  }).format(at)
}
