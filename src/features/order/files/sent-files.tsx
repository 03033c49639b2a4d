import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { uploadRefusalWords } from './file-words.ts'
import type { SentFile, UploadQueue } from './upload-queue.ts'

/** Files on their way, and those that were refused. */
export function SentFiles({ files, queue }: { files: readonly SentFile[]; queue: UploadQueue }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul aria-label={t`Files on their way`} className="grid gap-3">
      {files.map((file) => (
        <SentItem key={file.key} file={file} queue={queue} />
      ))}
    </ul>
  )
}

function SentItem({ file, queue }: { file: SentFile; queue: UploadQueue }) {
  const { t, i18n } = useLingui()
  const { key, name, bytes, sent, state, code } = file
  const [all, arrived] = [formatBytes(bytes, i18n.locale), formatBytes(sent, i18n.locale)]
  return (
    <li className="grid gap-1.5 rounded border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="flex gap-2">
          {state === 'refused' ? (
            <Button size="small" onClick={() => queue.again((one) => one.key === key)}>
              <Trans>Try again</Trans>
              <span className="sr-only"> {name}</span>
            </Button>
          ) : null}
          <Button size="small" look="ghost" onClick={() => queue.drop(key)}>
            {state === 'refused' ? <Trans>Take off the list</Trans> : <Trans>Stop</Trans>}
            <span className="sr-only"> {name}</span>
          </Button>
        </span>
      </div>
      {state === 'refused' ? (
        <p role="alert" className="text-bad">
          {uploadRefusalWords(i18n, code)}
        </p>
      ) : (
        <>
          <progress
            max={Math.max(1, bytes)}
            value={sent}
            aria-label={t`How much of ${name} has arrived`}
            className="h-2 w-full accent-(--color-lagoon)"
          />
          <p className="figures text-sm text-ink-3">
            {state === 'waiting' ? (
              <Trans>Waits for its turn · {all}</Trans>
            ) : state === 'lost' ? (
              <Trans>
                No connection. It goes on by itself · {arrived} of {all}
              </Trans>
            ) : (
              <Trans>
                {arrived} of {all}
              </Trans>
            )}
          </p>
        </>
      )}
    </li>
  )
}
