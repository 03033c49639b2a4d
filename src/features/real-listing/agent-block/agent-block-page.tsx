import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { accentStyle } from '#property/listing/accent-style.ts'
import { activityTabs } from '#property/listing/card/activity-tabs.ts'
import { AgentListings } from '#property/listing/card/agent-listings.tsx'
import { useFrameHeight } from '#property/use-frame-height.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { AgentBrandLine } from './agent-brand-line.tsx'

const route = getRouteApi('/_blank/idx/$agentId/listings/')

/** idx/{agentId}/listings: what an agent advertises, for a frame on the agent's own website. Homes open in a tab of their own. */
export function AgentBlockPage() {
  const { i18n, t } = useLingui()
  const { brand, listed, search } = route.useLoaderData()
  const content = useRef<HTMLDivElement>(null)
  useFrameHeight(content)
  return (
    <div ref={content} className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4" style={accentStyle(brand.accent)}>
      <h1 className="sr-only">
        <Trans>Homes of {brand.lines.name}</Trans>
      </h1>
      <AgentBrandLine brand={brand} />
      <AgentListings
        listed={listed}
        country={brand.country}
        agentId={brand.lines.licence}
        isFramed
        more={(after) => (
          <ButtonLink from="/idx/$agentId/listings/" to="." search={(now) => ({ ...now, after })}>
            <Trans>Next homes</Trans>
          </ButtonLink>
        )}
      >
        <LinkTabs label={t`Which homes`}>
          {activityTabs(i18n).map(({ activity, label }) => (
            <LinkTab
              key={label}
              from="/idx/$agentId/listings/"
              to="."
              search={(now) => ({ ...now, activity, after: undefined })}
              current={activity === search.activity}
            >
              {label}
            </LinkTab>
          ))}
        </LinkTabs>
      </AgentListings>
    </div>
  )
}
