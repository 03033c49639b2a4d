import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatArea, formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Badge } from '#ui/badge.tsx'
import type { TriedRun } from './feed-data.ts'

type Home = TriedRun['homes'][number]

/** The first homes of the file, as they are read. */
export function DryHomes({ source, run, homes }: { source: string; run: string; homes: readonly Home[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="title text-xl">
        <Plural value={homes.length} one="The first home" other="The first # homes" />
      </h3>
      <ul className="border-t border-line">
        {homes.map((home, at) => (
          <HomeRow key={home.sourceKey} home={home} picture={home.hasPicture ? `/feed-files/${source}/pictures/${at}?${run}` : null} />
        ))}
      </ul>
    </div>
  )
}

function HomeRow({ home, picture }: { home: Home; picture: string | null }) {
  const { t, i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const unit = useAreaUnit()
  const { sourceKey, isNew, headline, place, activity, price, priceWords, bedrooms, areaSqm, pictures } = home
  const money = price == null ? null : formatMoney(price, COUNTRIES[country].currencyCode, i18n.locale)
  const asked = money === null ? priceWords || t`No price` : activity === 'sale' ? money : t`${money} a month`
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <HomePicture address={picture} />
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{place || headline || sourceKey}</span>
          <Badge tone={isNew ? 'lagoon' : 'quiet'}>{isNew ? <Trans>New</Trans> : <Trans>Changed</Trans>}</Badge>
        </p>
        <p className="figures">
          {[
            asked,
            bedrooms == null ? null : t`${plural(bedrooms, { one: '# bedroom', other: '# bedrooms' })}`,
            areaSqm == null ? null : formatArea(areaSqm, unit, i18n.locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {place && headline ? <p className="text-ink-2 wrap-anywhere">{headline}</p> : null}
        <p className="figures text-sm text-ink-3 wrap-anywhere">
          {sourceKey} · <Plural value={pictures} _0="no pictures" one="# picture" other="# pictures" />
        </p>
      </div>
    </li>
  )
}

/** It stands beside the home's name, so it says nothing itself; one that cannot be fetched is told. */
function HomePicture({ address }: { address: string | null }) {
  const [isLost, setLost] = useState(false)
  const face = 'aspect-4/3 w-full rounded border border-line bg-wash object-cover'
  if (address === null || isLost)
    return (
      <span className={`${face} grid place-items-center p-1 text-center text-xs text-ink-2`}>
        {isLost ? <Trans>The picture cannot be fetched</Trans> : <Trans>No picture</Trans>}
      </span>
    )
  return <img src={address} alt="" loading="lazy" decoding="async" className={face} onError={() => setLost(true)} />
}
