import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import * as v from 'valibot'
import { ButtonLink } from '#ui/button.tsx'
import { parseAgentNumber } from './agent-number.ts'
import { NotFoundFrame } from './not-found-frame.tsx'
import { ProjectOfShare } from './project-of-share.tsx'

const found = v.object({
  host: v.nullable(v.string()),
  agent: v.nullable(v.object({ salespersonName: v.string(), estateAgency: v.string() })),
})

/** The agent that the guard found, and where times are offered, where there are. */
const foundIn = (data: unknown) => (v.is(found, data) ? data : { agent: null, host: null })

/** §2.5 share/{agentNumber}/…: the number’s account has no page; the agent is named where the register lists the number. */
export function UnknownAgentPage({ data }: { data?: unknown }) {
  const { agentNumber: text = '' } = useParams({ strict: false })
  const number = parseAgentNumber(text)
  const { agent, host } = foundIn(data)
  const { countryCode, projectType, projectSlug } = useParams({ strict: false })
  const project = countryCode && projectType && projectSlug ? `${countryCode}/${projectType}/${projectSlug}` : undefined
  return (
    <NotFoundFrame
      title={number ? <Trans>Agent {number} has no page here yet</Trans> : <Trans>This is not an agent number</Trans>}
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
      {number ? (
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
