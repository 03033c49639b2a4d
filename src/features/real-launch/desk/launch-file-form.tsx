import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { LaunchFileMutation } from '#graphql/generated/graphql.ts'
import { LAUNCH_FILE_MAX_CHARS } from '#graphql/launch-kinds.ts'
import { fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'

type Read = LaunchFileMutation['launchFile']
type Difference = Read['differences'][number]
type Fault = Read['faults'][number]

/** A price list is chosen and read; then, where nothing is wrong, taken. */
export function LaunchFileForm({ country }: { country: CountryCode }) {
  const { t } = useLingui()
  const { text, choose, read, failure, isSending, send } = useLaunchFile(country)
  const isFine = read !== null && read.faults.length === 0
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
        <Button type="submit" look={isFine ? undefined : 'primary'} disabled={isSending || text === null}>
          <Trans>Read it</Trans>
        </Button>
        {failure ? (
          <p role="alert" className="text-bad">
            {failure === 'launch-file-large' ? (
              <Trans>The file is too large. Part it by launches.</Trans>
            ) : failure === 'forbidden' ? (
              <Trans>Staff set who may bring price lists of a launch.</Trans>
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
  const [text, setText] = useState<string | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const choose = async (file: File | undefined) => {
    setRead(null)
    setFailure(file && file.size > LAUNCH_FILE_MAX_CHARS ? 'launch-file-large' : null)
    setText(file && file.size <= LAUNCH_FILE_MAX_CHARS ? await file.text() : null)
  }
  const send = async (takes: boolean) => {
    if (text === null) return
    setSending(true)
    const { sendLaunchFile } = await import('./launch-desk.functions.ts')
    const answer = await sendLaunchFile({ data: { country, text, takes } }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure.code)
    setRead(answer.ok ? answer.value : null)
    if (answer.ok && answer.value.isTaken) await router.invalidate()
  }
  return { text, choose, read, failure, isSending, send }
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
