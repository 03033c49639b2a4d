import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { FindForm } from '#ui/form/find-form.tsx'

/** Finds orders by their number, place or agent; in the address. */
export function VendorOrderFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/realAgent/vendor-orders/' })
  return (
    <FindForm
      find={find}
      label={t`Find orders by number, place or agent`}
      placeholder={t`Number, place or agent`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}
