import { OWN_HOME_NAME_MAX_CHARS, OWN_PURCHASE_MAX_CHARS } from '#graphql/home-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isRecord } from '#lib/records.ts'
import { refusal } from '../../errors.ts'

/** Throws `own-home-name`. */
export function readHomeName(text: string): string {
  const name = cleanLine(text)
  if (name === '' || name.length > OWN_HOME_NAME_MAX_CHARS) throw refusal('own-home-name', 'The name is missing or too long.')
  return name
}

/** What it says is the page's business; here it is an object of a bounded size. Throws `own-home-purchase`. */
export function readPurchase(json: string | null | undefined): string | null {
  if (json == null) return null
  const read = json.length <= OWN_PURCHASE_MAX_CHARS ? parsed(json) : null
  if (!isRecord(read)) throw refusal('own-home-purchase', `A purchase is a JSON object of at most ${OWN_PURCHASE_MAX_CHARS} characters.`)
  return JSON.stringify(read)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
