import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LandParcelFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { Badge } from '#ui/badge.tsx'
import { landActivityWord, landStatusWord, landUseWord } from './land-words.ts'

interface LandListRowProps {
  land: LandParcelFragment
  country: CountryCode
  currency: string
}

/** One site: name, status, place, and what was paid. The name is the link, and its target is the whole row. */
export function LandListRow({ land, country, currency }: LandListRowProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(currency)
  const { landKey, nameDisplayText, area, landUse, status, activity, tenureYears, siteAreaSqm, price, psfPpr, tenderCloseMonth } = land
  const ppr = psfPpr === null ? null : format.psfFigure(psfPpr)
  const years = tenureYears === null ? null : t`${tenureYears} years`
  const facts = [
    landActivityWord(i18n, activity),
    landUseWord(i18n, landUse),
    years,
    siteAreaSqm === null ? null : format.areas(siteAreaSqm),
  ]
  return (
    <article className="group relative grid grid-cols-2 gap-x-6 gap-y-3 py-4 hover:bg-wash lg:grid-cols-[minmax(0,1fr)_150px_150px_200px]">
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <h3 className="title text-[17px] leading-6">
          <Link
            to="/land/$countryCode/$landKey"
            params={{ countryCode: country, landKey }}
            className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {nameDisplayText}
          </Link>
        </h3>
        <p className="text-ink-2">{localName(i18n, area)}</p>
        <p className="figures mt-0.5 text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="self-start">
        <Badge tone={status === 'open-for-tender' ? 'lagoon' : 'quiet'}>{landStatusWord(i18n, status)}</Badge>
      </p>
      <dl className="figures contents">
        <div>
          <dt className="text-sm text-ink-3">
            <Trans>Tender closes</Trans>
          </dt>
          <dd>{tenderCloseMonth === null ? '–' : format.month(tenderCloseMonth)}</dd>
        </div>
        <div className="max-lg:col-span-2">
          <dt className="text-sm text-ink-3">
            <Trans>Price</Trans>
          </dt>
          <dd className="text-lg font-semibold">{price === null ? '–' : format.short(price)}</dd>
          {ppr === null ? null : (
            <dd className="text-sm text-ink-3">
              <Trans>{ppr} psf ppr</Trans>
            </dd>
          )}
        </div>
      </dl>
    </article>
  )
}
