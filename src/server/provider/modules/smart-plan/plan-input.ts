import { SMART_PLAN_MAX_CHARS, SMART_PLAN_TITLE_MAX_CHARS } from '#graphql/plan-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isRecord } from '#lib/records.ts'
import { refusal } from '../../errors.ts'

/** Throws `plan-title`. */
export function readPlanTitle(text: string): string {
  const title = cleanLine(text)
  if (title === '' || title.length > SMART_PLAN_TITLE_MAX_CHARS) throw refusal('plan-title', 'The title is missing or too long.')
  return title
}

/** What a plan holds is the page's business; here it is an object of a bounded size. Throws `plan-unreadable`. */
export function readPlan(json: string): string {
  const read = json.length <= SMART_PLAN_MAX_CHARS ? parsed(json) : null
  if (!isRecord(read)) throw refusal('plan-unreadable', `A plan is a JSON object of at most ${SMART_PLAN_MAX_CHARS} characters.`)
  return JSON.stringify(read)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
