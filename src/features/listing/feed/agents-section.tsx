import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { OwnFeedPartsFragment } from '#graphql/generated/graphql.ts'
import { agentLines, agentsIn } from '#property/feed/agent-lines.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { PageSection } from '#ui/page-section.tsx'
import type { ManagedFeed } from './feed-data.ts'
import { FeedFailure } from './feed-failure.tsx'
import { useFeedAct } from './use-feed-act.ts'

type Agents = OwnFeedPartsFragment['agents']

/** The agents of the agency: what listings lack of their lines is taken from here, and they are invited to register. */
export function AgentsSection({ source, agents }: { source: ManagedFeed; agents: Agents }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <PageSection title={<Trans>Your agents</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-5">
        {agents.length === 0 ? (
          <p className="max-w-[68ch] text-ink-2">
            <Trans>Name them where your files lack a licence number or a telephone: every advertisement needs both.</Trans>
          </p>
        ) : (
          <ul aria-label={t`Your agents`} className="border-t border-line">
            {agents.map((agent) => (
              <AgentItem key={`${agent.licence} ${agent.name}`} agent={agent} isApproved={source.approval === 'APPROVED'} />
            ))}
          </ul>
        )}
        <div>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Trans>Change the list</Trans>
          </Button>
        </div>
        {isOpen ? <AgentsForm source={source} agents={agents} onDone={() => setOpen(false)} /> : null}
      </div>
    </PageSection>
  )
}

function AgentItem({ agent, isApproved }: { agent: Agents[number]; isApproved: boolean }) {
  const { t, i18n } = useLingui()
  const { act, code, isSending } = useFeedAct()
  const { name, licence, phone, email, hasAccount, invitedAt } = agent
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {hasAccount ? (
            <Badge tone="lagoon">
              <Trans>Has an account</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="figures text-sm text-ink-2 wrap-anywhere">{[licence, phone, email].filter(Boolean).join(' · ')}</p>
        {invitedAt ? (
          <p className="figures text-sm text-ink-3">
            <Trans>Invited {formatDayTime(invitedAt, i18n.locale)}</Trans>
          </p>
        ) : null}
        <FeedFailure code={code} />
      </div>
      {hasAccount || email === '' || invitedAt || !isApproved ? null : (
        <Button
          size="small"
          disabled={isSending}
          aria-label={t`Invite ${name}`}
          onClick={() => void act(({ sendInvitation }) => sendInvitation({ data: { licence } }))}
        >
          <Trans>Invite</Trans>
        </Button>
      )}
    </li>
  )
}

interface AgentsFormProps {
  source: ManagedFeed
  agents: Agents
  onDone: () => void
}

function AgentsForm({ source: { version }, agents, onDone }: AgentsFormProps) {
  const { t } = useLingui()
  const { act, code, isSending } = useFeedAct()
  const [lines, setLines] = useState(() => agentLines(agents))
  const [wrongLine, setWrongLine] = useState<number | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = agentsIn(lines)
    setWrongLine(read.wrongLine)
    if (read.wrongLine !== null) return
    if (await act(({ saveAgents }) => saveAgents({ data: { agents: read.agents, version } }))) onDone()
  }
  return (
    <form method="post" aria-label={t`Your agents`} onSubmit={(event) => void submit(event)} className="grid max-w-[44rem] gap-4">
      <Field
        label={t`Your agents, one a line`}
        hint={t`Name; licence number; telephone; e-mail address. A listing that lacks one of these takes it from here, by e-mail address or name.`}
        error={wrongLine === null ? undefined : t`Line ${wrongLine}: a name and a licence number, then telephone and e-mail address.`}
      >
        {(control) => <TextArea {...control} name="agents" rows={5} autoComplete="off" value={lines} onValue={setLines} />}
      </Field>
      <FeedFailure code={code} />
      <div>
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Sending</Trans> : <Trans>Keep the changes</Trans>}
        </Button>
      </div>
    </form>
  )
}
