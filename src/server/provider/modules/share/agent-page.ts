import { AGENT_ABOUT_MAX_CHARS, AGENT_AREAS_MAX, AGENT_LANGUAGES } from '#graphql/share-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { licenceKey } from '#market/licence-number.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { AGENT_PROFILE } from '../../db/account/people-tables.ts'
import type { Statements } from '../../db/client.ts'
import { pick } from '../../db/column-table.ts'
import { AGENT_PAGE } from '../../db/trade/share-tables.ts'
import { readTexts } from '../../json-texts.ts'
import { openHost } from '../booking/public-host.ts'
import { avatarAddress } from '../files/avatar-address.ts'
import { findAgentInfo } from '../licence/store.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { logoAddress, readBrand } from './agent-brand.ts'
import { completeAgent } from './agent-row.ts'

/** What agents say of themselves. */
export interface AgentWords {
  about: string
  /** language codes, "ms" */
  languages: string[]
  /** "level/slug" of areas, stable across editions */
  areas: string[]
}

/** An agent's own page, for everybody. */
export interface AgentPage extends AgentWords {
  /** the account */
  owner: string
  country: CountryCode
  lines: AdvertisedBy
  website: string | null
  /** what the agent calls the website; null for its address */
  websiteTitle: string | null
  avatar: string | null
  /** chosen for the page, "#rrggbb" */
  accent: string | null
  logo: string | null
  /** under which times are offered and questions taken; null where none are */
  host: string | null
  /** the day on which the register listed the number as in force; null: it does not */
  verifiedOn: string | null
}

/**
 * The page of the agent who holds a licence number of the request's country and has an account. Null for everybody else, and while a line is missing
 * that such a page must show (product §11.3). The register is asked on the day.
 */
export async function agentPage(context: ProviderContext, number: string): Promise<AgentPage | null> {
  const { account, country, clock } = context
  const key = licenceKey(number)
  if (key === null) return null
  const day = today(clock, country)
  const [agent, listed] = await Promise.all([completeAgent(context, number), findAgentInfo(account, country.countryCode, key, day)])
  if (!agent) return null
  const { owner, publicId, avatarKey, website, websiteTitle, country: of, lines } = agent
  const [words, brand, host] = await Promise.all([
    readAgentWords(context.trade, owner),
    readBrand(context.trade, owner),
    publicId === null ? null : openHost(context, publicId, 'en-US'),
  ])
  return {
    owner,
    country: of,
    lines,
    website: website || null,
    websiteTitle: websiteTitle || null,
    avatar: avatarKey && avatarAddress(avatarKey),
    ...words,
    accent: brand.accent,
    logo: logoAddress(brand),
    host: host && publicId,
    verifiedOn: listed ? day : null,
  }
}

const NOTHING: AgentWords = { about: '', languages: [], areas: [] }

export async function readAgentWords(trade: Statements, owner: string): Promise<AgentWords> {
  const row = await trade.first(
    pick(AGENT_PAGE, 'about', 'languages', 'areas'),
    'select about, languages, areas from agent_page where owner = ?',
    owner,
  )
  return row ? { about: row.about, languages: readTexts(row.languages), areas: readTexts(row.areas) } : NOTHING
}

/** The languages that agents state on their pages, by account. */
export async function languagesOf(trade: Statements, owners: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await trade.all(
    pick(AGENT_PAGE, 'owner', 'languages'),
    'select owner, languages from agent_page where owner in (select value from json_each(?))',
    JSON.stringify(owners),
  )
  return new Map(rows.map(({ owner, languages }) => [owner, readTexts(languages)]))
}

export const keepAgentWords = (trade: Statements, owner: string, country: CountryCode, words: AgentWords, now: number): Promise<unknown> =>
  trade.run(
    `insert into agent_page (owner, country, about, languages, areas, updated_at) values (?1, ?2, ?3, ?4, ?5, ?6)
    on conflict (owner) do update set country = ?2, about = ?3, languages = ?4, areas = ?5, updated_at = ?6`,
    owner,
    country,
    words.about,
    JSON.stringify(words.languages),
    JSON.stringify(words.areas),
    now,
  )

const LANGUAGES: ReadonlySet<string> = new Set(AGENT_LANGUAGES)
const AREA = /^[a-z-]{1,40}\/[a-z0-9-]{1,120}$/

/** The words as they are stored, or the first that is wrong. Lines of `about` stay; the areas are looked up by whoever stores them. */
export function readAgentInput(input: AgentWords): { words: AgentWords } | { wrong: keyof AgentWords } {
  const about = input.about
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim()
  const [languages, areas] = [[...new Set(input.languages)], [...new Set(input.areas)]]
  if ([...about].length > AGENT_ABOUT_MAX_CHARS) return { wrong: 'about' }
  if (!languages.every((code) => LANGUAGES.has(code))) return { wrong: 'languages' }
  if (areas.length > AGENT_AREAS_MAX || !areas.every((area) => AREA.test(area))) return { wrong: 'areas' }
  return { words: { about, languages, areas } }
}

const OWN_WEBSITE = pick(AGENT_PROFILE, 'website', 'websiteTitle')

/** The agent's website and what it is called, as updateUser keeps them; '' for what there is not. */
export async function websiteOf(account: Statements, owner: string): Promise<{ website: string; websiteTitle: string }> {
  const sql = 'select website, website_title as websiteTitle from agent_profile where user_id = ?'
  const row = await account.first(OWN_WEBSITE, sql, owner)
  return { website: row?.website ?? '', websiteTitle: row?.websiteTitle ?? '' }
}
