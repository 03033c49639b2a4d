import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface LandingHeroProps {
  title: ReactNode
  lead: ReactNode
  /** buttons and links; the primary one first */
  actions?: ReactNode
  /** drawn picture beside the words on wide screens, below them on narrow ones */
  picture?: ReactNode
  /** the module's name above the title */
  kicker?: ReactNode
}

/** The top of a landing page, as wide as the window, with its own page margins. Without a picture the lead stands beside the title. */
export function LandingHero({ title, lead, actions, picture, kicker }: LandingHeroProps) {
  const words = (
    <>
      <div className="max-w-[34rem] text-lg text-pretty text-ink-2 sm:text-[18px] sm:leading-7">{lead}</div>
      {actions ? <div className="no-print mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</div> : null}
    </>
  )
  return (
    <section className="border-b border-line bg-linear-to-b from-paper to-sky">
      <div
        className={cx(
          'page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 py-9 sm:py-14',
          picture ? 'items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'items-end lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]',
        )}
      >
        <div>
          {kicker ? <p className="mb-3 font-[560] text-lagoon">{kicker}</p> : null}
          <h1 className="title text-4xl tracking-[-0.022em] xl:text-[52px] xl:leading-[1.08]">{title}</h1>
          {picture ? <div className="mt-5">{words}</div> : null}
        </div>
        {picture ? <div className="min-w-0 overflow-hidden">{picture}</div> : <div>{words}</div>}
      </div>
    </section>
  )
}
