import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure, Result } from '#lib/result.ts'
import { CopyFailure, CopyParts, CopyProgress } from '#property/copies/copy-state.tsx'
import { isBeingMade, useCopies } from '#property/copies/use-copies.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { failureWords } from '../editor/messages.ts'

const UNREACHABLE: Result<never> = { ok: false, failure: { layer: 'network', code: 'unreachable' } }
const functions = () => import('./own-data.functions.ts')

/** A copy of everything that the person has here: one press has it made, and its parts are downloaded here. */
export function DataCopyRow() {
  const { copies, failure, isAsking, make } = useCopies(null)
  const copy = copies[0] ?? null
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
        {copy ? <CopyProgress copy={copy} /> : null}
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
