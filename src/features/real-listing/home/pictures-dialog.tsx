import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { HomePicture } from './home-picture.tsx'
import type { ListedPicture } from './use-picture-words.ts'

interface PicturesDialogProps {
  pictures: readonly ListedPicture[]
  /** the one that was pressed */
  first: string
  onClose: () => void
}

/** All pictures of a home below each other, whole and with their captions, from the one that was pressed. */
export function PicturesDialog({ pictures, first, onClose }: PicturesDialogProps) {
  usePageWords()
  const pressed = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // newer browsers answer with a promise, which is no way to clean up
    void pressed.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Dialog title={<Trans>Pictures of the home</Trans>} width="wide" onClose={onClose}>
      <ul className="grid gap-6">
        {pictures.map((picture) => (
          <li key={picture.id} ref={picture.id === first ? pressed : undefined}>
            <figure className="m-0">
              <HomePicture picture={picture} isFirst={picture.id === first} className="aspect-3/2 w-full rounded object-contain!" />
              <figcaption className="pt-1 text-sm text-ink-2 empty:hidden">{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
