import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useId, useState } from 'react'
import type { DayOrder, DecimalMark, LaunchFileMutation } from '#graphql/generated/graphql.ts'
import { LAUNCH_FILE_MAX_CHARS } from '#graphql/launch-kinds.ts'
import { fail } from '#lib/result.ts'
import type { EncodingAsked, SpreadsheetEncoding } from '#market/spreadsheet/spreadsheet-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'

type Read = LaunchFileMutation['launchFile']
type Difference = Read['differences'][number]
type Fault = Read['faults'][number]
type Question = Read['questions'][number]

/** What was said of a file that leaves it open; null: nothing yet. */
interface Answers {
  dayOrder: DayOrder | null
  decimalMark: DecimalMark | null
}
const UNANSWERED: Answers = { dayOrder: null, decimalMark: null }

/** Few files need it. */
const EncodingChoice = lazy(async () => ({ default: (await import('#ui/form/encoding-choice.tsx')).EncodingChoice }))

/** A price list is chosen and read; then, where nothing is wrong, taken. */
export function LaunchFileForm({ country }: { country: CountryCode }) {
  const { t } = useLingui()
  const { text, asked, choose, decode, read, failure, isSending, send, answer } = useLaunchFile(country)
  const isFine = read !== null && read.faults.length + read.questions.length === 0
  const question = useId()
  const line = asked?.line ?? 0
  return (
    <PageSection title={<Trans>Bring a price list</Trans>}>
      <ScriptForm
        aria-label={t`Bring a price list`}
        className="grid max-w-[44rem] justify-items-start gap-4 pt-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send(false)
        }}
      >
        <Field label={t`File`} hint={t`JSON Lines or CSV, as the import of launches takes them; at most ten launches.`}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept=".csv,.jsonl,.json,text/csv,application/json"
              className="max-w-full text-sm file:me-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-solid file:border-field-line file:bg-sheet file:px-4 file:font-[560] file:text-ink"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          )}
        </Field>
        {asked ? (
          <fieldset className="grid min-w-0 gap-3">
            <legend id={question} className="mb-3">
              <Trans>The file does not say how its letters are written. Which of these is line {line} of it?</Trans>
            </legend>
            <Suspense>
              <EncodingChoice labelledBy={question} letters={asked.letters} onChoose={(encoding) => void decode(encoding)} />
            </Suspense>
          </fieldset>
        ) : null}
        <Button type="submit" look={isFine ? undefined : 'primary'} disabled={isSending || text === null}>
          <Trans>Read it</Trans>
        </Button>
        {failure ? (
          <p role="alert" className="text-bad">
            {failure === 'launch-file-large' ? (
              <Trans>The file is too large. Part it by launches.</Trans>
            ) : failure === 'forbidden' ? (
              <Trans>Staff set who may bring price lists of a launch.</Trans>
            ) : failure === 'no-text' ? (
              <Trans>This is a workbook or no text. In a spreadsheet, save it as “CSV UTF-8”.</Trans>
            ) : failure === 'empty' ? (
              <Trans>The file is empty.</Trans>
            ) : (
              <Trans>The file could not be read. Try again.</Trans>
            )}
          </p>
        ) : null}
      </ScriptForm>
      {read ? (
        <div role="status" className="grid gap-4 pt-6">
          {read.isTaken ? (
            <p className="text-lg">
              <Plural value={read.differences.length} one="# launch is taken." other="# launches are taken." />
            </p>
          ) : null}
          {read.differences.length > 0 ? <Differences differences={read.differences} /> : null}
          {read.questions.map((one) => (
            <AskedCell key={one.about} question={one} isDisabled={isSending} onAnswer={answer} />
          ))}
          {read.faults.length > 0 ? <Faults faults={read.faults} /> : null}
          {isFine && !read.isTaken ? (
            <Button look="primary" className="justify-self-start" disabled={isSending} onClick={() => void send(true)}>
              <Trans>Take it</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </PageSection>
  )
}

function useLaunchFile(country: CountryCode) {
  const router = useRouter()
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  const [asked, setAsked] = useState<EncodingAsked | null>(null)
  const [answers, setAnswers] = useState(UNANSWERED)
  const [text, setText] = useState<string | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const decodeBytes = async (given: Uint8Array, said: SpreadsheetEncoding | null) => {
    const { spreadsheetText } = await import('#market/spreadsheet/spreadsheet-text.ts')
    const found = spreadsheetText(given, said)
    const isLarge = 'text' in found && found.text.length > LAUNCH_FILE_MAX_CHARS
    setAsked('asked' in found ? found.asked : null)
    setText('text' in found && !isLarge ? found.text : null)
    setFailure('fault' in found ? found.fault : isLarge ? 'launch-file-large' : null)
  }
  const choose = async (file: File | undefined) => {
    setRead(null)
    setAsked(null)
    setAnswers(UNANSWERED)
    setText(null)
    // UTF-16 has two bytes a letter, UTF-8 three of Chinese
    const isLarge = file !== undefined && file.size > 3 * LAUNCH_FILE_MAX_CHARS
    setFailure(isLarge ? 'launch-file-large' : null)
    const given = file && !isLarge ? new Uint8Array(await file.arrayBuffer()) : null
    setBytes(given)
    if (given) await decodeBytes(given, null)
  }
  const decode = async (said: SpreadsheetEncoding) => {
    if (bytes) await decodeBytes(bytes, said)
  }
  const send = async (takes: boolean, said: Answers = answers) => {
    if (text === null) return
    setSending(true)
    const { sendLaunchFile } = await import('./launch-desk.functions.ts')
    const answered = await sendLaunchFile({ data: { country, text, takes, ...said } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answered.ok ? null : answered.failure.code)
    setRead(answered.ok ? answered.value : null)
    if (answered.ok && answered.value.isTaken) await router.invalidate()
  }
  const answer = async (said: Partial<Answers>) => {
    const next = { ...answers, ...said }
    setAnswers(next)
    await send(false, next)
  }
  return { text, asked, choose, decode, read, failure, isSending, send, answer }
}

interface AskedCellProps {
  question: Question
  isDisabled: boolean
  onAnswer: (said: Partial<Answers>) => Promise<void>
}

/** A cell that may mean two things, and all of its kind with it. */
function AskedCell({ question: { about, cell, given, meanings }, isDisabled, onAnswer }: AskedCellProps) {
  const { i18n } = useLingui()
  const words = (means: string) => (/^\d{4}-\d\d-\d\d$/.test(means) ? formatDay(`${means}T04:00:00Z`, i18n.locale) : means)
  return (
    <fieldset className="grid min-w-0 justify-items-start gap-3">
      <legend className="mb-3">
        {about === 'DAY_ORDER' ? (
          <Trans>
            Cell {cell} says “{given}”. Which day is it? The other days of the file are read the same way.
          </Trans>
        ) : (
          <Trans>
            Cell {cell} says “{given}”. Which number is it? The other numbers of the file are read the same way.
          </Trans>
        )}
      </legend>
      <div className="flex flex-wrap gap-3">
        {meanings.map((one) => (
          <Button
            key={one.means}
            disabled={isDisabled}
            onClick={() => void onAnswer(about === 'DAY_ORDER' ? { dayOrder: one.dayOrder } : { decimalMark: one.decimalMark })}
          >
            {words(one.means)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useLingui()
  return (
    <DataTable<Difference>
      caption={t`What it changes`}
      rows={[...differences]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t`Launch`, cell: ({ name, isNew }) => (isNew ? t`${name} (new)` : name) },
        { key: 'added', header: t`Homes added`, numeric: true, cell: ({ added }) => added },
        { key: 'removed', header: t`Homes removed`, numeric: true, cell: ({ removed }) => removed },
        { key: 'repriced', header: t`Other prices`, numeric: true, cell: ({ repriced }) => repriced },
        { key: 'restated', header: t`Other states`, numeric: true, cell: ({ restated }) => restated },
      ]}
    />
  )
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useLingui()
  return (
    <DataTable<Fault & { at: number }>
      caption={t`What is wrong: nothing is taken`}
      rows={faults.map((fault, at) => ({ ...fault, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: 'row', header: t`Row`, numeric: true, cell: ({ row }) => row },
        { key: 'field', header: t`Field`, cell: ({ field }) => field },
        { key: 'reason', header: t`Reason`, cell: ({ reason }) => reason },
      ]}
    />
  )
}
