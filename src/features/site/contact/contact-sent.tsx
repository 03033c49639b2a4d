import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button.tsx'

/** Replaces the form once the message is stored. */
export function ContactSent() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status" className="grid max-w-[40rem] justify-items-start gap-4 rounded border border-line bg-sheet p-6 sm:p-8">
      <h3 ref={title} tabIndex={-1} className="title text-2xl outline-none">
        <Trans>Your message has arrived</Trans>
      </h3>
      <p className="text-lg text-ink-2">
        <Trans>A person reads it and answers to the e-mail address or phone number that you gave.</Trans>
      </p>
      <ButtonLink to="/search">
        <Trans>Back to the search</Trans>
      </ButtonLink>
    </div>
  )
}
