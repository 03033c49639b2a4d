import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatMonthText, formatPercent } from '#lib/format.ts'
import { CHARGE_NAMES } from '#property/duty-words/charge-names.ts'
import { RuleNote } from '#property/duty-words/rule-note.tsx'
import type { PlanFlow, PlanMove } from '../engine/plan-ledger.ts'
import type { PlanHome } from '../engine/plan-model.ts'
import { firstDayOf, monthAfter } from '../engine/plan-months.ts'
import { FLOW_WORDS, STEP_WORDS } from '../plan-words.ts'

interface PlanMovesListProps {
  moves: readonly PlanMove[]
  homes: readonly PlanHome[]
  start: string
  currency: string
}

/** Every move with what it costs and brings, each duty with its rule. */
export function PlanMovesList({ moves, homes, start, currency }: PlanMovesListProps) {
  const { t } = useLingui()
  if (moves.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No step is made yet.</Trans>
      </p>
    )
  return (
    <ol aria-label={t`Steps of the plan`} className="grid gap-6">
      {moves.map((move) => (
        <MoveItem key={move.id} move={move} name={homes.find(({ id }) => id === move.home)?.name ?? ''} start={start} currency={currency} />
      ))}
    </ol>
  )
}

function MoveItem({ move, name, start, currency }: { move: PlanMove; name: string; start: string; currency: string }) {
  const { i18n } = useLingui()
  const month = monthAfter(start, move.month)
  const kind = i18n._(STEP_WORDS[move.kind])
  const tested = move.loan ? formatPercent(move.loan.testedAt / 100, i18n.locale, { digits: 2 }) : ''
  return (
    <li className="break-inside-avoid border-b border-line pb-4">
      <h3 className="font-semibold">
        {formatMonthText(month, i18n.locale)} · {kind} {name}
      </h3>
      <dl className="figures mt-1 grid max-w-xl gap-1">
        {move.flows.map((flow) => (
          <FlowRow key={`${flow.kind} ${flow.charge?.name ?? ''}`} flow={flow} currency={currency} />
        ))}
      </dl>
      {move.loan ? (
        <p className="mt-1 text-sm text-ink-3">
          <Trans>Income is tested at {tested} a year.</Trans>
        </p>
      ) : null}
      {rulesOf(move.flows).map((rule) => (
        <RuleNote key={rule.source.url} rule={rule} day={firstDayOf(month)} price={(move.price ?? 0) / 100} currency={currency} />
      ))}
    </li>
  )
}

/** Each rule once. */
const rulesOf = (flows: readonly PlanFlow[]) => [
  ...new Map(flows.flatMap(({ rule }) => (rule ? [[rule.source.url, rule] as const] : []))).values(),
]

function FlowRow({ flow: { kind, amount, charge }, currency }: { flow: PlanFlow; currency: string }) {
  const { i18n } = useLingui()
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{i18n._(charge ? CHARGE_NAMES[charge.name] : FLOW_WORDS[kind])}</dt>
      <dd>{formatMoney(amount / 100, currency, i18n.locale, { signed: true })}</dd>
    </div>
  )
}
