import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Chapter, ROW, Specimen } from './specimen.tsx'
import { words } from './words.ts'

export function OverlayChapter() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Chapter id="overlays">
      <Specimen name="Dialog" className={ROW}>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
        {open ? (
          <Dialog
            title={words.dialogTitle}
            onClose={close}
            actions={
              <>
                <Button look="ghost" onClick={close}>
                  {words.cancel}
                </Button>
                <Button look="primary" onClick={close}>
                  {words.remove}
                </Button>
              </>
            }
          >
            <p className="text-lg text-ink-2">{words.dialogText}</p>
          </Dialog>
        ) : null}
      </Specimen>
    </Chapter>
  )
}
