import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { FloatingRoot } from './floating-root.ts'

interface ModalProps {
  label?: string
  /** id of the title, where it is on show */
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
  useEffect(() => {
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
      onCancel={(event) => !closable && event.preventDefault()}
      // browsers let a second Escape through although the first was refused
      onKeyDown={(event) => event.key === 'Escape' && !closable && event.preventDefault()}
      onClick={(event) => closable && event.target === event.currentTarget && onClose()}
      onClose={onClose}
    >
      <FloatingRoot value={ref}>{children}</FloatingRoot>
    </dialog>
  )
}
