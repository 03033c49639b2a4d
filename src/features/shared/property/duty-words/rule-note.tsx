import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#lib/format.ts'
import { formatDay } from '#session/day-time.ts'
import type { Dated } from '../duties/dated.ts'

interface RuleNoteProps {
  rule: Dated
  day: string
  price: number
  currency: string
}

/** The authority of the rule, its first day, and the day of its last check; a warning where later or further amounts are not in the table. */
export function RuleNote({ rule, day, price, currency }: RuleNoteProps) {
  const { i18n } = useLingui()
  const { source, effectiveFrom, isOlder, checkedOn, knownUntil, knownUpTo } = rule
  const from = formatDay(effectiveFrom, i18n.locale)
  const checked = formatDay(checkedOn, i18n.locale)
  const top = formatMoney(knownUpTo ?? 0, currency, i18n.locale)
  const until = knownUntil ? formatDay(knownUntil, i18n.locale) : ''
  return (
    <>
      <p className="figures pt-2 text-sm text-ink-3">
        <a
          href={source.url}
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3"
        >
          {source.name}
        </a>
        {' · '}
        {isOlder ? (
          <Trans>
            in force since {from} or longer, compared on {checked}
          </Trans>
        ) : (
          <Trans>
            in force since {from}, compared on {checked}
          </Trans>
        )}
      </p>
      {knownUpTo && price > knownUpTo ? (
        <p className="mt-1.5 rounded bg-caution-soft px-3 py-2 text-sm text-caution-ink">
          <Trans>A premium rate begins somewhat above {top}; this table does not hold it. Ask the office.</Trans>
        </p>
      ) : null}
      {knownUntil && day > knownUntil ? (
        <p className="mt-1.5 rounded bg-caution-soft px-3 py-2 text-sm text-caution-ink">
          <Trans>This table is known to hold for contracts up to {until}. Ask the office whether it has changed since.</Trans>
        </p>
      ) : null}
    </>
  )
}
