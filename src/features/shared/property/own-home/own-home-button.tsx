import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Tenure, TypeGroup } from '#graphql/generated/graphql.ts'
import { OWN_HOME_NAME_MAX_CHARS, OWN_HOMES_MAX } from '#graphql/home-kinds.ts'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button, type ButtonFace, ButtonLink } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'

/** A home as its estimate is asked for. */
export interface DescribedHome {
  unitMix: string | null
  areaSqm: number | null
  floor: number | null
  /** where the records of its project do not say them */
  tenure?: Tenure | null
  leaseStartYear?: number | null
}

interface OwnHomeButtonProps extends ButtonFace {
  project: { typeGroup: TypeGroup; slug: string }
  country: CountryCode
  title: string
  home: DescribedHome
}

/** Puts the home that a page has valued among the visitor's own; asks an anonymous one to sign in. */
export function OwnHomeButton({ project: { typeGroup, slug }, country, title, home, ...face }: OwnHomeButtonProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const [answer, setAnswer] = useState<Result<string> | null>(null)
  const [isSending, setSending] = useState(false)
  const press = async () => {
    if (!viewer.isLoggedIn)
      return void navigate({ to: '.', search: (now) => ({ ...now, auth: true as const, authKey: 'login' as const }), resetScroll: false })
    setSending(true)
    const data = { country, typeGroup, slug, name: title.slice(0, OWN_HOME_NAME_MAX_CHARS), home }
    const kept = await import('./own-home.functions.ts')
      .then(({ keepAsOwn }) => keepAsOwn({ data }))
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    setAnswer(kept)
    // the page of homes may be in the router's cache
    if (kept.ok) router.clearCache()
  }
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, () => void press())
  if (answer?.ok)
    return (
      <span role="status" className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
        <Trans>It is among your homes.</Trans>
        <ButtonLink to="/user/homes" search={{ home: answer.value }}>
          <Trans>See my homes</Trans>
        </ButtonLink>
      </span>
    )
  return (
    <>
      <Button {...face} ref={button} data-early="" disabled={isSending} onClick={() => void press()}>
        <Trans>This is my home</Trans>
      </Button>
      {answer ? (
        <span role="alert" className="text-bad">
          {answer.failure.code === 'own-home-many' ? (
            <Trans>You keep {OWN_HOMES_MAX} homes already. Remove one of them to make room.</Trans>
          ) : (
            <Trans>It could not be kept. Nothing is lost; try again in a moment.</Trans>
          )}
        </span>
      ) : null}
    </>
  )
}
