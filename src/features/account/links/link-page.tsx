import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'

interface LinkPageProps {
  title: ReactNode
  children: ReactNode
  /** links to the next page */
  actions?: ReactNode
}

/** §2.4: a page whose address comes from a mail. */
export const LinkPage = ({ title, children, actions }: LinkPageProps) => (
  <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
    <h1 className="title text-4xl">{title}</h1>
    {children}
    {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
  </div>
)

interface ClosedLinkPageProps {
  title: ReactNode
  state: 'incomplete' | 'spent' | 'unknown'
  /** what the link is for */
  purpose: ReactNode
  /** how to get a new one */
  again: ReactNode
}

const WORDS: Record<ClosedLinkPageProps['state'], ReactNode> = {
  incomplete: <Trans>This link is not complete. Open it from the e-mail again, or copy the whole address.</Trans>,
  spent: <Trans>We could not verify this link. It may have expired, or it has been used before.</Trans>,
  unknown: <Trans>We cannot check this link at the moment. Open it again in a few minutes; it is not used up by that.</Trans>,
}

/** It reports only the known state of the link, and how to go on. */
export const ClosedLinkPage = ({ title, state, purpose, again }: ClosedLinkPageProps) => (
  <LinkPage
    title={title}
    actions={
      <>
        {again}
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
        <ButtonLink to="/" look="ghost">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </>
    }
  >
    <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
      {WORDS[state]}
    </p>
    <p className="max-w-[58ch] text-lg text-ink-2">{purpose}</p>
  </LinkPage>
)
