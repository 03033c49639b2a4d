import { CHAPTERS } from './chapters.ts'
import { galleryWords } from './words.ts'

/** The table of contents, in columns. */
export function Contents() {
  return (
    <nav aria-label={galleryWords.contents} className="no-print">
      <ol className="columns-2 gap-x-12 sm:columns-3 lg:columns-4">
        {CHAPTERS.map(({ id, name }, i) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex min-h-8 items-baseline gap-3 border-b border-line-2 py-1.5 hover:text-lagoon">
              <span aria-hidden="true" className="title figures w-6 text-ink-3">
                {i + 1}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
