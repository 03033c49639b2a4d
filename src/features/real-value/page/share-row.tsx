import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { siteOrigin } from '#session/site-origin.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ShareButtons } from '#ui/share-buttons.tsx'

/** The shared address holds the home and the owner's assumptions, so it shows the same estimate. */
export function ShareRow({ name }: { name: string }) {
  const { t } = useLingui()
  const url = useLocation({ select: ({ publicHref }) => `${siteOrigin()}${publicHref}` })
  const about = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return (
    <section className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
      <div>
        <h2 className="font-semibold">
          <Trans>Pass it on</Trans>
        </h2>
        <p className="max-w-[56ch] text-sm text-ink-2">
          <Trans>The address holds the home you described and what you assumed about it; whoever opens it sees the same.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/contact" search={{ interest: 'question', about }} look="ghost">
          <Trans>Ask about this estimate</Trans>
        </ButtonLink>
        <ShareButtons url={url} title={t`Estimate of ${name}`} />
        <Button onClick={() => window.print()}>
          <Trans>Print A4</Trans>
        </Button>
      </div>
    </section>
  )
}
