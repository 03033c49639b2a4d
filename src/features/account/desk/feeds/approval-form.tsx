import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fail, type Result } from '#lib/result.ts'
import { DryCounts } from '#property/feed/dry-counts.tsx'
import { feedFailureWords } from '#property/feed/feed-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { StaffSource } from '../desk-page.ts'

const NOTE_MAX_CHARS = 500

/** A feed that waits for us: what its file would do, and our answer. */
export function ApprovalForm({ source: { id, agency, agencyLicence, version, dryRun } }: { source: StaffSource }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [note, setNote] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const settle = async (approves: boolean) => {
    if (!approves && note.trim() === '') {
      setCode('approval-note')
      return
    }
    setSending(true)
    const answer = await import('./feeds.functions.ts')
      .then(({ answerApproval }): Promise<Result<unknown>> => answerApproval({ data: { source: id, version, approves, note } }))
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    setCode(answer.ok ? null : answer.failure.code)
    if (answer.ok) await router.invalidate()
  }
  const isNoteWanted = code === 'approval-note'
  return (
    <section aria-label={t`Approval of ${agency}`} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-sheet p-4">
      <p className="text-ink-2 wrap-anywhere">
        <Trans>
          {agency}, licence {agencyLicence}, asks to be connected. Check that the licence is in force, and what its file holds.
        </Trans>
      </p>
      {dryRun ? <DryCounts run={dryRun} /> : null}
      <div className="max-w-[44rem]">
        <Field
          label={t`Reason`}
          hint={t`The agency reads it where you do not approve.`}
          error={isNoteWanted ? i18n._(feedFailureWords('approval-note')) : undefined}
        >
          {(control) => <TextArea {...control} name="note" rows={2} maxLength={NOTE_MAX_CHARS} value={note} onValue={setNote} />}
        </Field>
      </div>
      {code === null || isNoteWanted ? null : (
        <p role="alert" className="text-bad">
          {i18n._(feedFailureWords(code))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isSending} onClick={() => void settle(true)}>
          <Trans>Approve</Trans>
        </Button>
        <Button disabled={isSending} onClick={() => void settle(false)}>
          <Trans>Do not approve</Trans>
        </Button>
      </div>
    </section>
  )
}
