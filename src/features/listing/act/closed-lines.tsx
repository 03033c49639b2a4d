import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { ClosingLine } from '#property/listing/closing-line.tsx'
import { formatDay } from '#session/day-time.ts'
import type { ListedListing } from '../listings-data.ts'

/** How a closed listing ended and until when that can be undone; nothing of one that is not closed. */
export function ClosedLines({ listing: { closing, country, may } }: { listing: Pick<ListedListing, 'closing' | 'country' | 'may'> }) {
  const { i18n } = useLingui()
  if (!closing) return null
  const { price } = closing
  const until = formatDay(closing.undoUntil, i18n.locale)
  return (
    <div className="figures">
      <p className="font-[560]">
        <ClosingLine
          closed={{ ...closing, date: closing.day ?? closing.date }}
          money={price == null ? null : formatMoney(price, COUNTRIES[country].currencyCode, i18n.locale)}
        />
      </p>
      <p className="text-sm text-ink-2">
        {may.includes('REOPEN') ? <Trans>Can be undone until {until}.</Trans> : <Trans>Could be undone until {until}.</Trans>}
      </p>
    </div>
  )
}
