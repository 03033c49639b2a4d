import { AGENT_HOSTS_MAX } from '#graphql/share-kinds.ts'
import { parseAccent } from '#lib/accent-shades.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import type { Statements } from '../../db/client.ts'
import { notNull, pick } from '../../db/column-table.ts'
import { AGENT_PAGE } from '../../db/trade/share-tables.ts'
import { readTexts } from '../../json-texts.ts'
import { avatarAddress } from '../files/avatar-address.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'
import { completeAgent } from './agent-row.ts'

/** How an agent's pages look, and who may show them. */
export interface AgentBrand {
  /** "#rrggbb", as it was chosen; null: the site's colours */
  accent: string | null
  logoKey: string | null
  /** origins, "https://www.agent.example" */
  hosts: string[]
}

/** An agent's brand with the lines that stand beside it. */
export interface ShownBrand extends AgentBrand {
  country: CountryCode
  lines: AdvertisedBy
}

const NOTHING: AgentBrand = { accent: null, logoKey: null, hosts: [] }

export async function readBrand(trade: Statements, owner: string): Promise<AgentBrand> {
  const row = await trade.first(
    pick(AGENT_PAGE, 'accent', 'logoKey', 'hosts'),
    'select accent, logo_key as logoKey, hosts from agent_page where owner = ?',
    owner,
  )
  return row ? { ...row, hosts: readTexts(row.hosts) } : NOTHING
}

/** The brand of the agent who holds a licence number of the request's country; null for nobody, and where nothing was chosen. */
export async function brandOf(context: ProviderContext, number: string): Promise<ShownBrand | null> {
  const agent = await completeAgent(context, number)
  if (!agent) return null
  const brand = await readBrand(context.trade, agent.owner)
  const isChosen = brand.accent !== null || brand.logoKey !== null || brand.hosts.length > 0
  return isChosen ? { ...brand, country: agent.country, lines: agent.lines } : null
}

export const logoAddress = ({ logoKey }: Pick<AgentBrand, 'logoKey'>): string | null => logoKey && avatarAddress(logoKey)

/** A name with a dot in it, as certificates are made for; a policy may hold nothing else. */
const ORIGIN = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?::\d{1,5})?$/

/** "HTTPS://Www.Agent.example/" → "https://www.agent.example"; null for what is no https address of a website without a path. */
export function parseOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || `${url.origin}/` !== url.href) return null
  return ORIGIN.test(url.origin) ? url.origin : null
}

/** What an agent chose as it is kept, or what is wrong with it. "" takes the colour away. */
export function readBrandInput(input: {
  accent: string
  hosts: readonly string[]
}): Pick<AgentBrand, 'accent' | 'hosts'> | { wrong: 'accent' | 'hosts' } {
  const accent = input.accent.trim() === '' ? null : parseAccent(input.accent)
  if (accent === null && input.accent.trim() !== '') return { wrong: 'accent' }
  const hosts: string[] = []
  for (const text of input.hosts) {
    const host = parseOrigin(text)
    if (host === null) return { wrong: 'hosts' }
    if (!hosts.includes(host)) hosts.push(host)
  }
  return hosts.length > AGENT_HOSTS_MAX ? { wrong: 'hosts' } : { accent, hosts }
}

interface Owner {
  owner: string
  country: CountryCode
  now: number
}

export const keepBrand = (trade: Statements, { owner, country, now }: Owner, { accent, hosts }: Pick<AgentBrand, 'accent' | 'hosts'>) =>
  trade.run(
    `insert into agent_page (owner, country, accent, hosts, updated_at) values (?1, ?2, ?3, ?4, ?5)
    on conflict (owner) do update set country = ?2, accent = ?3, hosts = ?4, updated_at = ?5`,
    owner,
    country,
    accent,
    JSON.stringify(hosts),
    now,
  )

export const keepLogo = (trade: Statements, { owner, country, now }: Owner, key: string | null): Promise<unknown> =>
  trade.run(
    `insert into agent_page (owner, country, logo_key, updated_at) values (?1, ?2, ?3, ?4)
    on conflict (owner) do update set logo_key = ?3, updated_at = ?4`,
    owner,
    country,
    key,
    now,
  )

/** The files of accounts that go. */
export const logosOf = async (trade: Statements, owners: readonly string[]): Promise<string[]> =>
  (
    await trade.all(
      { key: notNull(AGENT_PAGE.columns.logoKey) },
      'select logo_key as key from agent_page where logo_key is not null and owner in (select value from json_each(?))',
      JSON.stringify(owners),
    )
  ).map(({ key }) => key)
