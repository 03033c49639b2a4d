import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** Finds enquiries by their words or by who wrote; in the address. */
export function LeadFind({ find = '' }: { find?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/user/leads' })
  const [text, setText] = useState(find)
  return (
    <form
      className="flex min-w-0 grow gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ to: '.', search: (now) => ({ ...now, find: text.trim() || undefined, page: undefined }) })
      }}
    >
      <TextInput
        type="search"
        name="find"
        aria-label={t`Find enquiries by their words, a name, an address or a phone number`}
        placeholder={t`Words, name, e-mail or phone`}
        maxLength={80}
        value={text}
        onValue={setText}
        className="max-w-96"
      />
      <Button type="submit">
        <Trans>Find</Trans>
      </Button>
    </form>
  )
}
