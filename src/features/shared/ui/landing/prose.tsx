import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

const blocks =
  'max-w-[72ch] text-lg text-pretty [&>:first-child]:mt-0 [&>:first-child>:first-child]:mt-0 [&_p]:mt-4 [&_strong]:font-semibold [&_hr]:my-8 [&_hr]:border-line'
const headings =
  '[&_:is(h2,h3)]:scroll-mt-20 [&_:is(h2,h3)]:font-serif [&_:is(h2,h3)]:font-[560] [&_:is(h2,h3)]:tracking-[-0.012em] [&_:is(h2,h3)]:text-balance [&_h2]:mt-12 [&_h2]:text-2xl [&_h3]:mt-8 [&_h3]:text-xl'
const lists =
  '[&_:is(ul,ol)]:mt-4 [&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:mt-1.5 [&_li]:ps-1 [&_li::marker]:text-ink-3 [&_dt]:mt-4 [&_dt]:font-semibold [&_dd]:mt-1 [&_dd]:text-ink-2'
const links = '[&_a]:text-lagoon [&_a]:underline [&_a]:decoration-line [&_a]:underline-offset-4 [&_a:hover]:decoration-lagoon'
const tables =
  '[&_table]:mt-4 [&_table]:w-full [&_table]:text-base [&_th]:border-b [&_th]:border-ink-3 [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_th]:font-[560] [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top'

/** Styles for long texts: plain h2, h3, p, ul, ol, dl, table and a inside it need no class of their own. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={cx(blocks, headings, lists, links, tables)}>{children}</div>
}
