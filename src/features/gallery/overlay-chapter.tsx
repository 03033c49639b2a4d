import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Chapter, ROW, Specimen } from './specimen.tsx'
import { galleryWords } from './words.ts'

export function OverlayChapter() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Chapter id="overlays">
      <Specimen name="Dialog" className={ROW}>
        <Button onClick={() => setOpen(true)}>{galleryWords.open}</Button>
        {open ? (
          <Dialog
            title={galleryWords.dialogTitle}
            onClose={close}
            actions={
              <>
                <Button look="ghost" onClick={close}>
                  {galleryWords.cancel}
                </Button>
                <Button look="primary" onClick={close}>
                  {galleryWords.remove}
                </Button>
              </>
            }
          >
            <p className="text-lg text-ink-2">{galleryWords.dialogText}</p>
          </Dialog>
        ) : null}
      </Specimen>
    </Chapter>
  )
}
