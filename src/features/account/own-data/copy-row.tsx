import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { COPIES_PER_DAY } from '#graphql/copy-kinds.ts'
import type { DataCopiesQuery } from '#graphql/generated/graphql.ts'
import { formatBytes } from '#lib/format.ts'
import type { Failure, Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { failureWords } from '../editor/messages.ts'

type DataCopy = DataCopiesQuery['dataCopies'][number]

const UNREACHABLE: Result<never> = { ok: false, failure: { layer: 'network', code: 'unreachable' } }
/** How often the page looks while a copy is being made, in milliseconds. */
const LOOK_AGAIN = 4_000

const functions = () => import('./own-data.functions.ts')
const isBeingMade = (copy: DataCopy | null): boolean => copy?.state === 'WAITING' || copy?.state === 'MAKING'

/** The newest copy, looked at again while it is being made. */
function useCopy() {
  const [copy, setCopy] = useState<DataCopy | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isMade = isBeingMade(copy)
  useEffect(() => {
    const look = async () => {
      const answer = await (await functions()).fetchCopies().catch(() => UNREACHABLE)
      // what cannot be looked at now is looked at again
      if (answer.ok) setCopy(answer.value[0] ?? null)
    }
    void look()
    const again = isMade ? setInterval(look, LOOK_AGAIN) : undefined
    return () => clearInterval(again)
  }, [isMade])
  const make = async () => {
    setAsking(true)
    const answer = await (await functions()).makeCopy().catch(() => UNREACHABLE)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setCopy(answer.value)
  }
  return { copy, failure, isAsking, make }
}

/** A copy of everything that the person has here: one press has it made, and its parts are downloaded here. */
export function DataCopyRow() {
  const { copy, failure, isAsking, make } = useCopy()
  return (
    <AccountRow
      title={<Trans>Copy of your data</Trans>}
      action={
        <Button size="small" disabled={isAsking || isBeingMade(copy)} onClick={make}>
          <Trans>Make a copy</Trans>
        </Button>
      }
    >
      <span className="text-ink-2">
        <Trans>
          Everything you have here, to take away: listings with their pictures, enquiries, appointments, orders, lists and tours, for
          programs, spreadsheets, address books and calendars.
        </Trans>
      </span>
      <div role="status" className="grid gap-1 empty:hidden">
        {copy ? <CopyState copy={copy} /> : null}
      </div>
      {failure ? (
        <p role="alert" className="text-base text-bad">
          <CopyFailure failure={failure} />
        </p>
      ) : null}
      {copy?.state === 'READY' ? <CopyParts copy={copy} /> : null}
      <AccountDataAlone />
    </AccountRow>
  )
}

function CopyState({ copy: { state, endsDate, progress } }: { copy: DataCopy }) {
  const { i18n } = useLingui()
  const { done, files, missing } = progress
  const day = endsDate ? formatDay(endsDate, i18n.locale) : ''
  if (state === 'FAILED') return <Trans>The copy could not be made. Please ask for it again.</Trans>
  if (state === 'WAITING') return <Trans>The copy waits for its turn. You may leave this page; a notice says when it is ready.</Trans>
  if (state === 'MAKING')
    return (
      <>
        <span className="figures">
          <Trans>
            {done} of {files} files are packed. You may leave this page; a notice says when it is ready.
          </Trans>
        </span>
        <progress className="w-full max-w-[26rem]" aria-hidden="true" value={done} max={Math.max(1, files)} />
      </>
    )
  return (
    <>
      <span>
        <Trans>The copy is ready. It can be downloaded until {day}; then it is deleted.</Trans>
      </span>
      {missing > 0 ? (
        <span className="text-base text-ink-2">
          <Trans>Some files were not found. Their names are in manifest.json.</Trans>
        </span>
      ) : null}
    </>
  )
}

function CopyFailure({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  if (failure.code === 'copy-limit')
    return <Trans>A copy is being made already, or {COPIES_PER_DAY} were made within a day. Try again later.</Trans>
  return failureWords(i18n, failure)
}

function CopyParts({ copy: { parts } }: { copy: DataCopy }) {
  const { i18n } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-base">
      {parts.map(({ number, bytes, address }) => {
        const size = formatBytes(bytes, i18n.locale)
        return (
          <li key={number}>
            <a href={address} download className="inline-flex min-h-6 items-center underline underline-offset-4">
              <Trans>
                Part {number}, {size}
              </Trans>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** What is held about the account, at once and without files. */
function AccountDataAlone() {
  const { i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const download = async () => {
    setAsking(true)
    const answer = await (await functions()).exportAccount().catch(() => UNREACHABLE)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) saveFile('account.json', answer.value, 'application/json')
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="ghost" size="small" className="-ms-3" disabled={isAsking} onClick={download}>
        <Trans>Download the account’s data alone</Trans>
      </Button>
      {failure ? (
        <p role="alert" className="text-sm text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
    </div>
  )
}
