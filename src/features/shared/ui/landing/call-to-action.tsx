import type { ReactNode } from 'react'

interface CallToActionProps {
  title: ReactNode
  text: ReactNode
  /** buttons and links; the primary one first */
  actions: ReactNode
}

/** The end of a landing page: a sentence with its buttons, which are not printed. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  return (
    <section className="no-print grid items-end gap-x-16 gap-y-5 border-t border-ink pt-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="title text-2xl sm:text-3xl">{title}</h2>
        <div className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{text}</div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</div>
    </section>
  )
}
