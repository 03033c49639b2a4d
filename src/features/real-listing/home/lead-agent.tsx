import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { listingLink } from '#property/listing/listing-link.ts'
import { ButtonLink } from '#ui/button.tsx'
import { AdvertiserLines, type ListedAdvertiser } from './advertiser-lines.tsx'
import { OpenHouses } from './open-houses.tsx'

interface LeadAgentProps {
  home: ListedHomeFragment
  lead: ListedAdvertiser
  name: string
  url: string
  project: string | undefined
  country: CountryCode
}

/** Whose advertisement stands for the home, the next times to look at it, and the way to ask. */
export function LeadAgent({ home, lead, name, url, project, country }: LeadAgentProps) {
  const { t } = useLingui()
  const others = home.advertisers.length - 1
  return (
    <section aria-label={t`The agent`} className="grid content-start gap-3 rounded border border-line bg-sheet p-5">
      <AdvertiserLines one={lead} name={name} url={url} project={project} country={country} />
      <OpenHouses openHouses={lead.openHouses} country={country} />
      <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2 pt-1">
        <ButtonLink {...listingLink(home, country)} hash="ask" look="primary">
          <Trans>Ask about this home</Trans>
        </ButtonLink>
        {others > 0 ? (
          <a href="#agents" className="inline-flex min-h-8 items-center text-lagoon underline decoration-line underline-offset-4">
            <Plural value={others} one="and # more advertisement" other="and # more advertisements" />
          </a>
        ) : null}
      </p>
    </section>
  )
}
