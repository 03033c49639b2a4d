import { readsLocalNames } from '#lib/language.ts'
import { formatMonth } from '#lib/months.ts'
import { DEFAULT_COUNTRY, parseCountryCode } from '#market/countries.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { USER } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { messageLocale } from '../../messages/locale.ts'
import type { SoldNearby } from '../../messages/words/templates.ts'
import { accountLink } from '../account/account-link.ts'
import type { WatchedSale } from './home-watch.ts'

/** An owner to whom letters are written. */
export interface HomeReader {
  id: string
  email: string
  name: string
  locale: LocaleCode
  country: CountryCode
}

/** Owners with a proven address whose account is not to be deleted. */
export async function readersOfHomes(account: Statements, owners: readonly string[]): Promise<Map<string, HomeReader>> {
  const rows = await account.all(
    { ...pick(USER, 'id', 'email'), name: USER.columns.nickName, ...pick(USER, 'language', 'country') },
    `select id, email, nick_name as name, language, country from user
    where id in (select value from json_each(?)) and email_verified_at is not null and deletion_due_at is null`,
    JSON.stringify([...new Set(owners)]),
  )
  return new Map(
    rows.map(({ id, email, name, language, country }) => [
      id,
      { id, email, name, locale: messageLocale(language, country), country: parseCountryCode(country) ?? DEFAULT_COUNTRY },
    ]),
  )
}

/** The page of one's homes, at one of them. */
export const homePath = (id: string): string => `/user/homes?home=${id}`

/** The page behind the link of a letter that stops it. */
export const STOP_PATH = '/user/homes/stop'

const reportPath = (country: CountryCode, { typeGroup, slug }: { typeGroup: TypeGroup; slug: string }): string =>
  `/report/realvalue/project/${country}/${typeGroup}/${encodeURIComponent(slug)}`

interface NewsReader {
  country: CountryCode
  currencyCode: string
  locale: LocaleCode
  siteOrigin: string
}

/** A sale as a letter tells of it. */
export const soldNearby = (sale: WatchedSale, { country, currencyCode, locale, siteOrigin }: NewsReader): SoldNearby => ({
  title: (readsLocalNames(locale) && sale.projectNameLocal) || sale.projectName,
  link: accountLink({ siteOrigin }, reportPath(country, sale), locale),
  price: sale.price,
  currencyCode,
  month: formatMonth(sale.month),
  areaSqm: sale.areaSqm,
  metres: sale.metres,
})
