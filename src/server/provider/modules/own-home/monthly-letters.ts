import { addMonths, formatMonth } from '#lib/months.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { MarketContext } from '../../context.ts'
import { type Guard, Statements } from '../../db/client.ts'
import { text } from '../../db/column-table.ts'
import { tradeOf } from '../../db/trade-of.ts'
import { marketContextOf } from '../../market-context.ts'
import type { LetterWorth, MailValues } from '../../messages/words/templates.ts'
import type { JobContext, ScheduledJob } from '../../scheduled-job.ts'
import { randomSecret } from '../../secret.ts'
import { accountLink } from '../account/account-link.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { marketFactsOf, readFacts } from '../market/store.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { estimatesBack } from '../valuation/estimate-history.ts'
import { type HomeReader, homePath, readersOfHomes, STOP_PATH, soldNearby } from './home-reader.ts'
import { currencyOf } from './home-watch.ts'
import { recentLikeSales } from './like-sales.ts'
import { OWN_HOME_COLUMNS, OWN_HOME_ROW, type OwnHomeRow, ownedHomeOf } from './own-home-store.ts'
import { ownPlaceKey, projectsOfHomes } from './projects-of-homes.ts'
import { insertStopLink } from './stop-link.ts'

/** Homes of a run: each is estimated three times. */
const HOMES_A_RUN = 30
const NAMED_MAX = 5
const LATE_SECONDS = 14 * 86_400

/**
 * Writes the monthly letters of homes whose owners asked for them: one of a home and month, and none of an edition that the last letter told of, because
 * nothing has changed since. The home is marked in the transaction that writes the letter.
 */
export const writeMonthlyLetters: ScheduledJob = async (context) => {
  const { account, trade, databases, now } = context
  const markets = COUNTRY_CODES.filter((code) => tradeOf(databases, code) === trade.database).map((code) =>
    marketContextOf(code, new Statements(databases.market[code])),
  )
  const editions = await Promise.all(
    markets.map(async ({ country, market }) => [country.countryCode, (await readFacts(market)).dataVersion]),
  )
  const month = new Date(now * 1_000).toISOString().slice(0, 7)
  const rows = await trade.all(
    { ...OWN_HOME_ROW, edition: text() },
    `select ${OWN_HOME_COLUMNS}, e.value as edition from json_each(?) e cross join own_home h on h.country = e.key
    where h.is_monthly = 1 and e.value <> '' and h.letter_month is not ? and h.letter_edition is not e.value
    -- in no order, so that a home that cannot be told of keeps no other waiting
    order by random() limit ${HOMES_A_RUN}`,
    JSON.stringify(Object.fromEntries(editions)),
    month,
  )
  if (rows.length === 0) return 0
  const readers = await readersOfHomes(
    account,
    rows.map(({ owner }) => owner),
  )
  let done = 0
  for (const [country, homes] of Map.groupBy(rows, (row) => row.country)) {
    const market = markets.find((one) => one.country.countryCode === country)
    if (!market) continue
    const projects = await projectsOfHomes(market, homes)
    for (const home of homes) {
      const reader = readers.get(home.owner) ?? null
      const project = projects.get(ownPlaceKey(home)) ?? null
      if (await attempt(() => writeOne(context, market, { home, month, reader, project }), country)) done++
    }
  }
  return done
}

/** A home that cannot be told of is tried again in the next run. */
async function attempt(write: () => Promise<void>, country: CountryCode): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'home-letter-failed', country, error: String(error) }))
    return false
  }
}

interface OneLetter {
  home: OwnHomeRow & { edition: string }
  month: string
  /** null: no letter can be sent, and the month is over for this home */
  reader: HomeReader | null
  project: ProjectRecord | null
}

async function writeOne({ trade, post, later, siteOrigin, now }: JobContext, market: MarketContext, one: OneLetter): Promise<void> {
  const { home, month, reader } = one
  const key = `home-month ${home.id} ${month}`
  const isDue: Guard = {
    sql: 'exists (select 1 from own_home where id = ? and is_monthly = 1 and letter_month is not ? and letter_edition is not ?)',
    parameters: [home.id, month, home.edition],
  }
  const token = randomSecret()
  const values = reader && (await valuesOf(market, { ...one, reader, token, siteOrigin }))
  await Promise.all([
    reader && values
      ? writeLetter(
          trade,
          {
            key,
            country: home.country,
            to: reader.email,
            locale: reader.locale,
            template: 'home-month',
            values,
            at: now,
            notAfter: now + LATE_SECONDS,
          },
          isDue,
        )
      : null,
    reader && insertStopLink(trade, { token, owner: home.owner, homeId: home.id, letter: 'monthly', now }, isDue),
    trade.run(
      'update own_home set letter_month = ?, letter_edition = iif(?, ?, letter_edition) where id = ? and letter_month is not ?',
      month,
      reader ? 1 : 0,
      home.edition,
      home.id,
      month,
    ),
  ])
  if (reader) later(post.push([key]))
}

/** How many months before its month an estimate is compared with itself. */
const MONTHS_BACK = [0, 1, 12] as const

async function valuesOf(
  market: MarketContext,
  { home, reader, project, token, siteOrigin }: OneLetter & { reader: HomeReader; token: string; siteOrigin: string },
): Promise<MailValues['home-month']> {
  const { locale } = reader
  const asked = ownedHomeOf(home)
  const { lastMonth } = await market.perRequest(marketFactsOf)
  const [past, like] = await Promise.all([
    project ? estimatesBack(market, project, asked, () => MONTHS_BACK) : [],
    project && asked.areaSqm !== null && lastMonth !== null ? recentLikeSales(market, project, asked.areaSqm, lastMonth) : [],
  ])
  const newest = past.find(({ back }) => back === 0)?.estimate
  const changeOver = (months: number): number | null => {
    const before = past.find(({ back }) => back === months)?.estimate
    return newest && before ? newest.value / before.value - 1 : null
  }
  const currencyCode = currencyOf(home)
  const worth: LetterWorth | null = newest
    ? {
        value: newest.value,
        low: newest.low68,
        high: newest.high68,
        currencyCode,
        month: formatMonth(newest.asOf),
        inMonth: changeOver(1),
        inYear: changeOver(12),
      }
    : null
  // of the newest month for which such homes are recorded, and the one before: registers fill up over weeks
  const since = addMonths(newest?.asOf ?? lastMonth ?? 0, -1)
  const of = { country: home.country, currencyCode, locale, siteOrigin }
  const linkTo = (path: string) => accountLink({ siteOrigin }, path, locale)
  return {
    name: reader.name,
    link: linkTo(homePath(home.id)),
    stop: linkTo(`${STOP_PATH}/${token}`),
    home: home.name,
    worth,
    sold: like
      .filter(({ month }) => month >= since)
      .slice(0, NAMED_MAX)
      .map((sale) => soldNearby(sale, of)),
  }
}
