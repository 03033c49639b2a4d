/** A person, as an address book keeps one. */
export interface CardPerson {
  uid: string
  name: string
  email: string
  phone: string
  company: string
  note: string
  /** a language tag; '' where it is not known */
  language: string
  /** ISO 8601, UTC */
  changedAt: string
}

const LINE_OCTETS = 75

/** RFC 6350, section 3.4: backslash, comma and line ends; a semicolon only where it would divide a value of several parts. */
const escaped = (text: string): string => text.replaceAll(/[\\,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** Section 3.2: no line is longer than 75 octets, and no character of UTF-8 is cut. */
export function foldedLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += sign
    octets += size
  }
  return [...lines, current].map((one) => `${one}\r\n`).join('')
}

/** Characters that no line may hold: controls other than a tab (RFC 6350, section 3.3). */
const CONTROLS = /(?!\t)\p{Cc}/gu

/**
 * A card of vCard 4.0 (RFC 6350). Written here, because the property list is short and no library of the project writes cards; ical.js reads them back in
 * the tests.
 */
export function vCard({ uid, name, email, phone, company, note, language, changedAt }: CardPerson): string {
  const properties: [name: string, value: string][] = [
    ['UID', `urn:uuid:${uid}`],
    ['FN', escaped(name || email || phone || company || '-')],
    ['EMAIL', escaped(email)],
    ['TEL;VALUE=text', escaped(phone)],
    ['ORG', escaped(company).replaceAll(';', '\\;')],
    ['LANG', language],
    ['NOTE', escaped(note)],
    ['REV', changedAt.replaceAll(/[-:]|\.\d+/g, '')],
  ]
  const lines = properties.filter(([, value]) => value !== '').map(([property, value]) => `${property}:${value}`.replaceAll(CONTROLS, ''))
  return ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'].map(foldedLine).join('')
}
