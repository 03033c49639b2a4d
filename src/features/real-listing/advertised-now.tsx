import { Plural, Trans } from '@lingui/react/macro'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { landingQuery } from './queries.ts'

/** What is advertised now: the counts, and the newest homes for sale. Nothing where it could not be loaded, or where nothing is. */
export function AdvertisedNow() {
  const { country } = useRouteContext({ from: '__root__' })
  const own = useMatch({ from: '/_listing/realListing/', shouldThrow: false })
  const seat = useMatch({ from: '/_listing/user/subaccount/realListing', shouldThrow: false })
  const answer: AnswerOf<typeof landingQuery> | undefined = own?.loaderData ?? seat?.loaderData
  if (!answer?.ok) return null
  const { sale, rent, room } = answer.value
  if (sale.totalCount + rent.totalCount + room.totalCount === 0) return null
  return (
    <PageSection
      title={<Trans>Advertised now</Trans>}
      aside={
        <>
          <Plural value={sale.totalCount} one="# home for sale" other="# homes for sale" />
          {' · '}
          <Plural value={rent.totalCount} one="# home to rent" other="# homes to rent" />
          {' · '}
          <Plural value={room.totalCount} one="# room to rent" other="# rooms to rent" />
        </>
      }
    >
      <ul>
        {sale.nodes.map(({ group }) => (
          <li key={group.id} className="border-b border-line">
            <ListingCard home={group} country={country} />
          </li>
        ))}
      </ul>
      <div className="pt-5">
        <ButtonLink to="/realListing/search">
          <Trans>See everything that is advertised</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}
