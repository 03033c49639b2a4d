import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import type { Result } from '#lib/result.ts'
import { useSession } from '#session/use-session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import type { PasswordFormProps } from '../editor/password-form.tsx'
import type { LinkAnswer } from '../queries.ts'
import { ClosedLinkPage, LinkPage } from './link-page.tsx'

// a link that is used up shows no form
const PasswordForm = lazy(async () => ({ default: (await import('../editor/password-form.tsx')).PasswordForm }))

export interface NewPasswordPageProps {
  link: LinkAnswer
  title: ReactNode
  lead: ReactNode
  verb: ReactNode
  /** the purpose of the link, and how to get a new one, shown where it is not valid */
  purpose: ReactNode
  again: ReactNode
  /** the message after success */
  done: ReactNode
  send: (values: { token: string; password: string; confirmPassword: string }) => Promise<Result<unknown>>
}

/** §4 password reset and activation: a link from a mail and a new password. */
export function NewPasswordPage({ link, title, lead, verb, purpose, again, done, send }: NewPasswordPageProps) {
  const { token = '' } = useParams({ strict: false })
  const session = useSession()
  const [state, setState] = useState<'open' | 'done' | 'spent'>('open')
  const open: PasswordFormProps['send'] = async ({ password, confirmPassword }) => {
    const answer = await send({ token, password, confirmPassword })
    if (!answer.ok && answer.failure.code === 'token-spent') setState('spent')
    return answer
  }
  const finish = async () => {
    setState('done')
    // a browser that was signed in when the link was opened is signed out as well
    await session.refresh()
  }
  if (state === 'done')
    return (
      <LinkPage
        title={title}
        actions={
          <ButtonLink to="/user/today" look="primary">
            <Trans>Log in</Trans>
          </ButtonLink>
        }
      >
        <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
          {done}
        </p>
      </LinkPage>
    )
  if (link !== 'open' || state === 'spent')
    return <ClosedLinkPage title={title} state={link === 'open' ? 'spent' : link} purpose={purpose} again={again} />
  return (
    <LinkPage title={title}>
      <p className="max-w-[58ch] text-lg text-ink-2">{lead}</p>
      <noscript>
        <p className="text-ink-2">
          <Trans>This form needs scripts. Everything else on this site works without them.</Trans>
        </p>
      </noscript>
      <div className="w-full">
        <OnceAwake fallback={<div className="min-h-60" />}>
          <PasswordForm send={open} done={finish} verb={verb} />
        </OnceAwake>
      </div>
    </LinkPage>
  )
}
