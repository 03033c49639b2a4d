import { Trans, useLingui } from '@lingui/react/macro'
import { CopyRecordKind } from '#graphql/generated/enumerations.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { COPIED_KIND_WORDS, untakenWords } from './refusal-words.ts'
import { FILE_OF_KIND } from './take-copy.ts'
import type { Untaken } from './taking.ts'

/** Records that are shown; all of them are in the report. */
const SHOWN = 20

const kindOf = ({ file }: Untaken): CopyRecordKind | undefined =>
  CopyRecordKind.find((kind) => file === `${FILE_OF_KIND[kind]}.jsonl` || new RegExp(`^${FILE_OF_KIND[kind]}-\\d+\\.jsonl$`).test(file))

/** What was not taken in: which record, why, and what to do. */
export function UntakenList({ refused }: { refused: readonly Untaken[] }) {
  const { t, i18n } = useLingui()
  const count = refused.length
  const named = (one: Untaken): string => {
    const { file, line, title, code } = one
    const kind = kindOf(one)
    if (code === 'part-missing') return t`Part ${file}`
    const place = kind && line > 0 ? t`${i18n._(COPIED_KIND_WORDS[kind])}, line ${line} of ${file}` : file
    return title === '' ? place : `${place}: ${title}`
  }
  const why = ({ code, field }: Untaken): string => (field === '' ? i18n._(untakenWords(code)) : `${i18n._(untakenWords(code))} (${field})`)
  const save = () => {
    const rows = refused.map((one) => `${named(one)}\r\n    ${why(one)}\r\n`)
    saveFile('not-taken-in.txt', rows.join(''), 'text/plain;charset=utf-8')
  }
  return (
    <div className="grid gap-2">
      <p className="figures">
        <Trans>Not taken in: {count}</Trans>
      </p>
      <ul aria-label={t`What was not taken in`} className="figures grid gap-2 text-sm">
        {refused.slice(0, SHOWN).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and one file may be refused twice
          <li key={at} className="wrap-anywhere">
            <span className="block font-[560]">{named(one)}</span>
            <span className="block text-ink-2">{why(one)}</span>
          </li>
        ))}
      </ul>
      {count > SHOWN ? (
        <p className="figures text-sm text-ink-2">
          <Trans>
            The first {SHOWN} of {count}.
          </Trans>
        </p>
      ) : null}
      <div>
        <Button size="small" onClick={save}>
          <Trans>Save the whole list</Trans>
        </Button>
      </div>
    </div>
  )
}
