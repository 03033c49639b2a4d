import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { localName } from '#lib/local-name.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { HomeToAskAbout } from '../home-to-ask-about.ts'
import { AgentQuestion } from './agent-question.tsx'
import type { AgentsHere } from './agents-here.ts'
import { fetchAreaAgents } from './ask-agent.functions.ts'

/** Who works where the home lies: null while that is asked. */
function useAgentsHere({ country, project: { typeGroup, slug } }: HomeToAskAbout): AgentsHere | 'failed' | null {
  const [found, setFound] = useState<AgentsHere | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const settle = (agents: AgentsHere | 'failed') => {
      if (isCurrent) setFound(agents)
    }
    fetchAreaAgents({ data: { country, typeGroup, slug } }).then(
      (answer) => settle(answer.ok && answer.value ? answer.value : 'failed'),
      () => settle('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [country, typeGroup, slug])
  return found
}

/** Agents by what is recorded of them, and one question to up to three. */
export function AskAgentDialog({ onClose, ...about }: HomeToAskAbout & { onClose: () => void }) {
  usePageWords()
  const here = useAgentsHere(about)
  return (
    <Dialog title={<Trans>Ask an agent</Trans>} width="wide" onClose={onClose}>
      {here === null ? <div className="min-h-60" aria-busy="true" /> : null}
      {here === 'failed' ? (
        <p role="alert" className="text-bad">
          <Trans>The agents could not be loaded. Close this and try again in a moment.</Trans>
        </p>
      ) : null}
      {here === null || here === 'failed' ? null : here.agents.length === 0 ? (
        <NobodyHere here={here} about={about} />
      ) : (
        <AgentQuestion here={here} about={about} />
      )}
    </Dialog>
  )
}

/** No agent works the area, as far as is recorded: what else can be done. */
function NobodyHere({ here: { area }, about: { country } }: { here: AgentsHere; about: HomeToAskAbout }) {
  const { i18n } = useLingui()
  const name = localName(i18n, area)
  const about = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` })
  return (
    <Panel
      kind="empty"
      title={<Trans>No agent is known to work in {name}</Trans>}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact" search={{ interest: 'question', about }}>
            <Trans>Ask us instead</Trans>
          </ButtonLink>
          {isModuleOpen('realListing', country) ? (
            <Link to="/realListing/search" className="inline-flex min-h-9 items-center text-lagoon underline underline-offset-4">
              <Trans>See what is advertised, and by whom</Trans>
            </Link>
          ) : null}
        </div>
      }
    >
      <Trans>No agent with a page here advertises a home there now, or has closed one there in the last twelve months.</Trans>
    </Panel>
  )
}
