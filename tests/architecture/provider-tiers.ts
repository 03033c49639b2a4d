import { posix } from 'node:path'
import { importsOf } from './shelf-users.ts'
import type { Source } from './sources.ts'

export const PROVIDER = 'src/server/provider/'

/**
 * The folders of the provider, the lowest first: each imports only from those that stand before it. So no tier knows a higher one, and no folders
 * import each other in a circle. A new folder stands in its tier, behind all that it imports. `.` is the provider's root; files of it that stand for themselves are named.
 */
const TIERS = {
  /** rows: the databases, their descriptions and migrations */
  db: ['db', 'db/market', 'db/trade', 'db/account'],
  /** what lies outside, as the provider asks it; what is said to people; the stand-in for the card service */
  ports: [
    'messages/words',
    'messages',
    'ports/clock',
    'ports/ledger',
    'ports/live',
    'ports/files',
    'ports/post',
    'ports/mailer',
    'ports/sms',
    'ports/outbox',
    'ports/cards',
    'card-desk/money',
    'card-desk',
    'card-desk/billing',
    'card-desk/routes',
    'card-desk/endpoint',
    'ports',
  ],
  /** the root: builder, context, errors, paging, viewer, throttle; what a request knows, ports included */
  kernel: ['.'],
  /** who somebody is, how they are told, what they pay for */
  identity: [
    'modules/geoip',
    'modules/upkeep',
    'modules/licence',
    'modules/letter',
    'modules/notice',
    'modules/account',
    'modules/otp',
    'modules/factor',
    'modules/files',
    'modules/subscription',
    'modules/seat',
    'modules/plan',
    'modules/promotion-code',
    'modules/billing',
    'modules/enquiry-copies',
    'modules/account-data',
  ],
  /** what is known of homes and deals, and how an edition is made of it */
  market: [
    'valuation',
    'modules/area',
    'modules/land',
    'modules/map',
    'modules/official-figure',
    'modules/search',
    'modules/market',
    'modules/property',
    'modules/amenity',
    'modules/facets',
    'modules/pro-figures',
    'modules/valuation',
    'modules/transactions',
    'modules/transactions/list',
    'build',
  ],
  /** what people make of it */
  trade: [
    'modules/listing',
    'modules/booking',
    'modules/lead',
    'modules/appointment',
    'modules/contact',
    'modules/launch',
    'modules/launch/desk',
    'modules/launch/interest',
    'modules/share',
    'modules/tour/link',
    'modules/listing-media',
    'modules/other-calendar',
    'modules/listing-group',
    'modules/listing-search',
    'modules/listing-compare',
    'modules/listing-enquiry',
    'modules/area-agents',
    'modules/listing-feed',
    'modules/web-api',
    'modules/webhook',
    'modules/listing-own',
    'modules/agency-feed',
    'modules/listing-problem',
    'modules/tour',
    'modules/order/states',
    'modules/tour/own',
    'modules/upload',
    'modules/tour/bundle',
    'modules/order',
    'modules/saved-search',
    'modules/own-home',
    'modules/transactions/kept',
    'modules/label',
    'modules/analysis',
    'modules/smart-plan',
    'modules/widget',
    'modules/assistant',
  ],
  /** what is done with all of it by the clock, and what is held of a person */
  scheduled: ['modules/personal-data', 'modules/data-copy', 'modules/post', 'modules/account-desk'],
  /** the whole: the schema of all modules, and the provider */
  api: ['schema.ts', 'provider.ts'],
  /** how databases are filled, by commands alone: official records and the demonstration */
  data: [
    'import',
    'demo/market',
    'demo/shape',
    'demo/sg',
    'demo/my',
    'demo/hk',
    'demo/au',
    'demo',
    'demo/people',
    'demo/subscriptions',
    'demo/launches',
    'demo/listings',
    'demo/tours',
    'demo/trade',
    'import/gtfs',
    'import/streets',
    'import/learning',
    'import/estimates',
    'import/sg',
    'import/my',
    'import/hk',
    'import/au',
    'import/run',
    'import/backtest',
    'import/valuation-fit',
    'import/valuation-record',
    'import/publish',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Tiers = Readonly<Record<string, readonly string[]>>

/** The place of a file: the file where the table names it, else its folder. */
function placeOf(path: string, places: readonly string[]): string {
  const inside = path.slice(PROVIDER.length)
  return places.includes(inside) ? inside : posix.dirname(inside)
}

/** What breaks the order of the tiers: folders that are not in the table, names in the table without a file, imports of what stands behind. */
export function faultsOfTiers(files: readonly Source[], tiers: Tiers = TIERS): string[] {
  const places = Object.values(tiers).flat()
  const tierOf = (place: string) => Object.keys(tiers).find((tier) => tiers[tier]?.includes(place))
  const held = new Set(files.map(({ path }) => placeOf(path, places)))
  const upwards = files.flatMap((file) => {
    const from = placeOf(file.path, places)
    if (!places.includes(from)) return []
    return importsOf(file)
      .filter((target) => target.startsWith(PROVIDER))
      .filter((target) => places.indexOf(placeOf(target, places)) > places.indexOf(from))
      .map(
        (target) =>
          `${file.path.slice(PROVIDER.length)} (${tierOf(from)}) imports ${target.slice(PROVIDER.length)} (${tierOf(placeOf(target, places))})`,
      )
  })
  return [
    ...[...held].filter((place) => !places.includes(place)).map((place) => `${place} has no tier`),
    ...places.filter((place) => !held.has(place)).map((place) => `${place} has a tier and no files`),
    ...places.filter((place, at) => places.indexOf(place) !== at).map((place) => `${place} is named twice`),
    ...upwards,
  ]
}
