import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { webLink } from '#lib/web-link.ts'
import { FramedTour } from './framed-tour.tsx'
import { tourAddress } from './tour-address.ts'
import { tourEmbed } from './tour-embed.ts'

/** A path on this site. */
const OWN_FILE = /^\/(?![/\\])/

interface OtherTourProps {
  url: string | null
  title: string
}

/** A tour of another website: at Matterport it opens in its place once it is asked for, elsewhere it is a link; what is no address of a website is nothing. */
export function OtherTour({ url, title }: OtherTourProps) {
  const { i18n } = useLingui()
  const link = url !== null && OWN_FILE.test(url) ? url : webLink(url)
  if (link === null) return null
  const frame = tourEmbed(url, i18n.locale)
  const host = URL.parse(link)?.host ?? ''
  if (frame === null)
    return (
      <a
        href={tourAddress(link, i18n.locale)}
        target="_blank"
        rel="noreferrer nofollow"
        className="inline-flex min-h-9 items-center gap-2 rounded border border-line bg-sheet px-4 font-[560] hover:border-ink-3"
      >
        {title} <span className="text-sm font-normal text-ink-3">{host}</span>
      </a>
    )
  return (
    <FramedTour title={title} picture={null} href={frame} frame={frame}>
      <span>
        <Trans>Loaded from {host} once you open it.</Trans>
      </span>
    </FramedTour>
  )
}
