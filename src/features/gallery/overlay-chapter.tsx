import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DropdownMenu } from '#ui/dropdown-menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { useToast } from '#ui/toast.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { Chapter, ROW, Specimen } from './specimen.tsx'
import { words } from './words.ts'

function OpenDialog() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const close = () => setOpen(false)
  const remove = () => {
    close()
    toast({ title: words.removed, text: words.removedText })
  }
  return (
    <>
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
              <Button look="primary" onClick={remove}>
                {words.remove}
              </Button>
            </>
          }
        >
          <p className="text-lg text-ink-2">{words.dialogText}</p>
          <div>
            <Popover trigger={<Button size="small">{words.popover}</Button>} title={words.popover}>
              <p className="text-ink-2">{words.popoverText}</p>
            </Popover>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}

function SortMenu() {
  const [sort, setSort] = useState<string>(words.menuNewest)
  const entry = (label: string) => ({ key: label, label, onChoose: () => setSort(label) })
  const groups = [
    { key: 'sorts', entries: [words.menuNewest, words.menuPrice, words.menuPsf].map(entry) },
    {
      key: 'more',
      entries: [
        { key: 'search', label: words.search, link: <Link to="/search" /> },
        { key: 'closed', label: words.disabled, disabled: true },
      ],
    },
  ]
  return (
    <DropdownMenu
      trigger={
        <Button>
          {words.menu}: {sort}
        </Button>
      }
      groups={groups}
    />
  )
}

export function OverlayChapter() {
  const toast = useToast()
  return (
    <Chapter id="overlays">
      <Specimen name="Dialog · menu · popover · tooltip" className={ROW}>
        <OpenDialog />
        <SortMenu />
        <Popover trigger={<Button look="ghost">{words.popover}</Button>} title={words.popover}>
          <p className="text-ink-2">{words.popoverText}</p>
        </Popover>
        <Tooltip text={words.tooltip}>
          <Button look="ghost">{words.hover}</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Messages" className={ROW}>
        <Button onClick={() => toast({ title: words.removed, text: words.removedText })}>{words.done}</Button>
        <Button onClick={() => toast({ title: words.failed, text: words.failedText, tone: 'failed' })}>{words.fail}</Button>
      </Specimen>
    </Chapter>
  )
}
