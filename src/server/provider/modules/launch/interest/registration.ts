import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../../context.ts'
import type { Statements } from '../../../db/client.ts'
import { idOfKey } from '../../../id-of-key.ts'
import { hashOf } from '../../../secret.ts'
import { emailKey } from '../../../user-row.ts'
import { accountLink } from '../../account/account-link.ts'
import { bookSlot } from '../../booking/book.ts'
import { TAKING } from '../../booking/booking-row.ts'
import { hostOf } from '../../booking/host.ts'
import { deskOf } from '../../booking/schedule-store.ts'
import { tryLeadOfBooking } from '../../lead/booking-leads.ts'
import { houseOf } from '../../lead/lead-row.ts'
import { takeLead } from '../../lead/take-lead.ts'
import { writeLetter } from '../../letter/write-letter.ts'
import { announce } from '../../notice/announce.ts'
import { giveBallot, type LaunchWish } from './give-ballot.ts'
import { agentOfLaunch, type LaunchAgent } from './launch-agent.ts'
import { VISIT, visitSchedule } from './preview-times.ts'

export type RegistrationContext = Pick<ProviderContext, 'trade' | 'account' | 'live' | 'later' | 'post'>

/** Somebody's interest in a launch as it was checked, with all that its steps need: it is kept until they are done. */
export interface LaunchRegistration {
  /** of the attempt, hashed */
  key: string
  launch: { id: string; country: CountryCode; typeGroup: TypeGroup; slug: string; name: string }
  person: { name: string; email: string; phone: string; message: string }
  isProven: boolean
  wish: LaunchWish
  /** of a free time, unix seconds; null: no time was chosen */
  startsAt: number | null
  honey: string
  seconds: number | null
  locale: LocaleCode
  siteOrigin: string
  /** unix seconds */
  at: number
}

export interface Registered {
  number: number
  /** whether this attempt got the number */
  isOfThisKey: boolean
  /** the time that was chosen is somebody else's */
  isTimeGone: boolean
}

/** Keeps a registration before the first of its steps. */
export const keepRegistration = (trade: Statements, registration: LaunchRegistration): Promise<unknown> =>
  trade.run(
    'insert or replace into launch_registration (key, launch_id, person, asked, created_at) values (?, ?, ?, ?, ?)',
    registration.key,
    registration.launch.id,
    emailKey(registration.person.email),
    JSON.stringify(registration),
    registration.at,
  )

/**
 * Does all that a registration asks for: the lead, the ballot number, the appointment and the letter, and then forgets it. Each step is done once,
 * however often this is repeated, so that it may end anywhere and be done again. `now` in unix seconds, later than `at` where a round completes it.
 */
export async function completeRegistration(
  context: RegistrationContext,
  registration: LaunchRegistration,
  now: number,
): Promise<Registered> {
  const { trade, account } = context
  const { key, launch, person, wish, locale, siteOrigin, at } = registration
  const address = emailKey(person.email)
  const leadId = idOfKey(hashOf(['launch-interest', launch.id, address].join('\n')))
  const [agent, desk] = await Promise.all([agentOfLaunch(context, launch.id), hostOf(account, deskOf(launch.country), locale)])
  const home = { country: launch.country, typeGroup: launch.typeGroup, slug: launch.slug, name: launch.name, unit: wish.unit ?? '' }
  const notified = await takeLead(
    trade,
    {
      id: leadId,
      country: launch.country,
      owner: agent?.id ?? houseOf(launch.country),
      origin: 'launch' as const,
      company: '',
      locale,
      ...person,
      interest: 'realLaunch',
      isProven: registration.isProven,
      home,
      honey: registration.honey,
      seconds: registration.seconds,
      siteOrigin,
      at,
    },
    agent ? [] : (desk?.readers ?? []),
  )
  const { number, isOfThisKey } = await giveBallot(trade, { ...wish, launchId: launch.id, person: address, key, leadId, at })
  const isTimeGone = !(await takeTime(context, registration, agent, now))
  const letter = `launch-interest ${leadId}`
  const path = `/realLaunch/project/${launch.country}/${launch.typeGroup}/${launch.slug}${wish.unit ? `?unit=${encodeURIComponent(wish.unit)}` : ''}`
  const values = { name: person.name, launch: launch.name, number: String(number), host: agent?.name ?? desk?.name ?? '–' }
  const [written] = await writeLetter(trade, {
    key: letter,
    country: launch.country,
    to: person.email,
    locale,
    template: 'launch-interest' as const,
    at,
    values: { ...values, link: accountLink({ siteOrigin }, path, locale) },
  })
  await trade.run('delete from launch_registration where key = ?', key)
  if (written) context.later(context.post.push([letter]))
  announce(context, notified)
  return { number, isOfThisKey, isTimeGone }
}

/** Takes the chosen time of the agent; false where it is not free any more. Whoever has taken another one meanwhile keeps that. */
async function takeTime(
  context: RegistrationContext,
  { key, launch, person, wish, startsAt, locale, siteOrigin, at }: LaunchRegistration,
  agent: LaunchAgent | null,
  now: number,
): Promise<boolean> {
  if (startsAt === null) return true
  const offered = await visitSchedule(context, agent)
  if (!offered) return false
  const [other] = await context.trade.all(
    {},
    `select 1 from booking where owner = ?1 and lower(visitor_email) = ?2 and ${TAKING} and created_at >= ?3 and home ->> 'slug' = ?4
      and not exists (select 1 from booking_event where booking_id = booking.id and key = ?5) limit 1`,
    offered.schedule.owner,
    emailKey(person.email),
    at,
    launch.slug,
    visitKey(key),
  )
  if (other && now > at) return true
  const answer = await bookSlot(context, {
    key: visitKey(key),
    schedule: offered.schedule,
    kind: VISIT,
    startsAt,
    evidence: null,
    siteOrigin,
    now,
    visitor: { name: person.name, email: person.email, phone: person.phone, locale, note: person.message.slice(0, 1_000) },
    home: { country: launch.country, typeGroup: launch.typeGroup, slug: launch.slug, name: launch.name, unit: wish.unit ?? '' },
  })
  if ('refused' in answer) return false
  await tryLeadOfBooking(context, answer.booking)
  return true
}

/** Of the appointment that an attempt makes: one, whichever time is chosen in the end. */
export const visitKey = (key: string): string => hashOf(['launch-visit', key].join('\n'))
