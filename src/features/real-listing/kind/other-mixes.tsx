import { useLingui } from '@lingui/react/macro'
import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import { type ListingSubject, listingSlugOf } from '../listing-guard.ts'

interface OtherMixesProps {
  subject: ListingSubject
  group: PropertyGroup
  mixes: readonly string[]
}

/** The other kinds of home of the project, to buy and to rent. */
export function OtherMixes({ subject, group, mixes }: OtherMixesProps) {
  const { i18n, t } = useLingui()
  const { country, typeGroup, slug, activity } = subject
  const place = { countryCode: country, projectType: typeGroup, projectSlug: slug }
  const link = (mix: string, activityType: string) => {
    const params = { ...place, listingSlug: listingSlugOf(mix, group), activityType }
    return { to: '/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType', params } as const
  }
  const isRent = activity.startsWith('rent')
  return (
    <nav aria-label={t`Other homes of the project`} className="flex flex-wrap gap-2">
      {mixes.map((mix) => (
        <ChipLink key={mix} {...link(mix, activity)} on={mix === subject.unitMix}>
          {unitMixWord(i18n._.bind(i18n), mix, group)}
        </ChipLink>
      ))}
      <ChipLink {...link(subject.unitMix, isRent ? 'sale' : 'rent')}>{isRent ? t`For sale` : t`To rent`}</ChipLink>
    </nav>
  )
}
