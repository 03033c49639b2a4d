import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { OwnFeedPartsFragment } from '#graphql/generated/graphql.ts'
import { SourceCopies } from '#property/copies/source-copies.tsx'
import { FeedRuns } from '#property/feed/feed-runs.tsx'
import { FEED_APPROVAL_WORDS } from '#property/feed/feed-words.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { AddressPart } from './address-part.tsx'
import { AgencySection } from './agency-section.tsx'
import { AgentsSection } from './agents-section.tsx'
import { DryRunPart } from './dry-run-part.tsx'
import { ReadersSection } from './readers-section.tsx'
import { SendFiles } from './send-files.tsx'
import { TryFile } from './try-file.tsx'

const route = getRouteApi('/_default/user/feed')

/** Where an agent connects the agency: who it is, a file that is tried out, our approval, keys, and what became of every file. */
export function OwnFeedPage() {
  const answer = route.useLoaderData()
  const { i18n } = useLingui()
  if (!answer) return null
  const source = answer.ok ? answer.value.source : null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-9">
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="title text-4xl">
            <Trans>The feed of your agency</Trans>
          </h1>
          {source ? (
            <Badge tone={source.approval === 'APPROVED' ? 'lagoon' : 'quiet'}>{i18n._(FEED_APPROVAL_WORDS[source.approval])}</Badge>
          ) : null}
          {source?.isActive === false ? (
            <Badge tone="caution">
              <Trans>Switched off</Trans>
            </Badge>
          ) : null}
        </div>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          <Trans>
            Your agency’s system sends its listings here by itself. Try a file out: nothing of it is shown. We look at the first one and
            approve the feed; after that your files need nobody.
          </Trans>
        </p>
      </header>
      {answer.ok ? <Feed feed={answer.value} /> : <NotForFeeds code={answer.failure.code} />}
    </div>
  )
}

function Feed({ feed }: { feed: OwnFeedPartsFragment }) {
  const { source } = feed
  if (source == null && feed.isConnected)
    return (
      <Panel
        kind="empty"
        title={<Trans>Your agency is connected already</Trans>}
        action={
          <ButtonLink to="/contact">
            <Trans>Contact us</Trans>
          </ButtonLink>
        }
      >
        <Trans>{feed.agency} sends its listings here. Write to us if you are to manage its feed.</Trans>
      </Panel>
    )
  return (
    <>
      <AgencySection feed={feed} />
      {source ? (
        <>
          <PageSection title={<Trans>Try a file out</Trans>}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
              <TryFile source={source} />
              <AddressPart key={source.fetchUrl ?? ''} source={source} />
              {source.dryRun ? (
                <DryRunPart key={source.dryRun.id} source={source} run={source.dryRun} columnNames={feed.columnNames} />
              ) : null}
            </div>
          </PageSection>
          {source.approval === 'APPROVED' ? (
            <>
              <SendFiles source={source} />
              <ReadersSection source={source} />
            </>
          ) : null}
          <AgentsSection source={source} agents={feed.agents} />
          {source.approval === 'APPROVED' ? (
            <>
              <PageSection title={<Trans>Files that were taken</Trans>}>
                <div className="pt-5">
                  <FeedRuns source={source.id} agency={source.agency} runs={source.runs} />
                </div>
              </PageSection>
              <PageSection title={<Trans>A copy to take away</Trans>}>
                <div className="pt-5">
                  <SourceCopies source={source.id} agency={source.agency} />
                </div>
              </PageSection>
            </>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function NotForFeeds({ code }: { code: string }) {
  if (code === 'feed-agents' || code === 'feed-licence')
    return (
      <Panel
        kind="forbidden"
        title={<Trans>Only licensed agents connect an agency</Trans>}
        action={
          <ButtonLink to="/user/account-overview">
            <Trans>Your account</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your account needs a licence number that is in force in this country.</Trans>
      </Panel>
    )
  return <FailedPanel title={<Trans>The feed could not be loaded</Trans>} />
}
