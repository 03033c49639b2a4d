import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { visible } from '@tanstack/react-start/hydration'
import { type ComponentProps, memo, type ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { homeOf } from '#property/address/home-search.ts'
import { ownerHome } from '#property/owner/owner-home.ts'
import { OwnerPart } from '#property/owner/owner-part.tsx'
import { SearchBox } from '#property/search/box/search-box.tsx'
import type { ValueTool } from '#property/value-link.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { asServed } from '#ui/as-served.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import type { HydrateWhen } from '#ui/hydration.ts'
import { useHydrationBelow } from '#ui/hydration.ts'
import { ShareMenu } from '#ui/share-menu.tsx'
import { HomeDetails } from '../home/home-details.tsx'
import { HomeHeadline } from '../home/home-headline.tsx'
import type { ValueLoad } from '../queries.ts'
import type { ValueSearch } from '../search.ts'
import type { HomeValue, ValuedProject } from '../value-home.functions.ts'
import { DemoNote } from './demo-note.tsx'
import { HomePanel } from './home-panel.tsx'
import { ValuedActions } from './valued-actions.tsx'

/** The shared address holds the home and the owner's assumptions, so it shows the same estimate. */
function ShareRow({ name }: { name: string }) {
  const { t } = useLingui()
  const url = useLocation({ select: ({ publicHref }) => `${siteOrigin()}${publicHref}` })
  const about = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return (
    <section className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
      <div>
        <h2 className="font-semibold">
          <Trans>Pass it on</Trans>
        </h2>
        <p className="max-w-[56ch] text-sm text-ink-2">
          <Trans>The address holds the home you described and what you assumed about it; whoever opens it sees the same.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/contact" search={{ interest: 'question', about }} look="ghost">
          <Trans>Ask about this estimate</Trans>
        </ButtonLink>
        <ShareMenu url={url} title={t`Estimate of ${name}`} />
        <Button onClick={() => window.print()}>
          <Trans>Print A4</Trans>
        </Button>
      </div>
    </section>
  )
}

interface SharePanelProps {
  when: HydrateWhen
  name: string
}

/** Buttons to share the page, hydrated when they come into view. */
const SharePanel = memo(function SharePanel({ when, name }: SharePanelProps) {
  return (
    <Hydrate when={when} fallback={<div className="min-h-16" />}>
      <ShareRow name={name} />
    </Hydrate>
  )
})

const inView = visible()

/** What can be done with the home beside describing it anew: drawn by the server, hydrated when it is seen. */
const LateActions = memo(
  function LateActions(props: ComponentProps<typeof ValuedActions>) {
    return (
      <Hydrate when={inView} fallback={<div className="min-h-9" />}>
        <ValuedActions {...props} />
      </Hydrate>
    )
  },
  (one, other) => one.project === other.project,
)

interface ValueHomeProps {
  answer: NonNullable<ValueLoad['home']>
  kicker: ReactNode
  country: CountryCode
  tool: ValueTool
  search: ValueSearch
}

/** A home in the estimate tool: the box to find another one, the estimate, the home's form and the evidence. */
export function ValueHome({ answer, kicker, country, tool, search }: ValueHomeProps) {
  const value = answer.ok ? answer.value : null
  return (
    <>
      <section className="no-print border-b border-line bg-linear-to-b from-paper to-sky">
        <div className="page relative flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
          <p className="font-[560] text-lagoon">{kicker}</p>
          <div className="min-w-0 flex-1 basis-80">
            <SearchBox key={country} country={country} tool={tool} />
          </div>
        </div>
        {value?.market.isDemo ? <DemoNote /> : null}
      </section>
      {value?.project ? (
        <Home value={value} project={value.project} tool={tool} search={search} />
      ) : (
        <div className="page py-12">
          <h1 className="sr-only">{kicker}</h1>
          <FailedPanel title={<Trans>Could not load</Trans>} />
        </div>
      )}
    </>
  )
}

interface HomeProps {
  value: HomeValue
  project: ValuedProject
  tool: ValueTool
  search: ValueSearch
}

function Home({ value, project, tool, search }: HomeProps) {
  const { renovation, view, facing, own } = search
  const assumed = { renovation, view, facing, own }
  const topic = JSON.stringify([project.id, homeOf(search), assumed])
  const below = useHydrationBelow(topic)
  const { estimate } = project
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-y-12 pt-7 pb-20 print:gap-y-8 print:p-0">
      <div className="grid items-start gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_368px] print:block">
        <div>
          <Hydrate when={asServed} fallback={<div className="min-h-80" />}>
            <HomeHeadline value={value} project={project} assumed={assumed} />
          </Hydrate>
          {tool === '/realValue' ? (
            <LateActions key={topic} country={value.market.countryCode} project={project} described={homeOf(search)} />
          ) : null}
        </div>
        <HomePanel key={`form ${topic}`} value={value} project={project} tool={tool} search={search} />
      </div>
      {estimate.__typename === 'Estimate' ? (
        <OwnerPart key={`owner ${below.key} ${topic}`} when={below.when} home={ownerHome(value.market, project, estimate)} />
      ) : null}
      <Hydrate when={asServed} fallback={<div className="min-h-dvh" />}>
        <HomeDetails value={value} project={project} tool={tool} />
      </Hydrate>
      <SharePanel key={below.key} when={below.when} name={project.name} />
    </article>
  )
}
