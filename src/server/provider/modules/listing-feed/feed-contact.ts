import { RecordFault } from './feed-fault.ts'
import { type RawFields, textIn } from './field-readers.ts'

/** An e-mail address; '' without one. */
export function emailOf(raw: RawFields, name: string): string {
  const text = textIn(raw, name, 160)
  if (text !== '' && !/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text))
    throw new RecordFault('not-an-address', name, 'is no e-mail address')
  return text
}
