import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { FeedSource } from '../listing-feed/feed-source.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { publicAddress } from '../listing-media/public-address.ts'
import { keepTried, mayTry } from './feed-file.ts'
import { fetchFeedFile } from './fetch-feed-file.ts'

const ADDRESS_MAX_CHARS = 1_000
const HOUR = 3_600
export const FETCH_HOURS = [1, 6, 24] as const

export interface AddressInput {
  /** '': its files are sent */
  address: string
  isWhole: boolean
  hours: number
}

/**
 * Keeps the address from which a source's files are fetched, once a file that came from it was tried out; of an approved source the next is fetched when it is due.
 * Throws `feed-address`, `feed-hours`, `too-many-attempts`, and `fetch-<fault>` where no file came, see fetch-feed-file.ts: then what was kept stands.
 */
export async function keepFeedAddress(
  context: ProviderContext,
  source: FeedSource,
  { address, isWhole, hours }: AddressInput,
  fetchFn: FetchFn = (url, init) => fetch(url, init),
): Promise<void> {
  const { trade, account, market, files, ledger, clock } = context
  const now = unixSeconds(clock)
  const url = address.trim() === '' ? null : publicAddress(address.trim())
  if (address.trim() !== '' && (!url || url.href.length > ADDRESS_MAX_CHARS))
    throw refusal('feed-address', 'It is no public https address.')
  if (!FETCH_HOURS.some((one) => one === hours)) throw refusal('feed-hours', 'Every hour, every six or once a day.')
  if (url) {
    if (!(await mayTry(ledger, source.id))) throw refusal('too-many-attempts', 'Too many attempts. Try again later.')
    const fetched = await fetchFeedFile(fetchFn, url.href)
    if (typeof fetched === 'string') throw refusal(`fetch-${fetched}`, 'No file came from the address.')
    const { bytes, encoding } = fetched
    const file = { sourceId: source.id, fileName: url.hostname, format: source.format, encoding, isWhole, bytes: bytes.length }
    await keepTried({ trade, account, market: () => market, files, now }, source, file, bytes)
  }
  await trade.run(
    `update listing_source set fetch_url = ?, fetch_whole = ?, fetch_hours = ?, fetch_due_at = ?, fetch_fault = null, fetch_failures = 0,
      updated_at = ?, version = version + 1 where id = ?`,
    url?.href ?? null,
    isWhole ? 1 : 0,
    hours,
    url ? now + hours * HOUR : null,
    now,
    source.id,
  )
}
