const LINE_BYTES = 75

/** RFC 6350 §3.4: these signs have a meaning in values; a semicolon has one only where a value has parts. */
const escaped = (text: string): string => text.replaceAll(/[\\,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)
const escapedPart = (text: string): string => escaped(text).replaceAll(';', String.raw`\;`)

/** RFC 6350 §3.2: a line is at most 75 bytes long; the rest goes on behind a space, never in the middle of a letter. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > LINE_BYTES) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n')
}

interface Contact {
  name: string
  /** '' and missing ones are left out */
  company?: string
  title?: string
  phone?: string
  email?: string
  /** absolute addresses */
  websites?: readonly string[]
  languages?: readonly string[]
  note?: string
}

/** A person for address books: vCard 4.0. */
export function contactCard({ name, company, title, phone, email, websites = [], languages = [], note }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    company ? `ORG:${escapedPart(company)}` : null,
    title ? `TITLE:${escaped(title)}` : null,
    phone ? `TEL;TYPE=cell:${escaped(phone)}` : null,
    email ? `EMAIL:${escaped(email)}` : null,
    ...websites.map((address) => `URL:${escaped(address)}`),
    ...languages.map((language) => `LANG:${escaped(language)}`),
    note ? `NOTE:${escaped(note)}` : null,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line === null ? [] : [`${folded(line)}\r\n`])).join('')
}
