import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from './button.tsx'

interface CopyLinkProps {
  url: string
  /** what the page is of, for those who hear several such buttons */
  name: string
}

/** Copies the address of a page with one press, and says so. */
export function CopyLink({ url, name }: CopyLinkProps) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <Button size="small" aria-label={copied ? t`Link copied: ${name}` : t`Copy link: ${name}`} onClick={() => void copy()}>
        {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      <span role="status" className="sr-only">
        {copied ? <Trans>Link copied</Trans> : null}
      </span>
    </>
  )
}
