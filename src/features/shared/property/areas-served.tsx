import { Trans, useLingui } from '@lingui/react/macro'
import type { AreaFiguresQuery, ServedAreaFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Change } from '#ui/change.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { type Format, useFormat } from './use-format.ts'
import { propertyGroupWords } from './vocabulary-words.ts'

/** An area that an agent serves, with what was paid there in the newest twelve months. */
export interface ServedFigures {
  area: ServedAreaFragment
  /** null where they could not be had */
  figures: AreaFiguresQuery['areaFigures'] | null
}

/** The areas of an agent with what was paid there for each kind of property: medians with their quartiles and n, of the market and of nobody's advertisement. */
export function AreasServed({ served, country }: { served: readonly ServedFigures[]; country: CountryCode }) {
  const { t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  return (
    <PageSection title={<Trans>Areas served</Trans>} aside={<Trans>recorded sales, newest twelve months</Trans>}>
      <ul aria-label={t`Areas served`} className="mt-3">
        {served.map((one) => (
          <ServedArea key={one.area.id} {...one} format={format} />
        ))}
      </ul>
    </PageSection>
  )
}

function ServedArea({ area, figures, format }: ServedFigures & { format: Format }) {
  const { i18n } = useLingui()
  // a change without enough sales stands for no price
  const groups = (figures?.groups ?? []).filter(({ psf, price }) => psf && price)
  const to = figures?.to ? format.month(figures.to) : ''
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="font-[560]">{localName(i18n, area)}</p>
      {groups.length > 0 ? (
        <div className="grid gap-1.5 sm:text-end">
          {groups.map((one) => (
            <GroupLine key={one.group} figures={one} to={to} format={format} />
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-3">
          <Trans>Too few sales for a median</Trans>
        </p>
      )}
    </li>
  )
}

type Group = NonNullable<ServedFigures['figures']>['groups'][number]

/** One kind of property: public flats and condominiums have no median together. */
function GroupLine({ figures: { group, psf, price, change12m }, to, format }: { figures: Group; to: string; format: Format }) {
  const { i18n } = useLingui()
  if (!psf || !price) return null
  const [range, sample] = [format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)), format.sample(psf.n)]
  return (
    <p className="figures">
      <span className="text-sm text-ink-2">{i18n._(propertyGroupWords[group])}</span>{' '}
      <b className="font-semibold">{format.psf(psf.median)}</b> · {format.short(price.median)}
      {change12m === null ? null : (
        <>
          {' '}
          <Change fraction={change12m} locale={i18n.locale} />
        </>
      )}
      <span className="block text-sm text-ink-3">
        <Trans>
          middle half {range} · {sample} · to {to}
        </Trans>
      </span>
    </p>
  )
}
