import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HomeLetterQuery } from '#graphql/generated/graphql.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'

const route = getRouteApi('/_default/user/homes/stop/{-$token}')

/**
 * The page behind the link of a letter about homes. Opening it changes nothing, because mail programs open links too; its form is a plain one, which the
 * server answers with this page again. Needs no login and no scripts.
 */
export function StopPage() {
  const answer = route.useLoaderData()
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      {!answer.ok ? (
        <>
          <Title>
            <Trans>Stop a letter</Trans>
          </Title>
          <FailedPanel title={<Trans>We cannot check this link at the moment</Trans>} />
        </>
      ) : answer.value ? (
        <Known letter={answer.value} />
      ) : (
        <>
          <Title>
            <Trans>Stop a letter</Trans>
          </Title>
          <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
            <Trans>This link is not complete, or not known any more. You can turn letters off beside each home.</Trans>
          </p>
        </>
      )}
      <ButtonLink to="/user/homes" look="ghost">
        <Trans>My homes</Trans>
      </ButtonLink>
    </div>
  )
}

const Title = ({ children }: { children: ReactNode }) => <h1 className="title text-4xl wrap-anywhere">{children}</h1>

function Known({ letter: { letter, name, isOn } }: { letter: NonNullable<HomeLetterQuery['homeLetter']> }) {
  const { failed } = route.useSearch()
  const isMonthly = letter === 'MONTHLY'
  if (!isOn)
    return (
      <>
        <Title>{isMonthly ? <Trans>The monthly letter is stopped</Trans> : <Trans>These letters are stopped</Trans>}</Title>
        <p role="status" className="max-w-[58ch] border-s-2 border-good ps-4 text-lg font-[560]">
          <Trans>No more of them will be written. Your homes are kept, and you can ask for letters again.</Trans>
        </p>
      </>
    )
  return (
    <>
      <Title>
        {isMonthly ? (
          name ? (
            <Trans>Stop the monthly letter about {name}</Trans>
          ) : (
            <Trans>Stop the monthly letter</Trans>
          )
        ) : (
          <Trans>Stop letters about sales near your homes</Trans>
        )}
      </Title>
      <p className="max-w-[58ch] text-lg text-ink-2">
        {isMonthly ? (
          <Trans>No letter will tell you what this home is worth. It is kept, and you can ask for the letter again.</Trans>
        ) : (
          <Trans>
            No letter will tell you that a home like one of yours was sold. Your homes are kept, and you can ask for letters again.
          </Trans>
        )}
      </p>
      {failed ? (
        <p role="alert" className="text-bad">
          <Trans>It could not be stopped just now. Press again in a moment.</Trans>
        </p>
      ) : null}
      <form method="post">
        <Button type="submit" look="primary" size="large">
          {isMonthly ? <Trans>Stop the letter</Trans> : <Trans>Stop the letters</Trans>}
        </Button>
      </form>
    </>
  )
}
