import { licenceKey } from '#market/licence-number.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { AGENT_DETAIL, USER, USER_UNIQUE_ID } from '../../db/account/people-tables.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { orNull, pick } from '../../db/column-table.ts'
import { mayHost } from '../seat/seat-access.ts'
import { DESK_COUNTRIES } from './appointment-kinds.ts'
import { isOffered } from './book.ts'
import { hostOf } from './host.ts'
import type { KindRules } from './schedule-rules.ts'
import { deskOf, readSchedule, type Schedule, type ScheduleOwner, scheduleOf } from './schedule-store.ts'

/** What visitors see of a host. */
export interface PublicHost {
  name: string
  isDesk: boolean
  country: CountryCode
  ceaNumber: string | null
  estateAgency: string | null
  estateAgencyLicenseNo: string | null
  timeZone: string
  kinds: KindRules[]
}

const AGENT_ROW = {
  ...pick(USER, 'id', 'kind'),
  name: USER.columns.nickName,
  ...pick(USER, 'country'),
  ...pick(AGENT_DETAIL, 'ceaNumber'),
  estateAgency: orNull(AGENT_DETAIL.columns.estateAgency),
  estateAgencyLicenseNo: orNull(AGENT_DETAIL.columns.estateAgencyLicenseNo),
}

/** The host of a public id, "desk-sg" or an agent's, with its schedule; null where nobody offers times under it. */
export async function openHost(
  context: ProviderContext,
  id: string,
  locale: LocaleCode,
): Promise<{ schedule: Schedule; shown: PublicHost } | null> {
  const desk = DESK_COUNTRIES.find((code) => id === `desk-${code.toLowerCase()}`)
  const found = desk ? await openDesk(context, desk, locale) : await openAgentHost(context, id)
  if (!found || !isOffered(found.schedule)) return null
  const { schedule, who } = found
  const kinds = schedule.rules.kinds.filter(({ isOpen }) => isOpen)
  return { schedule, shown: { ...who, isDesk: desk !== undefined, country: schedule.country, timeZone: schedule.rules.timeZone, kinds } }
}

/** The id under which a host's times are offered to visitors; null for an agent who has no public id yet. */
export async function publicIdOf(account: ProviderContext['account'], owner: ScheduleOwner): Promise<string | null> {
  const desk = COUNTRY_CODES.find((code) => owner === deskOf(code))
  if (desk) return `desk-${desk.toLowerCase()}`
  const row = await account.first(
    { id: USER_UNIQUE_ID.columns.uniqueId },
    'select unique_id as id from user_unique_id where user_id = ?',
    owner,
  )
  return row?.id ?? null
}

/** The public id of the agent who holds a licence number, where times are offered under it; null elsewhere. */
export async function hostOfNumber(
  { account, trade, country: { countryCode } }: Pick<ProviderContext, 'account' | 'trade' | 'country'>,
  number: string,
): Promise<string | null> {
  const key = licenceKey(number)
  const agent = await account.first(
    { owner: USER_UNIQUE_ID.columns.userId, id: USER_UNIQUE_ID.columns.uniqueId },
    `select made.user_id as owner, made.unique_id as id from agent_detail detail join user_unique_id made on made.user_id = detail.user_id
    join user on user.id = detail.user_id where detail.country = ? and detail.cea_number_key = ? and user.deletion_due_at is null`,
    countryCode,
    key,
  )
  return agent && (await readSchedule(trade, agent.owner)) ? agent.id : null
}

const AGENT_OF_NUMBER_ROW = {
  owner: USER_UNIQUE_ID.columns.userId,
  id: USER_UNIQUE_ID.columns.uniqueId,
  key: AGENT_DETAIL.columns.ceaNumberKey,
}

/** Public ids under which agents offer viewings, by licence numbers of the request's country as they are written. */
export const viewingHosts = ({ account, trade, country: { countryCode } }: ProviderContext) =>
  batchLoader<string, string | null>(async (numbers) => {
    const agents = await account.all(
      AGENT_OF_NUMBER_ROW,
      `select made.user_id as owner, made.unique_id as id, detail.cea_number_key as key
      from agent_detail detail join user_unique_id made on made.user_id = detail.user_id join user on user.id = detail.user_id
      where detail.country = ? and detail.cea_number_key in (select value from json_each(?)) and user.deletion_due_at is null`,
      countryCode,
      JSON.stringify(numbers.map(licenceKey)),
    )
    const schedules = await Promise.all(agents.map(({ owner }) => readSchedule(trade, owner)))
    const open = new Map(agents.flatMap(({ key, id }, at) => (offersViewings(schedules[at]) ? [[key, id] as const] : [])))
    return new Map(numbers.map((number) => [number, open.get(licenceKey(number)) ?? null]))
  }, null)

const offersViewings = (schedule: Schedule | null | undefined): boolean =>
  schedule?.rules.kinds.some(({ kind, isOpen, hours }) => kind === 'viewing' && isOpen && hours.length > 0) === true

const NOBODY = { ceaNumber: null, estateAgency: null, estateAgencyLicenseNo: null }

async function openDesk({ trade, account }: Pick<ProviderContext, 'trade' | 'account'>, country: CountryCode, locale: LocaleCode) {
  const owner = deskOf(country)
  const [schedule, host] = await Promise.all([scheduleOf(trade, owner, country), hostOf(account, owner, locale)])
  return host && { schedule, who: { name: host.name, ...NOBODY } }
}

async function openAgentHost(context: ProviderContext, publicId: string) {
  const { trade, account } = context
  const agent = await account.first(
    AGENT_ROW,
    `select user.id, user.kind, user.nick_name as name, user.country, detail.cea_number as ceaNumber, detail.estate_agency as estateAgency,
      detail.estate_agency_license_no as estateAgencyLicenseNo
    from user_unique_id made join user on user.id = made.user_id left join agent_detail detail on detail.user_id = user.id
    where made.unique_id = ? and user.deletion_due_at is null`,
    publicId,
  )
  if (!agent || !(await mayHost(context, agent))) return null
  const { id, kind: _, country, ...who } = agent
  return { schedule: await scheduleOf(trade, id, country), who }
}
