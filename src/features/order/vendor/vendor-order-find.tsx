import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** Finds orders by their number, place or agent; in the address. */
export function VendorOrderFind({ find = '' }: { find?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/realAgent/vendor-orders' })
  const [text, setText] = useState(find)
  return (
    <form
      className="flex min-w-0 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ to: '.', search: (now) => ({ ...now, find: text.trim() || undefined, page: undefined }) })
      }}
    >
      <TextInput
        type="search"
        name="find"
        aria-label={t`Find orders by number, place or agent`}
        placeholder={t`Number, place or agent`}
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
