import { accentStyle } from '#property/listing/accent-style.ts'
import { cx } from '#ui/class-names.ts'
import { ringsAround, type WorkbookTable, type WorkbookText } from './workbook-text.ts'

/** The workbook as a page: for the screen, for A4 and inside a shared link. */
export function WorkbookSheet({ text }: { text: WorkbookText }) {
  const { heads, result } = text
  return (
    <article className="workbook grid grid-cols-[minmax(0,1fr)] gap-8 print:block print:[&>*+*]:mt-5" style={accentStyle(text.accent)}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-4 border-lagoon pb-4 print:[print-color-adjust:exact]">
        <div className="min-w-0">
          <p className="text-sm font-[560] text-lagoon">{text.kicker}</p>
          <h1 className="title text-4xl wrap-anywhere print:text-3xl">{text.title}</h1>
          <p className="mt-1 text-ink-2">{text.place.join(' · ')}</p>
        </div>
        {text.logo ? <img src={text.logo} alt="" className="max-h-16 max-w-48 object-contain" /> : null}
        {text.agent || text.portrait ? (
          <div className="flex basis-full items-center gap-4">
            {text.portrait ? <img src={text.portrait} alt="" width={56} height={56} className="size-14 rounded-full object-cover" /> : null}
            {text.agent ? (
              <p className="figures text-ink-2">
                <b className="title text-lg text-ink">{text.agent.name}</b> {text.agent.line}
              </p>
            ) : null}
          </div>
        ) : null}
      </header>
      {text.note ? <p className="max-w-[72ch] text-lg whitespace-pre-line">{text.note}</p> : null}
      <div className="grid gap-8 md:grid-cols-2 print:grid-cols-2">
        <section>
          <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{heads.result}</h2>
          <p className="figures mt-3 text-4xl font-[620] tracking-[-0.02em]">{result.amount}</p>
          <p className="figures mt-1 text-lg font-[560]" suppressHydrationWarning>
            {result.priced}
          </p>
          <div className="relative mt-3 h-4 max-w-[420px] print:[print-color-adjust:exact]" aria-hidden="true">
            <span className="absolute inset-x-0 top-[5px] h-1.5 rounded-full bg-lagoon" />
            <span className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-[2px] bg-ink" style={{ left: `${100 * result.at}%` }} />
          </div>
          <p className="figures flex max-w-[420px] justify-between">
            <span>{result.low}</span>
            <span>{result.high}</span>
          </p>
          <p className="mt-1 text-sm text-ink-2">{result.rangeWords}</p>
        </section>
        <section>
          <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{heads.home}</h2>
          <dl>
            {text.facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
                <dt className="text-ink-2">{name}</dt>
                <dd className="figures text-end">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {text.asking ? <Asking head={heads.asking} asking={text.asking} /> : null}
      <SalesTable text={text} />
      {text.forSale ? <SmallTable head={heads.forSale} table={text.forSale} /> : null}
      {text.steps ? <SmallTable head={heads.steps} table={text.steps} /> : null}
      {text.adjusted.length > 0 ? <Adjusted text={text} /> : null}
      {text.dots.length > 0 ? <Sketch text={text} /> : null}
      <section>
        <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{heads.made}</h2>
        {text.made.map((words) => (
          <p key={words} className="mt-2 max-w-[80ch] text-ink-2">
            {words}
          </p>
        ))}
      </section>
      <section>
        <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{heads.sources}</h2>
        <ul className="mt-2 text-sm text-ink-2">
          {text.sources.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="mt-3 max-w-[80ch] text-sm text-ink-2">{text.foot}</p>
      </section>
    </article>
  )
}

const Asking = ({ head, asking: { by, amount, why, distance } }: { head: string; asking: NonNullable<WorkbookText['asking']> }) => (
  <section className="rounded border border-dashed border-ink-3 p-5 print:break-inside-avoid">
    <h2 className="title text-2xl print:text-xl">{head}</h2>
    <p className="text-ink-2">{by}</p>
    <p className="figures mt-2 text-2xl font-[560]">{amount}</p>
    <p className="mt-1 max-w-[72ch] wrap-anywhere">{why}</p>
    <p className="figures mt-1 max-w-[72ch] text-ink-2">{distance}</p>
  </section>
)

/** from this column on figures stand at the right */
const FIRST_FIGURE = 3
/** columns that a phone leaves out: month, floor, size and price per square foot, of which its second line says two */
const WIDE_ONLY: readonly number[] = [2, 3, 4, 6]

const cellFace = (at: number): string =>
  `${at >= FIRST_FIGURE ? 'figures text-end' : 'text-start'} ${WIDE_ONLY.includes(at) ? 'max-sm:hidden print:table-cell' : ''} py-1.5 pe-3 align-baseline last:pe-0`

const SalesTable = ({ text }: { text: WorkbookText }) => (
  <section>
    <table className="w-full text-sm">
      <caption className="title border-b border-ink pb-2 text-start text-2xl print:text-xl">{text.heads.sales}</caption>
      <thead>
        <tr className="border-b border-line text-ink-2">
          {text.columns.map((column, at) => (
            <th key={column} scope="col" className={`${cellFace(at)} font-[560]`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {text.rows.map((row) => (
          <tr key={row[0]} className="border-b border-line">
            {row.map((cell, at) => (
              <td key={text.columns[at]} className={cx(cellFace(at), at > 1 && 'print:whitespace-nowrap')}>
                {cell}
                {at === 1 ? (
                  <span className="figures block text-xs text-ink-2 sm:hidden print:hidden">{[row[2], row[4], row[6]].join(' · ')}</span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {text.further ? <p className="figures mt-2 text-sm text-ink-2">{text.further}</p> : null}
  </section>
)

const SmallTable = ({ head, table: { words, columns, rows } }: { head: string; table: WorkbookTable }) => (
  <section>
    <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{head}</h2>
    {words.map((one) => (
      <p key={one} className="figures mt-2 max-w-[80ch] text-ink-2">
        {one}
      </p>
    ))}
    <table aria-label={head} className="mt-3 w-full text-sm">
      <thead>
        <tr className="border-b border-line text-ink-2">
          {columns.map((column, at) => (
            <th key={column} scope="col" className={cx('py-1.5 pe-3 font-[560] last:pe-0', at === 0 ? 'text-start' : 'text-end')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')} className="border-b border-line">
            {row.map((cell, at) => (
              <td key={columns[at]} className={cx('py-1.5 pe-3 align-baseline last:pe-0', at === 0 ? 'text-start' : 'figures text-end')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Adjusted = ({ text }: { text: WorkbookText }) => (
  <section>
    <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{text.heads.adjustments}</h2>
    <dl>
      {text.adjusted.map(({ sale, parts, price }) => (
        <div key={sale} className="flex flex-wrap justify-between gap-x-8 border-b border-line py-1.5 text-sm">
          <dt>{sale}</dt>
          <dd className="figures text-ink-2">
            {parts.map(([name, money]) => `${name}: ${money}`).join(' · ')} = <b className="text-ink">{price}</b>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** half of the sketch's side, in its own units */
const HALF = 100

function Sketch({ text }: { text: WorkbookText }) {
  const [inner, outer] = ringsAround(text.dots)
  const scale = (HALF - 8) / outer
  return (
    <section>
      <h2 className="title border-b border-ink pb-2 text-2xl print:text-xl">{text.heads.where}</h2>
      <figure className="mt-3 flex flex-wrap items-center gap-6">
        <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={text.heads.where} className="w-72 max-w-full">
          {[inner, outer].map((metres) => (
            <g key={metres}>
              <circle r={metres * scale} fill="none" className="stroke-line" strokeWidth="0.8" />
              <text y={metres * scale - 2} textAnchor="middle" className="fill-ink-2 text-[7px]">
                {metres} m
              </text>
            </g>
          ))}
          {text.dots.map(({ numbers, east, north }) => (
            <g key={numbers} transform={`translate(${east * scale} ${-north * scale})`}>
              <circle r="2.6" className="fill-lagoon" />
              <text x="4" y="2.5" className="fill-ink text-[7px]">
                {numbers}
              </text>
            </g>
          ))}
          <path d="M0 -5 L5 0 L3.4 0 L3.4 5 L-3.4 5 L-3.4 0 L-5 0 Z" className="fill-ink" />
        </svg>
        <figcaption className="max-w-[40ch] text-sm text-ink-2">{text.whereWords}</figcaption>
      </figure>
    </section>
  )
}
