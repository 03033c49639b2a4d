import type { ReactNode } from 'react'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Prose } from '#ui/landing/prose.tsx'

interface ReadingFrameProps {
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}

/** The frame of a page of text. */
export const ReadingFrame = ({ title, lead, children }: ReadingFrameProps) => (
  <>
    <LandingHero title={title} lead={lead} />
    <div className="page pt-10 pb-20">
      <Prose>{children}</Prose>
    </div>
  </>
)
