import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LISTING_CAPTION_MAX_CHARS } from '#graphql/listing-kinds.ts'
import type { Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { OrderedPlace } from '#ui/ordered-list.tsx'
import type { OwnListingPicture } from '../listings-data.ts'
import { useContactFault } from '../use-contact-fault.ts'

interface PictureItemProps {
  picture: OwnListingPicture
  place: OrderedPlace
  change: (send: () => Promise<Result<unknown>>) => Promise<void>
  /** it may stand for the listing, as no other pictures come before these */
  mayLead: boolean
}

/** One picture: what it shows, its place, by buttons or by dragging, and how it is taken out. Texts are kept when their field is left, unless they hold contact details. */
export function PictureItem({ picture, place: { at, isLast, move, handle, place }, change, mayLead }: PictureItemProps) {
  const { t } = useLingui()
  const { id, kind } = picture
  const [caption, setCaption] = useState(picture.caption)
  const [alt, setAlt] = useState(picture.alt)
  const contactFault = useContactFault()
  const [isLeaving, setLeaving] = useState(false)
  const number = at + 1
  const say = (next: { kind?: 'PHOTO' | 'PLAN' } = {}) => {
    const texts = [caption, alt].some((text) => contactFault(text)) ? { caption: picture.caption, alt: picture.alt } : { caption, alt }
    if (!next.kind && texts.caption === picture.caption && texts.alt === picture.alt) return
    void change(async () => (await import('../listing.functions.ts')).describePicture({ data: { id, kind, ...texts, ...next } }))
  }
  const remove = async () => {
    setLeaving(true)
    await change(async () => (await import('../listing.functions.ts')).removePicture({ data: { id } }))
    setLeaving(false)
  }
  return (
    <li className="grid content-start gap-3 rounded border border-line bg-sheet p-3" {...place}>
      <img
        src={`/files/listings/${id}?small`}
        alt={alt || t`Picture ${number}`}
        loading="lazy"
        decoding="async"
        {...handle}
        className="aspect-4/3 w-full cursor-grab rounded bg-wash object-cover"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={t`Move picture ${number} forward`} disabled={at === 0} onClick={() => move(at - 1)}>
          <Trans>Forward</Trans>
        </Button>
        <Button size="small" aria-label={t`Move picture ${number} backward`} disabled={isLast} onClick={() => move(at + 1)}>
          <Trans>Backward</Trans>
        </Button>
        {mayLead && at > 0 && kind === 'PHOTO' ? (
          <Button size="small" aria-label={t`Make it the cover: picture ${number}`} onClick={() => move(0)}>
            <Trans>Make it the cover</Trans>
          </Button>
        ) : null}
        <Button size="small" look="ghost" aria-label={t`Take out picture ${number}`} disabled={isLeaving} onClick={() => void remove()}>
          <Trans>Take out</Trans>
        </Button>
      </div>
      <Field label={t`Caption`} error={contactFault(caption)}>
        {(control) => (
          <TextInput {...control} maxLength={LISTING_CAPTION_MAX_CHARS} value={caption} onValue={setCaption} onBlur={() => say()} />
        )}
      </Field>
      <Field label={t`What it shows, for those who cannot see it`} error={contactFault(alt)}>
        {(control) => <TextInput {...control} maxLength={LISTING_CAPTION_MAX_CHARS} value={alt} onValue={setAlt} onBlur={() => say()} />}
      </Field>
      <Checkbox
        label={<Trans>It is a floor plan</Trans>}
        value={kind === 'PLAN'}
        onValue={(isPlan) => say({ kind: isPlan ? 'PLAN' : 'PHOTO' })}
      />
    </li>
  )
}
