import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { NO_SUCH_HOME, refusalWords } from '#property/estimate/estimate-words.ts'
import { KnownHomes } from '#property/estimate/known-homes.tsx'
import { AgedMonth, OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { RefusedEstimate, ValuedProject } from '../value-home.functions.ts'
import { refusalHelp } from './refusal-help.ts'

interface HomeRefusalProps {
  refusal: RefusedEstimate
  project: ValuedProject
  country: CountryCode
  format: Format
}

/** The refusal where evidence is thin: why, how much there is, how much it takes, what would help, and what is known instead. */
export function HomeRefusal({ refusal, project, country, format }: HomeRefusalProps) {
  const { i18n } = useLingui()
  const { evidence, needed, newestEvidence: newest } = refusal
  const isUnknown = NO_SUCH_HOME.includes(refusal.reason)
  const { lastSaleMonth, lastSalePrice } = project
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate" className="title text-3xl">
        {isUnknown ? <Trans>Refused: no such home on record</Trans> : <Trans>Refused: too little evidence</Trans>}
      </h2>
      <p className="mt-2 max-w-[60ch] text-lg text-ink-2">
        {i18n._(refusalWords[refusal.reason])} <KnownHomes refusal={refusal} format={format} />{' '}
        {isUnknown ? (
          <Plural
            value={evidence}
            _0="No other home is on record here."
            one="# sale of another home is on record."
            other="# sales of other homes are on record."
          />
        ) : (
          <Trans>
            Usable sales: {evidence}. Needed: {needed}.
          </Trans>
        )}{' '}
        {newest ? (
          <Trans>
            The newest is from <AgedMonth month={newest} format={format} />.
          </Trans>
        ) : null}
      </p>
      <h3 className="mt-5 font-semibold">
        <Trans>What would help</Trans>
      </h3>
      <ul className="mt-1 list-disc ps-5 text-ink-2">
        {refusalHelp[refusal.reason].map((word) => (
          <li key={word.id} className="max-w-[60ch] py-0.5">
            {i18n._(word)}
          </li>
        ))}
      </ul>
      {lastSaleMonth !== null && lastSalePrice !== null ? (
        <p className="figures mt-4 text-lg">
          <Trans>
            Last recorded sale here: <b className="font-semibold">{format.money(lastSalePrice)}</b>, {format.month(lastSaleMonth)}
          </Trans>
          <OldData month={lastSaleMonth} />
        </p>
      ) : null}
      {isModuleOpen('realValue/book-a-valuation', country) ? (
        <p className="no-print mt-5">
          <ButtonLink to="/realValue/book-a-valuation" search={{ countryCode: country }}>
            <Trans>Ask a valuer instead</Trans>
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
