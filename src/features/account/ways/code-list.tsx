import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'

/** Recovery codes, shown this once. */
export function CodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <p role="status" className="max-w-[58ch] font-[560]">
        <Trans>Write these codes down now. They are not shown again, and each works once.</Trans>
      </p>
      <ul
        aria-label={t`Your recovery codes`}
        className="figures grid gap-1 rounded border border-line bg-sheet p-4 text-base sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
      <Button look="primary" size="small" className="justify-self-start" onClick={onClose}>
        <Trans>I have written them down</Trans>
      </Button>
    </div>
  )
}
