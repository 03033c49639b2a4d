import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../../context.ts'
import { refusal } from '../../../errors.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { accountLink } from '../../account/account-link.ts'
import { idOfKey } from '../../account/id-of-key.ts'
import { hashOf } from '../../account/secret.ts'
import { takeFromNetwork } from '../../account/throttle.ts'
import { emailKey } from '../../account/user-row.ts'
import { askedLocale } from '../../booking/appointment-answer.ts'
import { actionKey } from '../../booking/asked.ts'
import { hostOf } from '../../booking/host.ts'
import { deskOf } from '../../booking/schedule-store.ts'
import { houseOf } from '../../lead/lead-row.ts'
import { isOwnAddress } from '../../lead/own-address.ts'
import { readPerson } from '../../lead/read-enquiry.ts'
import { takeLead } from '../../lead/take-lead.ts'
import { announce } from '../../notice/announce.ts'
import { writeLetter } from '../../post/write-letter.ts'
import type { LaunchRow } from '../launch-row.ts'
import { giveBallot, type LaunchWish } from './give-ballot.ts'
import { agentOfLaunch } from './launch-agent.ts'

interface Registration {
  key: string
  name: string
  email: string
  phone: string
  message: string
  unit: string | null
  unitMixes: readonly string[]
  previewOn: string | null
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
  const units = await trade.all<{ unitMix: string; key: string }>(
    `select distinct unit_mix as unitMix, iif(floor || '-' || stack = ?1, ?1, '') as key from launch_unit where launch_id = ?2`,
    ...[unit ?? '', id],
  )
  if (unit !== null && !units.some(({ key }) => key === unit)) throw refusal('launch-unit', 'The launch has no such unit.')
  if (kinds.length !== new Set(unitMixes).size || kinds.some((kind) => !units.some(({ unitMix }) => unitMix === kind)))
    throw refusal('launch-kinds', 'The launch has no homes of such a kind.')
  const last = previewTo ?? previewFrom
  const isPreview = previewOn !== null && previewFrom !== null && last !== null && previewOn >= previewFrom && previewOn <= last
  if (previewOn !== null && (!isPreview || previewOn < today)) throw refusal('launch-preview', 'The launch has no preview on that day.')
  return { unit, unitMixes: kinds, previewOn }
}

/**
 * Registers somebody's interest in a launch: a lead of the agent who answers for it, else of the operator, a ballot number once for each person and
 * launch, and a letter that holds it. Returns the number, or null where the person had one by another attempt: whoever knows only the address is
 * not told it. Throws `enquiry-<field>`, launch-consent, launch-closed and the codes of {@link readWish}.
 */
export async function takeInterest(context: ProviderContext, launch: LaunchRow, asked: Registration): Promise<number | null> {
  const person = readPerson(asked)
  if (!asked.agrees) throw refusal('launch-consent', 'They have not agreed to be written to.')
  if (launch.state === 'sold-out') throw refusal('launch-closed', 'All homes of the launch are sold.')
  await takeFromNetwork(context, 'enquiry')
  const { trade, account } = context
  const { id: launchId, country, typeGroup, projectSlug: slug, name } = launch
  const at = unixSeconds(context.clock)
  const wish = await readWish(context, launch, asked, new Date(at * 1_000).toISOString().slice(0, 10))
  const locale = askedLocale(context)
  const address = emailKey(person.email)
  const leadId = idOfKey(hashOf(['launch-interest', launchId, address].join('\n')))
  const key = actionKey(asked.key, 'launch-interest', launchId, address)
  const [isProven, agent] = await Promise.all([isOwnAddress(context, person.email), agentOfLaunch(context, launchId)])
  const desk = await hostOf(account, deskOf(country), locale)
  const told = await takeLead(
    trade,
    {
      ...{ id: leadId, country, owner: agent?.id ?? houseOf(country), origin: 'launch', interest: 'realLaunch', company: '', locale },
      ...{ ...person, isProven, home: { country, typeGroup, slug, name, unit: wish.unit ?? '' } },
      ...{ honey: asked.honey, seconds: asked.seconds, siteOrigin: context.siteOrigin, at },
    },
    agent ? [] : (desk?.readers ?? []),
  )
  const { number, isOfThisKey } = await giveBallot(trade, { ...wish, launchId, person: address, key, leadId, at })
  const letter = `launch-interest ${leadId}`
  const path = `/realLaunch/project/${country}/${typeGroup}/${slug}${wish.unit ? `?unit=${encodeURIComponent(wish.unit)}` : ''}`
  const values = { name: person.name, launch: name, number: String(number), host: agent?.name ?? desk?.name ?? '–' }
  const [written] = await writeLetter(trade, {
    ...{ key: letter, country, to: person.email, locale, template: 'launch-interest' as const, at },
    values: { ...values, link: accountLink(context, path, locale) },
  })
  if (written) context.later(context.post.push([letter]))
  announce(context, told)
  return isOfThisKey || isProven ? number : null
}
