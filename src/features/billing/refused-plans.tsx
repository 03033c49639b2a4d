import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { AUDIENCES } from './audience.ts'
import { billingFailureWords } from './plan-words.ts'

/** Why these plans are not sold to the viewer's account (decision 089), and the way to those that are. */
export function RefusedPlans({ refusal }: { refusal: string }) {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  return (
    <Panel
      kind="empty"
      title={<Trans>These plans are not for this account</Trans>}
      action={
        refusal === 'billing-seat-paid' ? (
          <ButtonLink to={AUDIENCES['sub-account'].overview}>
            <Trans>Account overview</Trans>
          </ButtonLink>
        ) : viewer.roles.includes('agent') ? (
          <ButtonLink to={AUDIENCES.agent.plans} look="primary">
            <Trans>Plans for agents</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={AUDIENCES['non-agent'].plans} look="primary">
            <Trans>Plans for owners and buyers</Trans>
          </ButtonLink>
        )
      }
    >
      {billingFailureWords(i18n, { layer: 'graphql', code: refusal })}
    </Panel>
  )
}
