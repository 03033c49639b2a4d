import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CloseIcon } from './close-icon.tsx'

const SHOWN_MS = 6000

export interface ToastWords {
  title: ReactNode
  text?: ReactNode
  tone?: 'done' | 'failed'
}

/** Says something in passing, from anywhere below Toasts. Failures are spoken at once, the rest when the reader is free. */
export function useToast(): (words: ToastWords) => void {
  const { add } = Toast.useToastManager()
  return ({ title, text, tone = 'done' }) => {
    add({ title, description: text, type: tone, priority: tone === 'failed' ? 'high' : 'low' })
  }
}

/** The place of the messages, around the screens that say something. F6 moves the focus there; hovering keeps them. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="no-print fixed inset-x-4 bottom-4 z-50 ms-auto grid max-w-[360px] gap-2 outline-none sm:inset-x-6 sm:bottom-6">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { t } = useLingui()
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="floating border-s-2 border-s-good data-limited:hidden data-[type=failed]:border-s-bad"
    >
      <Toast.Content className="flex items-start gap-3 p-4">
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="mt-0.5 text-ink-2" />
        </div>
        <Toast.Close
          aria-label={t`Close`}
          className="-m-1.5 grid size-8 shrink-0 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
        >
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
