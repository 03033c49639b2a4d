import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { unmeasuredWords } from '#property/estimate/estimate-words.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { countryName } from '#session/country-name.ts'
import { PageSection } from '#ui/page-section.tsx'
import type { MarketState } from '../accuracy.functions.ts'

/** One line per market: what is measured there. */
export function AccuracyMarkets({ markets }: { markets: readonly MarketState[] }) {
  const { i18n } = useLingui()
  return (
    <PageSection id="markets" title={<Trans>Measured where</Trans>}>
      <ul>
        {markets.map(({ country, state }) => (
          <li key={country} className="grid gap-x-8 border-b border-line-2 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            {isModuleOpen('realValue', country) ? (
              <Link
                to="/realValue/accuracy"
                search={{ countryCode: country }}
                className="inline-flex min-h-6 items-center justify-self-start font-[560] underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {countryName(i18n, country)}
              </Link>
            ) : (
              <b className="font-[560]">{countryName(i18n, country)}</b>
            )}
            <span className="text-ink-2">
              <MarketLine country={country} state={state} />
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function MarketLine({ country, state }: MarketState) {
  const { i18n } = useLingui()
  if (!isModuleOpen('realValue', country)) return <Trans>No estimates are given here.</Trans>
  if (!state) return <Trans>Could not be asked just now.</Trans>
  const measured = state.valuationAccuracy.map(({ typeGroup }) => i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)])).join(', ')
  if (measured) return <Trans>Back-tested: {measured}.</Trans>
  return i18n._(unmeasuredWords[state.valuationUnmeasured[0]?.reason ?? 'NO_BACK_TEST'])
}
