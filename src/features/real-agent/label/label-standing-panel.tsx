import { Trans, useLingui } from '@lingui/react/macro'
import { SeatLink } from '#access/seat/seat-link.tsx'
import type { LabelStanding } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { STANDING_WORDS } from './label-words.ts'

/** Why somebody prints no labels, and the way to them where there is one. */
export function LabelStandingPanel({ standing }: { standing: Result<LabelStanding> }) {
  const { i18n } = useLingui()
  if (!standing.ok) return <FailedPanel title={<Trans>It could not be found out whether you print labels</Trans>} />
  if (standing.value === 'OPEN') return null
  const { title, text } = STANDING_WORDS[standing.value]
  return (
    <Panel
      kind="forbidden"
      title={i18n._(title)}
      action={
        standing.value === 'NEEDS_PLAN' ? (
          <ButtonLink to="/realAgent/pricing" look="primary">
            <Trans>Plans and prices</Trans>
          </ButtonLink>
        ) : standing.value === 'SEAT_RIGHT' ? (
          <SeatLink />
        ) : null
      }
    >
      {i18n._(text)}
    </Panel>
  )
}
