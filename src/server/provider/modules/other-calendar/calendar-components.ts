/** A part of a calendar file that says when somebody is busy, or how a clock goes: unfolded lines of it, from BEGIN to END, without what nobody needs. */
export interface CalendarComponent {
  name: 'VEVENT' | 'VFREEBUSY' | 'VTIMEZONE'
  lines: string[]
}

export interface CalendarComponents {
  components: CalendarComponent[]
  /** those that begin and do not end */
  broken: number
  /** X-WR-TIMEZONE; null where the file names no zone of its own */
  zone: string | null
}

/** What is read of a component. Titles, places, people and attachments are left out before anything looks at them. */
const READ = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
])
const OF_CALENDAR = 'X-WR-TIMEZONE'
const BOUNDS = new Set(['BEGIN', 'END'])

const isTaken = (name: string): name is CalendarComponent['name'] => name === 'VEVENT' || name === 'VFREEBUSY' || name === 'VTIMEZONE'
const isPartOfZone = (name: string): boolean => name === 'STANDARD' || name === 'DAYLIGHT'

interface Line {
  name: string
  text: string
}

/** The lines that are read, unfolded (RFC 5545, section 3.1), whichever ends they have. */
function* linesOf(text: string): Generator<Line> {
  let line: Line | null = null
  for (const part of text.split(/\r\n|\n|\r/)) {
    if (part === '') continue
    if (part.startsWith(' ') || part.startsWith('\t')) {
      if (line) line.text += part.slice(1)
      continue
    }
    if (line) yield line
    const name = /^[A-Za-z0-9-]+(?=[;:])/.exec(part)?.[0].toUpperCase() ?? ''
    line = READ.has(name) || BOUNDS.has(name) || name === OF_CALENDAR ? { name, text: part } : null
  }
  if (line) yield line
}

const textBehindColon = ({ text }: Line): string => text.slice(text.indexOf(':') + 1).trim()

/** Reads a file's parts one by one, so that one that is broken does not spoil the others. */
class ComponentReader {
  readonly found: CalendarComponents = { components: [], broken: 0, zone: null }
  isCalendar = false
  private open: CalendarComponent | null = null
  /** parts of the open one that are left out, alarms for example */
  private hidden = 0

  take(line: Line): void {
    if (line.name === 'BEGIN') this.begin(textBehindColon(line).toUpperCase())
    else if (line.name === 'END') this.end(textBehindColon(line).toUpperCase())
    else if (line.name === OF_CALENDAR) this.found.zone ??= textBehindColon(line) || null
    else if (this.open && this.hidden === 0) this.open.lines.push(line.text)
  }

  close(): CalendarComponents {
    this.drop()
    return this.found
  }

  private begin(name: string): void {
    if (name === 'VCALENDAR' || isTaken(name)) {
      this.drop()
      this.isCalendar ||= name === 'VCALENDAR'
      if (isTaken(name)) this.open = { name, lines: [`BEGIN:${name}`] }
    } else if (this.open?.name === 'VTIMEZONE' && this.hidden === 0 && isPartOfZone(name)) this.open.lines.push(`BEGIN:${name}`)
    else if (this.open) this.hidden++
  }

  private end(name: string): void {
    if (!this.open) return
    if (name === this.open.name) {
      this.open.lines.push(`END:${name}`)
      this.found.components.push(this.open)
      this.open = null
      this.hidden = 0
    } else if (this.hidden > 0) this.hidden--
    else if (isPartOfZone(name)) this.open.lines.push(`END:${name}`)
    else if (name === 'VCALENDAR') this.drop()
  }

  private drop(): void {
    if (this.open) this.found.broken++
    this.open = null
    this.hidden = 0
  }
}

/** The parts of a calendar file (RFC 5545) in order; null where it is none. */
export function componentsOf(text: string): CalendarComponents | null {
  const reader = new ComponentReader()
  for (const line of linesOf(text)) reader.take(line)
  return reader.isCalendar ? reader.close() : null
}
