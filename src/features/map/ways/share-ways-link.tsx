import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fragmentOf, type Household } from '#property/ways/household.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** A link that carries the household: made by a press, beneath words that say what it carries. */
export function ShareWaysLink({ household }: { household: Household }) {
  const { t } = useLingui()
  const [link, setLink] = useState<{ of: Household; url: string; isCopied: boolean } | null>(null)
  const { length } = household.places
  const make = () => {
    const { origin, pathname, search } = window.location
    const url = origin + pathname + search + fragmentOf(household)
    setLink({ of: household, url, isCopied: false })
    navigator.clipboard.writeText(url).then(
      () => setLink({ of: household, url, isCopied: true }),
      () => undefined,
    )
  }
  // a link of other places than those that stand above it is none
  const made = link?.of === household ? link : null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-2">
        <Plural
          value={length}
          one="A link carries this place: its name, where it is, day, hour and limit. Whoever has the link can read it; it stands behind the #, so no server is sent it."
          other="A link carries these # places: their names, where they are, days, hours and limits. Whoever has the link can read them; they stand behind the #, so no server is sent them."
        />
      </p>
      <Button size="small" onClick={make}>
        <Trans>Make a link with the places</Trans>
      </Button>
      {made ? <TextInput readOnly aria-label={t`Link with the places`} value={made.url} onFocus={({ target }) => target.select()} /> : null}
      <p role="status" className="text-sm text-ink-3 empty:hidden">
        {made?.isCopied ? <Trans>Link copied</Trans> : null}
      </p>
    </div>
  )
}
