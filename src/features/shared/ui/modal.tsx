import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { cx } from './class-names.ts'

interface ModalProps {
  label?: string
  /** id of the title, where it is visible */
  labelledBy?: string
  /** false: Escape does nothing, the page behind cannot be reached */
  closable?: boolean
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A dialog that is open for as long as it is rendered. The platform's modal dialog keeps the focus inside, makes the page behind
 * inert and gives the focus back at the end; base.css stops the page from scrolling. Render it in the browser only, and lazily.
 */
export function Modal({ label, labelledBy, closable = true, onClose, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // closed before it leaves the document, or the focus would not return
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx('bg-sheet text-ink', className)}
      // the owner removes it at once, because the close event may come much later
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (closable) onClose()
      }}
      // browsers close at a second Escape even when the first was prevented
      onKeyDown={(event) => event.key === 'Escape' && !closable && isOwn(event) && event.preventDefault()}
      onClick={(event) => closable && event.target === event.currentTarget && onClose()}
      // a dialog that is open again by then was not closed: in development React runs effects twice
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
    >
      {children}
    </dialog>
  )
}

/** React bubbles events of dialogs that are nested in this one or rendered beside it in a portal. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('dialog') === currentTarget
