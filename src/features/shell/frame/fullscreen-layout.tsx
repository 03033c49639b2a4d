import { GuardedContent } from './frame.tsx'

/** §2.8 fullscreen: content and auth dialog only; the window is the page and does not scroll. */
export const FullscreenLayout = () => (
  <main id="content" tabIndex={-1} className="fixed inset-0 flex flex-col overflow-hidden outline-none">
    <GuardedContent />
  </main>
)
