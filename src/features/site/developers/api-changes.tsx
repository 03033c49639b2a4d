import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What changed for those who write the other side, the newest first; days as ISO 8601 writes them. */
export const API_CHANGES: readonly { day: string; what: ReactNode }[] = [
  {
    day: '2026-11-29',
    what: (
      <Trans>
        RESO Web API, its log of changes, signed webhooks: of listings, enquiries, appointments and orders. Agencies make keys and webhooks
        themselves. Open houses in feeds and out of them. Prices in words alone.
      </Trans>
    ),
  },
  {
    day: '2026-11-28',
    what: (
      <Trans>
        Feeds: optional fields that cannot be read no longer refuse a record; endings, encodings and tables as systems send them.
      </Trans>
    ),
  },
]
