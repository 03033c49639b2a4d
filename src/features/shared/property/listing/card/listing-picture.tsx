import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import type { Tenure } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { NO_PROJECT } from '#property/listing/listing-link.ts'
import type { PictureFacts } from '#property/picture/facts.ts'
import { Thumbnail } from '#property/picture/row-picture.tsx'
import { cx } from '#ui/class-names.ts'

const TENURES = { FREEHOLD: 'freehold', LEASEHOLD: 'leasehold' } as const satisfies Record<string, Tenure>

/** What the drawing of a home without photographs is made from. */
export const pictureOfListing = (
  home: Pick<ListingCardFragment, 'addressProjectSlug' | 'slug' | 'addressTypeGroup' | 'propertyType' | 'completionYear' | 'tenure'>,
): PictureFacts => ({
  seed: home.addressProjectSlug === NO_PROJECT ? home.slug : home.addressProjectSlug,
  typeGroup: fromWireTypeGroup(home.addressTypeGroup),
  propertyType: home.propertyType,
  completionYear: home.completionYear,
  tenure: home.tenure ? TENURES[home.tenure] : null,
})

type Pictured = Parameters<typeof pictureOfListing>[0] & Pick<ListingCardFragment, 'photo'>

/** The first photograph of a home, else its drawing. */
export function ListingPicture({ home, className }: { home: Pictured; className: string }) {
  const face = cx('aspect-4/3 w-full rounded border border-line', className)
  return home.photo ? (
    <img src={home.photo.url} alt={home.photo.alt} loading="lazy" decoding="async" className={cx(face, 'bg-wash object-cover')} />
  ) : (
    <Thumbnail facts={pictureOfListing(home)} className={face} />
  )
}
