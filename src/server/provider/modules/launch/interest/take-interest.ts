import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { actionKey, momentOf } from '../../../asked.ts'
import type { ProviderContext } from '../../../context.ts'
import { pick, text } from '../../../db/column-table.ts'
import { LAUNCH_UNIT } from '../../../db/trade/launch-tables.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../../throttle.ts'
import { emailKey } from '../../../user-row.ts'
import { askedLocale } from '../../booking/appointment-answer.ts'
import { localDay } from '../../booking/slot-rules.ts'
import { madeBy } from '../../booking/take-slot.ts'
import { isOwnAddress } from '../../lead/own-address.ts'
import { readPerson } from '../../lead/read-enquiry.ts'
import type { LaunchRow } from '../launch-row.ts'
import type { LaunchWish } from './give-ballot.ts'
import { agentOfLaunch } from './launch-agent.ts'
import { previewTimes } from './preview-times.ts'
import { completeRegistration, keepRegistration, visitKey } from './registration.ts'

interface Registration {
  key: string
  name: string
  email: string
  phone: string
  message: string
  unit: string | null
  unitMixes: readonly string[]
  previewOn: string | null
  /** of a free time of the agent in the days of the preview, ISO 8601; then `previewOn` is its day */
  startsAt: string | null
  /** they agree to be written to about the launch */
  agrees: boolean
  honey: string
  seconds: number | null
}

const isUnitMix = (word: string): word is UnitMix => UNIT_MIXES.some((mix) => mix === word)

/** What they want, as far as the launch has it. Throws launch-unit, launch-kinds and launch-preview. `today` is "2026-11-28". */
async function readWish(
  { trade }: ProviderContext,
  { id, previewFrom, previewTo }: LaunchRow,
  { unit, unitMixes, previewOn }: Registration,
  today: string,
): Promise<LaunchWish> {
  const kinds = [...new Set(unitMixes.filter(isUnitMix))]
  const units = await trade.all(
    { ...pick(LAUNCH_UNIT, 'unitMix'), key: text() },
    `select distinct unit_mix as unitMix, iif(floor || '-' || stack = ?1, ?1, '') as key from launch_unit where launch_id = ?2`,
    unit ?? '',
    id,
  )
  if (unit !== null && !units.some(({ key }) => key === unit)) throw refusal('launch-unit', 'The launch has no such unit.')
  if (kinds.length !== new Set(unitMixes).size || kinds.some((kind) => !units.some(({ unitMix }) => unitMix === kind)))
    throw refusal('launch-kinds', 'The launch has no homes of such a kind.')
  const last = previewTo ?? previewFrom
  const isPreview = previewOn !== null && previewFrom !== null && last !== null && previewOn >= previewFrom && previewOn <= last
  if (previewOn !== null && (!isPreview || previewOn < today)) throw refusal('launch-preview', 'The launch has no preview on that day.')
  return { unit, unitMixes: kinds, previewOn }
}

/** The moment of a free time, or of the one that this attempt has taken already, and its day where the agent is; throws launch-time where it is not free. `now` in unix seconds. */
async function readTime(
  context: ProviderContext,
  launch: LaunchRow,
  { startsAt, previewOn }: Registration,
  key: string,
  now: number,
): Promise<{ startsAt: number | null; previewOn: string | null }> {
  if (startsAt === null) return { startsAt: null, previewOn }
  const moment = momentOf(startsAt)
  const own = await madeBy(context.trade, visitKey(key))
  if (own) return { startsAt: own.startsAt, previewOn: localDay(own.startsAt, own.timeZone) }
  const offered = await previewTimes(context, launch, await agentOfLaunch(context, launch.id), now)
  if (!offered?.slots.some((slot) => slot.startsAt === moment)) throw timeGone()
  return { startsAt: moment, previewOn: localDay(moment, offered.schedule.rules.timeZone) }
}

const timeGone = () => refusal('launch-time', 'The time has been taken by somebody else.')

/**
 * Registers somebody's interest in a launch: a lead of the agent who answers for it, else of the operator, a ballot number once for each person and
 * launch, the time that was chosen, and a letter. Returns the number, or null where the person had one by another attempt: whoever knows only the
 * address is not told it. Throws `enquiry-<field>`, launch-consent, launch-closed, the codes of {@link readWish}, and launch-time: before anything
 * is kept where the time is known to be taken, else after all but the appointment, which the same attempt can ask for again with another time.
 */
export async function takeInterest(context: ProviderContext, launch: LaunchRow, asked: Registration): Promise<number | null> {
  const person = readPerson(asked)
  if (!asked.agrees) throw refusal('launch-consent', 'They have not agreed to be written to.')
  if (launch.state === 'sold-out') throw refusal('launch-closed', 'All homes of the launch are sold.')
  await takeFromNetwork(context, 'enquiry')
  const { id, country, typeGroup, projectSlug: slug, name } = launch
  const at = unixSeconds(context.clock)
  const key = actionKey(asked.key, 'launch-interest', id, emailKey(person.email))
  const isProven = await isOwnAddress(context, person.email)
  const { startsAt, previewOn } = await readTime(context, launch, asked, key, at)
  const wish = await readWish(context, launch, { ...asked, previewOn }, new Date(at * 1_000).toISOString().slice(0, 10))
  const registration = {
    key,
    launch: { id, country, typeGroup, slug, name },
    person,
    isProven,
    wish,
    startsAt,
    at,
    honey: asked.honey,
    seconds: asked.seconds,
    locale: askedLocale(context),
    siteOrigin: context.siteOrigin,
  }
  await keepRegistration(context.trade, registration)
  const { number, isOfThisKey, isTimeGone } = await completeRegistration(context, registration, at)
  if (isTimeGone) throw timeGone()
  return isOfThisKey || isProven ? number : null
}
