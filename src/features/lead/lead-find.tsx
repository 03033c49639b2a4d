import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { FindForm } from '#ui/form/find-form.tsx'

/** Finds enquiries by their words or by who wrote; in the address. */
export function LeadFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/user/leads' })
  return (
    <FindForm
      find={find}
      label={t`Find enquiries by their words, a name, an address or a phone number`}
      placeholder={t`Words, name, e-mail or phone`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
      className="grow"
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}
