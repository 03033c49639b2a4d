import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { CloseIcon } from './close-icon.tsx'
import { Modal } from './modal.tsx'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** buttons below the content, the primary one last */
  actions?: ReactNode
  width?: 'narrow' | 'wide'
  /** false: neither Escape nor a press outside closes it, and there is no close button (§2.7) */
  closable?: boolean
}

/** A titled dialog, open for as long as it is rendered; load it lazily when it is opened. */
export function Dialog({ title, onClose, children, actions, width = 'narrow', closable = true }: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Modal
      labelledBy={id}
      closable={closable}
      onClose={onClose}
      className={cx(
        'm-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] overflow-y-auto overscroll-contain rounded border border-line shadow-float',
        width === 'wide' ? 'max-w-[720px]' : 'max-w-[440px]',
      )}
    >
      <div className="grid gap-5 p-6 sm:p-8">
        <header className="flex items-start justify-between gap-4">
          <h2 id={id} className="title text-2xl">
            {title}
          </h2>
          {closable ? (
            <button
              type="button"
              aria-label={t`Close`}
              onClick={onClose}
              className="-me-2 grid size-8 shrink-0 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
            >
              <CloseIcon />
            </button>
          ) : null}
        </header>
        {children}
        {actions ? <footer className="flex flex-wrap justify-end gap-3">{actions}</footer> : null}
      </div>
    </Modal>
  )
}
