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
  /** above a list: on a phone only the title and the ways on stand before it */
  isBrief?: boolean
}

/** The top of a landing page, as wide as the window, with its own page margins. Without a picture the lead stands beside the title. */
export function LandingHero({ title, lead, actions, picture, kicker, isBrief = false }: LandingHeroProps) {
  const words = (
    <>
      <div className={cx('max-w-[34rem] text-lg text-pretty text-ink-2 sm:text-[18px] sm:leading-7', isBrief && 'max-sm:hidden')}>
        {lead}
      </div>
      {actions ? (
        <div
          className={cx(
            'no-print flex items-center gap-x-4 gap-y-3',
            isBrief ? '[scrollbar-width:none] max-sm:overflow-x-auto sm:mt-6 sm:flex-wrap' : 'mt-6 flex-wrap',
          )}
        >
          {actions}
        </div>
      ) : null}
    </>
  )
  return (
    <section className="border-b border-line bg-linear-to-b from-paper to-sky">
      <div
        className={cx(
          'page grid grid-cols-[minmax(0,1fr)] gap-x-16 sm:gap-y-6 sm:py-14',
          isBrief ? 'gap-y-2 py-3' : 'gap-y-6 py-9',
          picture ? 'items-center lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'items-end lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]',
        )}
      >
        <div>
          {kicker ? <p className={cx('mb-3 font-[560] text-lagoon', isBrief && 'max-sm:sr-only')}>{kicker}</p> : null}
          <h1 className={cx('title tracking-[-0.022em] xl:text-[52px] xl:leading-[1.08]', isBrief ? 'text-2xl sm:text-4xl' : 'text-4xl')}>
            {title}
          </h1>
          {picture ? <div className="mt-5">{words}</div> : null}
        </div>
        {picture ? <div className="min-w-0 overflow-hidden">{picture}</div> : <div>{words}</div>}
      </div>
    </section>
  )
}
