import { Trans } from '@lingui/react/macro'
import { HeadContent, Scripts, useRouteContext, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localeOf } from '#locales/locales.ts'
import { EARLY_ATTRIBUTION_SCRIPT } from '#session/attribution-state.tsx'
import { pageStart } from '#session/page-start.ts'
import { EARLY_PRESS_SCRIPT } from '#ui/form/early-press.ts'
import { EARLY_SUBMIT_SCRIPT } from '#ui/form/early-submit.ts'
import { useLiveChannel } from '../use-live-channel.ts'
import { useSessionWatch } from '../use-session-watch.ts'
import { earlyLocaleScript, type ServedPlace } from './early-locale.ts'

/** Only the server writes it; the browser has run it before this module comes, and leaves it as it is. */
const earlyScript = (place: ServedPlace): string =>
  import.meta.env.SSR ? `${earlyLocaleScript(place)};${EARLY_SUBMIT_SCRIPT};${EARLY_PRESS_SCRIPT};${EARLY_ATTRIBUTION_SCRIPT}` : ''

/** The HTML document. The attributes of <html> tell the browser what the server resolved. */
export function Document({ children }: { children: ReactNode }) {
  const { locale, country, prefix } = useRouteContext({ from: '__root__' })
  const { iso, dir } = localeOf(locale)
  const start = pageStart()
  const { countryCode, region, locale: asked } = useRouter().state.location.search
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
          {earlyScript({ asked: { prefix, country: countryCode ?? region ?? null, locale: asked ?? null }, locale, country })}
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
