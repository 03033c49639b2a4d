import type { OpenedAgent } from '../share-guard.ts'
import { ShareLines } from '../share-lines.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

/** Who the agent is, with logo, badge and all lines. */
export function AgentHeader({ agent }: { agent: OpenedAgent }) {
  const { lines, avatar, logo, country } = agent
  return (
    <header className="grid gap-5">
      {logo ? <img src={logo} alt={lines.agency} className="max-h-16 max-w-60 justify-self-start object-contain" /> : null}
      <div className="grid gap-4 sm:flex sm:items-center sm:gap-5">
        {avatar ? (
          <img src={avatar} alt="" width={96} height={96} className="size-20 shrink-0 rounded-full object-cover sm:size-24" />
        ) : null}
        <div className="min-w-0">
          <h1 className="title text-3xl sm:text-4xl">{lines.name}</h1>
          <VerifiedBadge agent={agent} />
        </div>
      </div>
      <ShareLines lines={lines} country={country} withLink={false} />
    </header>
  )
}
