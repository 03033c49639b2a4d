import { cleanLine } from '#lib/clean-line.ts'
import { actionKey } from '../../asked.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { hashOf } from '../../secret.ts'
import { takeFromNetwork } from '../../throttle.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { CALENDARS_MAX, type CountedCalendar, calendarsOf, keepNew } from './other-calendar-store.ts'
import { readNew } from './read-other-calendar.ts'

const ADDRESS_MAX_CHARS = 2_000
const NAME_MAX_CHARS = 60

interface AskedCalendar {
  key: string
  name: string
  address: string
}

/** The address that is meant: programs call one that is subscribed to "webcal", which is https. Throws `calendar-address`, `calendar-own`. */
function addressOf({ siteOrigin }: ProviderContext, text: string): string {
  const url = text.length > ADDRESS_MAX_CHARS ? null : publicAddress(text.trim().replace(/^webcals?:/i, 'https:'))
  if (!url) throw refusal('calendar-address', 'It is no public address that begins with https or webcal.')
  // what stands here already is not busy elsewhere as well
  if (URL.canParse(siteOrigin) && new URL(siteOrigin).host === url.host) throw refusal('calendar-own', 'It is a calendar of this site.')
  return url.href
}

/**
 * Keeps another calendar of an agent, once its times came from the address. The same key does it once. Throws `calendar-name`, `calendar-address`, `calendar-own`,
 * `calendar-full`, `calendar-known`, `too-many-attempts`, and `calendar-<fault>` where no calendar came.
 */
export async function addCalendar(
  context: ProviderContext,
  owner: string,
  { key, name: text, address: given }: AskedCalendar,
  fetchFn: FetchFn,
): Promise<CountedCalendar> {
  const { trade, clock, country } = context
  const now = unixSeconds(clock)
  const name = cleanLine(text)
  if (name === '' || name.length > NAME_MAX_CHARS) throw refusal('calendar-name', `A name has 1 to ${NAME_MAX_CHARS} letters.`)
  const calendar = {
    id: idOfKey(hashOf(`other-calendar ${actionKey(key, owner)}`)),
    owner,
    country: country.countryCode,
    name,
    address: addressOf(context, given),
  }
  const before = await calendarsOf(trade, owner, now)
  const made = before.find(({ id }) => id === calendar.id)
  if (made) return made
  if (before.some(({ address }) => address === calendar.address)) throw refusal('calendar-known', 'This calendar is read already.')
  if (before.length >= CALENDARS_MAX) throw refusal('calendar-full', `At most ${CALENDARS_MAX} calendars are read.`)
  await takeFromNetwork(context, 'otherCalendar')
  const file = await readNew(trade, calendar, { fetchFn, now })
  if (typeof file === 'string') throw refusal(`calendar-${file}`, 'No calendar came from the address.')
  await keepNew(trade, calendar, file, now)
  const [kept] = await calendarsOf(trade, owner, now, calendar.id)
  // as many came at the same moment by other keys
  if (!kept) throw refusal('calendar-full', `At most ${CALENDARS_MAX} calendars are read.`)
  return kept
}
