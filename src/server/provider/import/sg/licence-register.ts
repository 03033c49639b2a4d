import { licenceKey } from '#market/licence-number.ts'
import type { RegisterRow } from '../../db/account/register-rows.ts'
import { csvWith, type FileFormat } from '../file-format.ts'
import type { RecognisedFile } from '../import-context.ts'
import { eachCsvRow, type RowContext } from '../read-rows.ts'
import { type Cell, RowError, required } from '../row-error.ts'

/** CEA's public register as the open-data portal publishes it, one salesperson per row. */
export const SG_LICENCE_REGISTER: FileFormat = {
  id: 'sg-licence-register',
  market: 'SG',
  title: 'CEA register of salespersons',
  licence: 'Singapore Open Data Licence v1.0',
  ...csvWith(
    'salesperson_name',
    'registration_no',
    'registration_start_date',
    'registration_end_date',
    'estate_agent_name',
    'estate_agent_license_no',
  ),
}

const TEXT_MAX_CHARS = 200

/** Reads the register. Of two rows of an agent the one that ends last is used; the other is reported. */
export async function readLicenceRegister(file: RecognisedFile, context: RowContext): Promise<RegisterRow[]> {
  const agents = new Map<string, RegisterRow>()
  await eachCsvRow(file, context, (cell, tally) => {
    const ceaNumber = textOf(cell, 'registration_no').toUpperCase()
    const key = licenceKey(ceaNumber)
    if (key === null) throw new RowError('registration_no', 'is not a registration number')
    const row: RegisterRow = {
      ceaNumber,
      salespersonName: textOf(cell, 'salesperson_name'),
      startsOn: dayOf(cell, 'registration_start_date'),
      endsOn: dayOf(cell, 'registration_end_date'),
      estateAgency: textOf(cell, 'estate_agent_name'),
      estateAgencyLicenseNo: textOf(cell, 'estate_agent_license_no'),
    }
    if (row.startsOn && row.endsOn && row.endsOn < row.startsOn) throw new RowError('registration_end_date', 'is before the start')
    const other = agents.get(key)
    if (other) tally.note('registration_no', 'is listed twice')
    if (!other || (row.endsOn ?? '9') > (other.endsOn ?? '9')) agents.set(key, row)
    return undefined
  })
  return [...agents.values()]
}

function textOf(cell: Cell, column: string): string {
  const text = required(cell, column).replace(/\s+/g, ' ')
  if (text.length > TEXT_MAX_CHARS) throw new RowError(column, 'is too long')
  return text
}

/** "2025-01-31", "31/01/2025" or "31-Jan-2025" as 2025-01-31; null for an empty cell or a dash. */
function dayOf(cell: Cell, column: string): string | null {
  const text = cell(column).trim()
  if (text === '' || text === '-') return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const local = /^(\d{1,2})[/-](\d{1,2}|[A-Za-z]{3})[/-](\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], monthNumber(local?.[2]), local?.[1]]
  const written = [year?.padStart(4, '0'), month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  const date = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) throw new RowError(column, 'is not a date')
  return written
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthNumber(text: string | undefined): string | undefined {
  const at = MONTHS.indexOf(text?.toLowerCase() ?? '')
  return at < 0 ? text : String(at + 1)
}
