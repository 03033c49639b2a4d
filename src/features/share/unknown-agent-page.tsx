import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ButtonLink } from '#ui/button.tsx'
import { parseAgentNumber } from './agent-number.ts'
import { NotFoundFrame } from './not-found-frame.tsx'
import { ProjectOfShare } from './project-of-share.tsx'

const found = z.object({
  /** the agent has a page: it is the project that there is not */
  hasPage: z.optional(z.boolean()),
  host: z.nullable(z.string()),
  agent: z.nullable(z.object({ salespersonName: z.string(), estateAgency: z.string() })),
})

/** The agent that the guard found, and where times are offered, where there are. */
const foundIn = (data: unknown) => found.safeParse(data).data ?? { hasPage: false, agent: null, host: null }

/** §2.5 share/{agentNumber}/…: the number’s account has no page; the agent is named where the register lists the number. */
export function UnknownAgentPage({ data }: { data?: unknown }) {
  const { agentNumber: text = '' } = useParams({ strict: false })
  const number = parseAgentNumber(text)
  const { hasPage = false, agent, host } = foundIn(data)
  const { countryCode, projectType, projectSlug } = useParams({ strict: false })
  const project = countryCode && projectType && projectSlug ? `${countryCode}/${projectType}/${projectSlug}` : undefined
  return (
    <NotFoundFrame
      title={<Missing number={number} hasPage={hasPage} />}
      actions={
        <>
          {host ? (
            <>
              <ButtonLink to="/book/$hostId" params={{ hostId: host }} search={{ project }} look="primary">
                <Trans>Book a time</Trans>
              </ButtonLink>
              <ButtonLink to="/book/$hostId" params={{ hostId: host }} search={{ project }} hash="ask">
                <Trans>Ask the agent</Trans>
              </ButtonLink>
            </>
          ) : null}
          <ProjectOfShare />
          <ButtonLink to="/search">
            <Trans>Search for a home</Trans>
          </ButtonLink>
          <ButtonLink to="/contact" look="ghost">
            <Trans>Write to us</Trans>
          </ButtonLink>
        </>
      }
    >
      {agent ? (
        <p className="pb-3 text-ink">
          <Trans>
            The number belongs to {agent.salespersonName} ({agent.estateAgency}).
          </Trans>
        </p>
      ) : null}
      {hasPage ? (
        <Trans>The project is not known under this address. The agent has a page here, and can be asked.</Trans>
      ) : number ? (
        <Trans>
          An agent has a page here once their account holds all the lines that it must show. This says nothing about the licence: the public
          register of the country shows whether it is valid.
        </Trans>
      ) : (
        <Trans>A letter or a digit of the link is missing. In Singapore, for example, a number is an R, six digits and a letter.</Trans>
      )}
    </NotFoundFrame>
  )
}

function Missing({ number, hasPage }: { number: string | null; hasPage: boolean }) {
  if (hasPage) return <Trans>There is no such project</Trans>
  return number ? <Trans>Agent {number} has no page here yet</Trans> : <Trans>This is not an agent number</Trans>
}
