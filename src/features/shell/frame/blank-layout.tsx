import { GuardedContent } from './frame.tsx'

/** §2.8 blank: the content alone. */
export const BlankLayout = () => (
  <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
    <GuardedContent />
  </main>
)
