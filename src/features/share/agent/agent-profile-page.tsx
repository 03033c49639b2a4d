import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { PageSection } from '#ui/page-section.tsx'
import { still } from '#ui/still.tsx'
import type { OpenedAgent } from '../share-guard.ts'
import { ShareLines } from '../share-lines.tsx'
import { AgentContact } from './agent-contact.tsx'
import { AreasServed } from './areas-served.tsx'
import { languageName } from './language-name.ts'
import { VerifiedBadge } from './verified-badge.tsx'

/** §2.5 share/{agentNumber}/profile: who the agent is, checked against the register on the day, and what the agent's areas cost. Needs no script. */
export function AgentProfilePage() {
  const agent = useLoaderData({ strict: false }) as OpenedAgent
  return (
    <Hydrate key={agent.lines.licence} when={still}>
      <Profile agent={agent} />
    </Hydrate>
  )
}

function Profile({ agent }: { agent: OpenedAgent }) {
  const { i18n } = useLingui()
  const { lines, about, languages, avatar, country } = agent
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9">
      <header className="grid gap-5">
        <div className="flex flex-wrap items-center gap-5">
          {avatar ? <img src={avatar} alt="" width={96} height={96} className="size-24 rounded-full object-cover" /> : null}
          <div className="min-w-0">
            <h1 className="title text-4xl">{lines.name}</h1>
            <VerifiedBadge agent={agent} />
          </div>
        </div>
        <ShareLines lines={lines} country={country} withLink={false} />
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          {about || languages.length > 0 ? (
            <PageSection title={<Trans>About</Trans>}>
              {about ? <p className="mt-3 max-w-[68ch] whitespace-pre-line">{about}</p> : null}
              {languages.length > 0 ? (
                <p className="mt-3 text-ink-2">
                  <Trans>Speaks {languages.map((code) => languageName(code, i18n.locale)).join(', ')}</Trans>
                </p>
              ) : null}
            </PageSection>
          ) : null}
          {agent.served.length > 0 ? <AreasServed served={agent.served} country={country} /> : null}
        </div>
        <AgentContact agent={agent} />
      </div>
    </div>
  )
}
