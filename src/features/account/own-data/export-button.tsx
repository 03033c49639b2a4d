import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { failureWords } from '../editor/messages.ts'

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

/** Downloads the export of the person's data as a file. */
export function ExportButton() {
  const { i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const download = async () => {
    setAsking(true)
    const { exportAccount } = await import('./own-data.functions.ts')
    const answer = await exportAccount().catch(() => UNREACHABLE)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) saveFile('account.json', answer.value, 'application/json')
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button size="small" disabled={isAsking} onClick={download}>
        <Trans>Download</Trans>
      </Button>
      {failure ? (
        <p role="alert" className="text-sm text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
    </div>
  )
}
