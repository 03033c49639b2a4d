import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { unmeasuredWords } from '#property/estimate/estimate-words.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { countryName } from '#session/country-name.ts'
import { formatDay } from '#session/day-time.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { AccuracyAnswer, MeasuredSegment } from '../accuracy.functions.ts'
import { DemoNote } from '../page/demo-note.tsx'
import { AccuracyMarkets } from './accuracy-markets.tsx'
import { AccuracyMethod } from './accuracy-method.tsx'
import { AccuracySegment } from './accuracy-segment.tsx'
import { ErrorBars } from './error-bars.tsx'
import { NotMeasured } from './not-measured.tsx'

interface AccuracyReadingProps {
  answer: AccuracyAnswer
  country: CountryCode
}

/** The figures on record of one market, each part beside what it means; where there is none, why. */
export function AccuracyReading({ answer: { here, markets }, country }: AccuracyReadingProps) {
  const { i18n } = useLingui()
  const { market, valuationAccuracy: measured, valuationUnmeasured: unmeasured } = here
  const place = countryName(i18n, country)
  return (
    <>
      <LandingHero
        kicker={<Trans>realValue, {place}</Trans>}
        title={<Trans>How close estimates come</Trans>}
        lead={
          <Trans>
            Past sales were valued blind: each from the sales of earlier months alone, as if it lay ahead. Then the estimate was laid beside
            the price that was paid.
          </Trans>
        }
        actions={
          <ButtonLink to="/realValue" search={{ countryCode: country }} look="primary" size="large">
            <Trans>Value a home</Trans>
          </ButtonLink>
        }
      />
      {market.isDemo ? <DemoNote /> : null}
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        {measured.length > 0 ? (
          <>
            <AccuracyOverview measured={measured} currency={market.currencyCode} />
            {measured.map((segment) => (
              <AccuracySegment key={segment.typeGroup} segment={segment} currency={market.currencyCode} />
            ))}
            {unmeasured.map(({ typeGroup, reason }) => (
              <PageSection key={typeGroup} id={fromWireTypeGroup(typeGroup)} title={i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)])}>
                <p className="pt-5">{i18n._(unmeasuredWords[reason])}</p>
              </PageSection>
            ))}
          </>
        ) : (
          <NotMeasured reason={unmeasured[0]?.reason ?? 'NO_BACK_TEST'} />
        )}
        <AccuracyMethod />
        <AccuracyMarkets markets={markets} />
      </div>
    </>
  )
}

/** The median error of each kind of home beside that of the simple method. */
function AccuracyOverview({ measured, currency }: { measured: readonly MeasuredSegment[]; currency: string }) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const day = formatDay(measured.map(({ madeOn }) => madeOn).sort()[0] ?? '', i18n.locale)
  const rows = measured.map(({ typeGroup, scores, naive }) => {
    return {
      key: typeGroup,
      name: i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]),
      note: t`${plural(scores.n, { one: '# sale', other: '# sales' })}`,
      error: scores.medianError,
      naive: naive.medianError,
    }
  })
  return (
    <PageSection title={<Trans>Median error</Trans>} aside={<Trans>half of the estimates came closer; measured on {day}</Trans>}>
      <ErrorBars rows={rows} format={format} />
    </PageSection>
  )
}
