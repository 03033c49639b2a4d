import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Lines to paste into a website, and the block that they show. */
export function MadeSnippet({ snippet, path }: { snippet: string; path: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => setCopied(snippet),
      () => setCopied(null),
    )
  return (
    <>
      <pre className="rounded border border-line bg-wash p-4 text-sm break-all whitespace-pre-wrap">
        <code>{snippet}</code>
      </pre>
      <div className="flex items-center gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {copied === snippet ? <Trans>Copied</Trans> : <Trans>Copy the lines</Trans>}
        </Button>
        <span role="status" className="sr-only">
          {copied === snippet ? <Trans>Copied</Trans> : null}
        </span>
      </div>
      <iframe key={path} src={path} title={t`Preview of the block`} className="h-[34rem] w-full rounded border border-line" />
    </>
  )
}
