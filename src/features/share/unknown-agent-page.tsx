import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { parseAgentNumber } from './agent-number.ts'
import { NotFoundFrame } from './not-found-frame.tsx'
import { ProjectOfShare } from './project-of-share.tsx'

/** §2.4 share/{agentNumber}/…: no agent has a page to share yet, whether the register knows the number or not. */
export function UnknownAgentPage() {
  const { agentNumber: text = '' } = useParams({ strict: false })
  const number = parseAgentNumber(text)
  return (
    <NotFoundFrame
      title={number ? <Trans>Agent {number} has no page here yet</Trans> : <Trans>This is not an agent number</Trans>}
      actions={
        <>
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
      {number ? (
        <Trans>
          Agents cannot share a page of their own yet. This says nothing about the licence: the public register of the country shows whether
          it is valid.
        </Trans>
      ) : (
        <Trans>A letter or a digit of the link is missing. In Singapore, for example, a number is an R, six digits and a letter.</Trans>
      )}
    </NotFoundFrame>
  )
}
