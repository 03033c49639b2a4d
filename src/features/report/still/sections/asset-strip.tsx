import { useLingui } from '@lingui/react/macro'
import type { Body } from '../../project.ts'

type Asset = Body['assets'][number]

/** Pictures side by side, each loaded when it comes near; the arrow keys scroll them. */
export function AssetStrip({ assets, label }: { assets: readonly Asset[]; label: string }) {
  const { t } = useLingui()
  const count = assets.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded [scrollbar-width:thin] print:overflow-visible">
      <ul className="flex snap-x gap-4 print:grid print:grid-cols-3">
        {assets.map(({ id, type, title, url }, at) => (
          <li key={id} aria-label={t`${at + 1} of ${count}`} className="w-[min(85%,420px)] shrink-0 snap-start print:w-auto">
            <figure className="m-0">
              {type === 'video' ? (
                // biome-ignore lint/a11y/useMediaCaption: uploads come without a text track
                <video src={url ?? undefined} controls preload="none" className="aspect-3/2 w-full rounded border border-line bg-wash" />
              ) : (
                <img
                  src={url ?? undefined}
                  alt={title}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded border border-line bg-wash object-cover"
                />
              )}
              <figcaption className="mt-2 text-sm text-ink-2">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
