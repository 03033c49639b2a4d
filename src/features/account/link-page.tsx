import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { linkStateOf } from './link-token.ts'

interface LinkPageProps {
  title: ReactNode
  /** what the link is for */
  purpose: ReactNode
  /** how to get a new one */
  again: ReactNode
}

/** §2.4: an address from a letter. It claims nothing about the link but what can be seen of it, and says how to go on. */
export function LinkPage({ title, purpose, again }: LinkPageProps) {
  const state = useParams({ strict: false, select: ({ token }) => linkStateOf(token) })
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">{title}</h1>
      <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
        {state === 'whole' ? (
          <Trans>We could not verify this link. It may have expired, or it has been used before.</Trans>
        ) : (
          <Trans>This link is not complete. Open it from the letter again, or copy the whole address.</Trans>
        )}
      </p>
      <div className="grid max-w-[58ch] gap-2 text-lg text-ink-2">
        <p>{purpose}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {again}
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
        <ButtonLink to="/" look="ghost">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
