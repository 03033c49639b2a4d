import type { ReactNode } from 'react'

/** One picture of a gallery and a line about it. Every frame is as high as the next, so that nothing moves when the next is shown. */
export const GalleryFrame = ({ children, caption }: { children: ReactNode; caption: ReactNode }) => (
  <figure className="m-0">
    <div className="grid h-[260px] place-items-center overflow-hidden rounded border border-line bg-sheet sm:h-[420px] print:h-auto">
      {children}
    </div>
    <figcaption className="figures mt-2 truncate text-sm text-ink-2">{caption}</figcaption>
  </figure>
)

/** for a drawing that is wider than the frame of a phone: its middle, at the full height */
export const ACROSS = 'h-full w-auto max-w-none print:h-auto print:w-full'

/** for a drawing that is shown whole */
export const WHOLE = 'size-full p-4 print:p-1'
