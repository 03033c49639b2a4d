import type { CodeState } from '#graphql/billing-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PROMOTION_CODE } from '../../db/account/billing-tables.ts'
import type { Statements } from '../../db/client.ts'
import { integer, pick, type RowOf } from '../../db/column-table.ts'
import type { Page } from '../../paging.ts'
import type { AppliedCode, MadeCode } from './code-type.ts'

/** A promotion code. Times are unix seconds. */
const CODE_ROW = {
  ...pick(PROMOTION_CODE, 'id', 'code', 'kind', 'country', 'percent', 'amountOff', 'months'),
  /** JSON */
  plans: PROMOTION_CODE.columns.plans,
  ...pick(PROMOTION_CODE, 'isFirstTimeOnly', 'useLimit', 'endsAt', 'vipUntil', 'promotionId', 'isReady', 'endedAt', 'createdAt'),
  uses: integer(),
}
export type CodeRow = RowOf<typeof CODE_ROW>

const COLUMNS = `code.id, code.code, code.kind, code.country, code.percent, code.amount_off as amountOff, code.months, code.plans,
  code.is_first_time_only as isFirstTimeOnly, code.use_limit as useLimit, code.ends_at as endsAt, code.vip_until as vipUntil,
  code.promotion_id as promotionId, code.is_ready as isReady, code.ended_at as endedAt, code.created_at as createdAt,
  (select count(*) from promotion_use used where used.code_id = code.id) as uses`

/** What makes two spellings of a code one. */
export const promotionKey = (code: string): string => code.trim().toUpperCase()

export const codeByText = (account: Statements, code: string): Promise<CodeRow | null> =>
  account.first(CODE_ROW, `select ${COLUMNS} from promotion_code code where code.code_key = ?`, promotionKey(code))

export const codeById = (account: Statements, id: string): Promise<CodeRow | null> =>
  account.first(CODE_ROW, `select ${COLUMNS} from promotion_code code where code.id = ?`, id)

const MATCHES = 'coalesce(code.country = ?1, 1) and (?2 is null or instr(code.code_key, ?2) > 0)'

export interface CodeFilter {
  country?: CountryCode | null
  text?: string | null
}

const filterOf = ({ country, text }: CodeFilter) => [country ?? null, text?.trim() ? promotionKey(text) : null] as const

/** The newest first; one more than the page. */
export const listCodes = (account: Statements, filter: CodeFilter, { first, offset }: Page): Promise<CodeRow[]> =>
  account.all(
    CODE_ROW,
    `select ${COLUMNS} from promotion_code code where ${MATCHES} order by code.created_at desc, code.id limit ?3 offset ?4`,
    ...filterOf(filter),
    first + 1,
    offset,
  )

export const countCodes = async (account: Statements, filter: CodeFilter): Promise<number> =>
  (await account.first({ n: integer() }, `select count(*) as n from promotion_code code where ${MATCHES}`, ...filterOf(filter)))?.n ?? 0

export function codeState({ endedAt, endsAt, vipUntil, useLimit, uses }: CodeRow, now: number): CodeState {
  if (endedAt !== null || (endsAt !== null && endsAt <= now) || (vipUntil !== null && vipUntil <= now)) return 'ended'
  return useLimit !== null && uses >= useLimit ? 'used-up' : 'live'
}

export const plansOfCode = ({ plans }: Pick<CodeRow, 'plans'>): string[] => {
  const parsed: unknown = JSON.parse(plans)
  return Array.isArray(parsed) ? parsed.filter((plan): plan is string => typeof plan === 'string') : []
}

export const appliedCode = ({ code, kind, percent, amountOff, months, vipUntil }: CodeRow): AppliedCode => ({
  code,
  kind,
  percent,
  amountOff,
  months,
  vipUntil,
})

export const madeCode = (row: CodeRow, now: number): MadeCode => ({
  ...appliedCode(row),
  id: row.id,
  country: row.country,
  state: codeState(row, now),
  plans: plansOfCode(row),
  isFirstTimeOnly: row.isFirstTimeOnly === 1,
  useLimit: row.useLimit,
  uses: row.uses,
  endsAt: row.endsAt,
  createdAt: row.createdAt,
})
