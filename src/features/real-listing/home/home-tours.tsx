import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { OtherTour } from '#property/tour/other-tour.tsx'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { toursOfHome } from './tours-of-home.ts'

/** The tours of whoever advertises the home, each of them once, opened on demand. */
export function HomeTours({ advertisers }: Pick<ListedHomeFragment, 'advertisers'>) {
  const { t } = useLingui()
  const { own, others } = toursOfHome(advertisers)
  if (own.length + others.length === 0) return null
  return (
    <PageSection id="tour" title={<Trans>Virtual tour</Trans>}>
      <div className="grid gap-6 pt-5 has-[>:nth-child(2)]:lg:grid-cols-2">
        {own.map((tour) => (
          <SiteTour key={tour.path} tour={tour} />
        ))}
        {others.map(({ url, agentName }) => (
          <div key={url}>
            <OtherTour url={url} title={t`Tour by ${agentName}`} />
          </div>
        ))}
      </div>
    </PageSection>
  )
}
