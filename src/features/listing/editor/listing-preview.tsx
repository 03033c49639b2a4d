import { Trans, useLingui } from '@lingui/react/macro'
import { ListingPrice, useListingLine } from '../listing-facts.tsx'
import { FLOOR_TYPE_WORDS } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import type { ListingValues } from './listing-values.ts'

/** The advertisement as others see it: no unit, no number of the floor, the lines of the agent below it. */
export function ListingPreview({ listing, values }: { listing: WrittenListing; values: ListingValues }) {
  const { t, i18n } = useLingui()
  const { cover, country, advertiser } = listing
  const line = useListingLine(values)
  const name = values.project?.name ?? (values.projectName || values.street)
  const alt = listing.media.find(({ id }) => id === cover)?.alt
  return (
    <article aria-label={t`Preview`} className="grid content-start gap-3 rounded border border-line bg-sheet p-4">
      {cover ? (
        <img src={`/files/listings/${cover}?small`} alt={alt ?? ''} className="aspect-4/3 w-full rounded bg-wash object-cover" />
      ) : (
        <span className="grid aspect-4/3 place-items-center rounded bg-wash text-sm text-ink-3">
          <Trans>No photograph</Trans>
        </span>
      )}
      <h3 className="title text-xl wrap-anywhere">{name || <Trans>A home without a name yet</Trans>}</h3>
      <p className="text-lg font-[560]">
        <ListingPrice listing={{ price: values.price, activity: values.activity, country }} />
      </p>
      <p className="text-ink-2">
        {line}
        {values.floorType ? ` · ${i18n._(FLOOR_TYPE_WORDS[values.floorType])}` : null}
      </p>
      {values.headline ? <p className="font-[560] wrap-anywhere">{values.headline}</p> : null}
      {values.description ? <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{values.description}</p> : null}
      <p className="border-t border-line pt-3 text-sm text-ink-2 wrap-anywhere">
        {[advertiser.agentName, advertiser.agentLicence, advertiser.agency, advertiser.agencyLicence, advertiser.agentPhone]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  )
}
