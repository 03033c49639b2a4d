import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonthText, formatPercent } from '#lib/format.ts'
import { GROWTH_CHOICES, type GrowthChoice } from '../plan-draft.ts'
import type { PlanMarkets } from '../plan-guard.ts'
import { MARKET_WORDS } from '../plan-words.ts'
import { PLAN_GRID, type PlanPartProps } from './household-fields.tsx'
import { ChoiceField, PercentField } from './plan-fields.tsx'

/** How prices and rates may move: by the market's own past, or by a figure of one's own. */
export function ScenarioPart({ draft: { scenario }, change, markets }: PlanPartProps & { markets: PlanMarkets }) {
  const { i18n, t } = useLingui()
  const set = (part: Partial<typeof scenario>) => change({ kind: 'scenario', change: part })
  const { market, bands } = markets.find((one) => one.market === scenario.market) ?? markets[0] ?? { market: null, bands: null }
  const percent = (basisPoints: number) => formatPercent(basisPoints / 10_000, i18n.locale, { signed: true })
  const words: Record<GrowthChoice, string> = {
    low: bands ? t`Weak years: ${percent(bands.low)}` : '',
    middle: bands ? t`Middle years: ${percent(bands.middle)}` : '',
    high: bands ? t`Strong years: ${percent(bands.high)}` : '',
    own: t`My own figure`,
  }
  const offered = bands ? GROWTH_CHOICES : (['own'] as const)
  return (
    <div className="grid gap-4">
      <div className={PLAN_GRID}>
        {market ? (
          <ChoiceField
            label={<Trans>Market</Trans>}
            value={market}
            options={markets.map((one) => ({ value: one.market, label: i18n._(MARKET_WORDS[one.market]) }))}
            onValue={(chosen) => set({ market: chosen })}
          />
        ) : null}
        <ChoiceField
          label={<Trans>Prices, a year</Trans>}
          value={bands ? scenario.band : 'own'}
          options={offered.map((value) => ({ value, label: words[value] }))}
          onValue={(band) => set({ band })}
        />
        {!bands || scenario.band === 'own' ? (
          <PercentField label={<Trans>Growth a year</Trans>} value={scenario.own} max={20} onValue={(own) => set({ own })} />
        ) : null}
        <PercentField
          label={<Trans>Loans dearer by</Trans>}
          hint={<Trans>On top of each loan’s own rate</Trans>}
          value={scenario.rateChange}
          max={10}
          onValue={(rateChange) => set({ rateChange })}
        />
      </div>
      <p className="figures max-w-[68ch] text-sm text-ink-3">
        {bands ? (
          <Trans>
            A quarter of all {bands.n} changes over twelve months of the market’s index from {formatMonthText(bands.from, i18n.locale)} to{' '}
            {formatMonthText(bands.to, i18n.locale)} were below the weak figure, a quarter above the strong one.
          </Trans>
        ) : (
          <Trans>The market’s history is too short or could not be loaded: prices follow your own figure.</Trans>
        )}
      </p>
    </div>
  )
}
