import { keysOf } from '#lib/records.ts'
import type { EncodingAsked, SpreadsheetEncoding } from '#market/spreadsheet/spreadsheet-text.ts'
import { Button } from '../button.tsx'

/** Names of encodings are the same in every language. */
export const ENCODING_NAMES: Record<SpreadsheetEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (BE)',
  gb18030: 'GB 18030 简体',
  big5: 'Big5 繁體',
  'windows-1252': 'Windows 1252',
  macintosh: 'Mac Roman',
}

interface EncodingChoiceProps {
  letters: EncodingAsked['letters']
  /** names the question */
  labelledBy: string
  onChoose: (encoding: SpreadsheetEncoding) => void
}

/** A line of a file as each encoding reads it; the person who has the file knows which is right. */
export function EncodingChoice({ letters, labelledBy, onChoose }: EncodingChoiceProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-3">
      {keysOf(letters).map((encoding) => (
        <li key={encoding} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button onClick={() => onChoose(encoding)}>{ENCODING_NAMES[encoding]}</Button>
          <span className="min-w-0 wrap-anywhere text-ink-2">{letters[encoding]}</span>
        </li>
      ))}
    </ul>
  )
}
