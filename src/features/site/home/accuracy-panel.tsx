import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { HomeQuery, MeasuredStatementFragment } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { MeasuredText } from '#property/estimate/estimate-statement.tsx'
import { unmeasuredWords } from '#property/estimate/estimate-words.ts'
import { OldTo } from '#property/old-data.tsx'
import { type Format, useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import { measuredAndNot } from './measured-kinds.ts'

/** The scale of the bars ends here, in percent of the price. */
const BAR_END_PERCENT = 25

interface AccuracyPanelProps {
  measured: HomeQuery['valuationAccuracy']
  unmeasured: HomeQuery['valuationUnmeasured']
  country: CountryCode
  currency: string
}

/** Decision 067: what the recorded back-test says of each kind of home, or in one sentence why there is none. */
export function AccuracyPanel({ measured, unmeasured, country, currency }: AccuracyPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat(currency)
  if (!isModuleOpen('realValue', country)) return null
  const { kinds, whole } = measuredAndNot(measured, unmeasured)
  return (
    <PageSection
      id="accuracy"
      title={<Trans>How good our estimates are</Trans>}
      aside={kinds.length > 0 ? <Trans>past sales, each valued from earlier months alone</Trans> : null}
    >
      {whole ? <p className="max-w-[72ch] pt-5 text-lg text-pretty text-ink-2">{i18n._(unmeasuredWords[whole])}</p> : null}
      <div className="grid gap-x-12 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {kinds.map((kind) => (
          <section key={kind.typeGroup} className="pt-5">
            <h3 className="text-base text-ink-2">{i18n._(typeGroupWords[fromWireTypeGroup(kind.typeGroup)])}</h3>
            {kind.statement ? (
              <Measured statement={kind.statement} format={format} />
            ) : kind.reason ? (
              <p className="mt-2 max-w-[46ch] text-pretty text-ink-2">{i18n._(unmeasuredWords[kind.reason])}</p>
            ) : null}
          </section>
        ))}
      </div>
      <p className="pt-5">
        <Link
          to="/realValue/accuracy"
          search={{ countryCode: country }}
          className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
        >
          <Trans>How it is measured, by area, size and price</Trans>
        </Link>
      </p>
    </PageSection>
  )
}

function Measured({ statement, format }: { statement: MeasuredStatementFragment; format: Format }) {
  const { half, nine } = statement
  const width = (percent: number) => `${Math.min(100, (100 * percent) / BAR_END_PERCENT)}%`
  return (
    <>
      <dl className="figures mt-1 grid grid-cols-2 gap-x-4">
        <div>
          <dd className="text-3xl font-semibold tracking-[-0.02em]">±{format.percent(half / 100)}</dd>
          <dt className="text-sm text-ink-2">
            <Trans>half were as close</Trans>
          </dt>
        </div>
        <div>
          <dd className="text-3xl font-semibold tracking-[-0.02em] text-ink-2">±{format.percent(nine / 100)}</dd>
          <dt className="text-sm text-ink-2">
            <Trans>nine in ten were</Trans>
          </dt>
        </div>
      </dl>
      <div aria-hidden="true" className="relative mt-3 h-1.5 bg-wash">
        <span className="absolute inset-y-0 start-0 bg-lagoon/35" style={{ width: width(nine) }} />
        <span className="absolute inset-y-0 start-0 bg-lagoon" style={{ width: width(half) }} />
      </div>
      <p className="figures mt-3 max-w-[52ch] text-sm text-pretty text-ink-3">
        <MeasuredText measured={statement} format={format} />
      </p>
      <p className="text-sm text-ink-3">
        <OldTo month={statement.to} format={format} alone />
      </p>
    </>
  )
}
