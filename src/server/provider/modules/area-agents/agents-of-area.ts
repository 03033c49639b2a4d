import { licenceKey } from '#market/licence-number.ts'
import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { integer, notNull, orNull, type RowOf, real } from '../../db/column-table.ts'
import { LEAD } from '../../db/trade/lead-tables.ts'
import { LISTING } from '../../db/trade/listing-tables.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { AreaRecord } from '../area/area-store.ts'
import { areasById } from '../area/area-store.ts'
import { avatarAddress } from '../files/avatar-address.ts'
import { listedNumbers } from '../licence/store.ts'
import { ADVERTISED } from '../listing-group/group-loaders.ts'
import type { ProjectRecord } from '../property/project-record.ts'
import { projectBySlug } from '../property/store.ts'
import { languagesOf } from '../share/agent-page.ts'
import { type CompleteAgent, completeAgents } from '../share/agent-row.ts'
import { type AgentRecord, agentsInOrder } from './agent-order.ts'

const DAY = 86_400
const YEAR = 365 * DAY
/** An enquiry that waits for so long counts as one that was not answered. */
const UNANSWERED_AFTER = 7 * DAY
/** Below so many enquiries nothing is said of how they were answered. */
const ANSWERS_MIN = 5
/** Agents that are looked up by account at most, those of most homes first. */
const CANDIDATES_MAX = 200

/** How an agent's enquiries of twelve months were answered. */
export interface AnswerRecord {
  /** the median time to the first answer; null where fewer than half were answered */
  medianSeconds: number | null
  /** enquiries */
  n: number
}

/** An agent who works an area, with what is recorded here. */
export interface AreaAgent extends AgentRecord, Pick<CompleteAgent, 'lines'> {
  avatar: string | null
  /** codes, as the agent's page states them */
  languages: string[]
  /** today, "2026-11-28", where the public register lists the number as in force; null where it does not */
  verifiedOn: string | null
  answers: AnswerRecord | null
}

/** A home's project with its area. */
export interface ProjectWithArea {
  project: ProjectRecord
  area: AreaRecord
}

export async function projectWithArea(context: ProviderContext, typeGroup: TypeGroup, slug: string): Promise<ProjectWithArea | null> {
  const project = await projectBySlug(context, typeGroup, slug)
  const area = project && (await context.perRequest(areasById).load(project.areaId))
  return project && area ? { project, area } : null
}

const RECORD_ROW = {
  agent: notNull(LISTING.columns.agent),
  liveInProject: integer(),
  liveInArea: integer(),
  closedInArea: integer(),
}

/**
 * What agents with an account here have advertised and closed in the area of a project, most homes first. A home that they advertise twice counts once.
 * A home whose place an advertisement does not tell counts nowhere, and one of which it tells the suburb alone in no project.
 */
const readRecords = ({ trade, clock, country }: ProviderContext, { project, area }: ProjectWithArea): Promise<AgentRecord[]> =>
  trade.all(
    RECORD_ROW,
    `with here as (
      select l.agent, coalesce(l.group_id, l.id) as home, l.state in ${ADVERTISED} as is_live,
        l.type_group = ?3 and l.project_slug = ?4 and l.place_shown = 'address' as is_in_project
      from listing l left join listing_closing c on c.listing_id = l.id
      where l.country = ?1 and l.area_slug = ?2 and l.agent is not null and l.place_shown <> 'none'
        and (l.state in ${ADVERTISED} or (l.state = 'closed' and c.outcome in ('sold', 'let') and c.at > ?5)))
    select agent, count(distinct iif(is_live and is_in_project, home, null)) as liveInProject,
      count(distinct iif(is_live, home, null)) as liveInArea, count(distinct iif(is_live, null, home)) as closedInArea
    from here group by agent order by liveInProject desc, liveInArea + closedInArea desc, agent limit ${CANDIDATES_MAX}`,
    country.countryCode,
    area.slug,
    project.typeGroup,
    project.slug,
    unixSeconds(clock) - YEAR,
  )

/** An agent who can be asked, before what is said of them is looked up. */
export type AskableAgent = AgentRecord & Pick<CompleteAgent, 'lines' | 'avatarKey'>

/** All agents who work the area of a home and have a page here, in the order of today. Whoever is suspended or leaves is not among them. */
export async function askableAgents(context: ProviderContext, place: ProjectWithArea): Promise<AskableAgent[]> {
  const records = await readRecords(context, place)
  const agents = await completeAgents(
    context,
    records.map(({ agent }) => agent),
  )
  const known = records.flatMap((record) => {
    const agent = agents.get(record.agent)
    return agent ? [{ ...record, lines: agent.lines, avatarKey: agent.avatarKey }] : []
  })
  return agentsInOrder(known, today(context.clock, context.country))
}

/** The first agents who work the area of a home, with what is recorded of each. */
export async function agentsOfArea(context: ProviderContext, place: ProjectWithArea, first: number): Promise<AreaAgent[]> {
  const shown = (await askableAgents(context, place)).slice(0, first)
  const day = today(context.clock, context.country)
  const ids = shown.map(({ agent }) => agent)
  const [languages, answers, listed] = await Promise.all([
    languagesOf(context.trade, ids),
    answersOf(context, ids),
    listedNumbers(
      context.account,
      context.country.countryCode,
      shown.flatMap(({ lines }) => licenceKey(lines.agentLicence) ?? []),
      day,
    ),
  ])
  return shown.map(({ avatarKey, ...agent }) => ({
    ...agent,
    avatar: avatarKey && avatarAddress(avatarKey),
    languages: languages.get(agent.agent) ?? [],
    verifiedOn: listed.has(licenceKey(agent.lines.agentLicence) ?? '') ? day : null,
    answers: answers.get(agent.agent) ?? null,
  }))
}

const ANSWER_ROW = { owner: LEAD.columns.owner, n: integer(), medianSeconds: orNull(real()) }

/**
 * How enquiries of the last twelve months were answered, by agent: of those that were answered or have waited a week, the median of the time to the first
 * answer, an unanswered one counting as longer than any. Not of appointments, which nobody answers in words, nor of what was held back.
 */
async function answersOf({ trade, clock }: ProviderContext, agents: readonly string[]): Promise<Map<string, AnswerRecord>> {
  const now = unixSeconds(clock)
  const rows: RowOf<typeof ANSWER_ROW>[] = await trade.all(
    ANSWER_ROW,
    `with asked as (
      select owner, first_answer_at - created_at as waited from lead
      where owner in (select value from json_each(?)) and created_at > ? and suspicion is null and origin not in ('booking', 'value')
        and (first_answer_at is not null or created_at < ?)),
    ranked as (
      select owner, waited, row_number() over (partition by owner order by waited is null, waited) as at, count(*) over (partition by owner) as n
      from asked)
    select owner, n, iif(count(waited) = count(*), avg(waited), null) as medianSeconds
    from ranked where n >= ${ANSWERS_MIN} and at in ((n + 1) / 2, (n + 2) / 2) group by owner, n`,
    JSON.stringify(agents),
    now - YEAR,
    now - UNANSWERED_AFTER,
  )
  return new Map(
    rows.map(({ owner, n, medianSeconds }) => [owner, { n, medianSeconds: medianSeconds === null ? null : Math.round(medianSeconds) }]),
  )
}
