import { Trans } from '@lingui/react/macro'
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localeOf } from '#locales/locales.ts'
import { EARLY_ATTRIBUTION_SCRIPT } from '#session/attribution-state.tsx'
import { pageStart } from '#session/page-start.ts'
import { EARLY_PRESS_SCRIPT } from '#ui/form/early-press.ts'
import { EARLY_SUBMIT_SCRIPT } from '#ui/form/early-submit.ts'
import { useRememberedLocale } from '../remembered-locale.ts'
import { useLiveChannel } from '../use-live-channel.ts'
import { useSessionWatch } from '../use-session-watch.ts'

/** Only the server writes it; the browser has run it before this module comes, and leaves it as it is. */
const EARLY_SCRIPT = import.meta.env.SSR ? `${EARLY_SUBMIT_SCRIPT};${EARLY_PRESS_SCRIPT};${EARLY_ATTRIBUTION_SCRIPT}` : ''

/** The HTML document. The attributes of <html> tell the browser what the server resolved. */
export function Document({ children }: { children: ReactNode }) {
  const { locale, country } = useRouteContext({ from: '__root__' })
  const { iso, dir } = localeOf(locale)
  const start = pageStart()
  useRememberedLocale()
  useSessionWatch()
  useLiveChannel()
  return (
    <html
      lang={iso}
      dir={dir}
      data-locale={locale}
      data-country={country}
      data-locale-cookie={start.localeCookie ? 'on' : undefined}
      data-origin={start.publicOrigin}
      data-outside={start.outside}
    >
      <head>
        <HeadContent />
        {/* the browser hides the nonce of a script that it has run */}
        <script nonce={start.nonce} suppressHydrationWarning>
          {EARLY_SCRIPT}
        </script>
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded bg-ink px-4 py-3 font-[560] text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          <Trans>Skip to the content</Trans>
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
