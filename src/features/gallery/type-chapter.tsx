import { Chapter, Specimen } from './specimen.tsx'

const SIZES = [
  { name: 'display', face: 'title text-display', text: 'What is it worth' },
  { name: '4xl · 39', face: 'title text-4xl', text: 'What is it worth, and why' },
  { name: '3xl · 31', face: 'title text-3xl', text: 'Every sale, every block, every street' },
  { name: '2xl · 25', face: 'title text-2xl', text: 'Where the figures come from' },
  { name: 'xl · 20', face: 'title text-xl', text: 'A range, its evidence and its date' },
  { name: 'lg · 16', face: 'text-lg', text: 'Reading: the median of what was paid, with the middle half of sales around it.' },
  { name: 'base · 14', face: '', text: 'Tools: 3-bedroom · 1,012 sqft · 99 years from 2011' },
  { name: 'sm · 13', face: 'text-sm text-ink-2', text: 'Notes: 68 sales in 12 months, adjusted for size, floor and month' },
  { name: 'xs · 12', face: 'text-xs text-ink-3', text: 'Legends: psf, p25 to p75' },
] as const

const LETTERS = { serif: 'Aa', sans: 'Rg', chinese: '宅' } as const

const FIGURES = ['1,234,567.89', '1,111,111.11', '9,080,808.00'] as const

const SCRIPTS = [
  { lang: 'zh-Hans', text: '它值多少，以及为什么', note: '每一笔成交、每一座楼、每一条街' },
  { lang: 'zh-Hant', text: '它值多少，以及為甚麼', note: '每一宗成交、每一座樓、每一條街' },
  { lang: 'ms', text: 'Berapa nilainya, dan mengapa', note: 'Setiap jualan, setiap blok, setiap jalan' },
] as const

export function TypeChapter() {
  return (
    <Chapter id="type">
      <p aria-hidden="true" className="flex items-baseline gap-[0.35em] text-[clamp(96px,17vw,220px)] leading-[0.9] tracking-[-0.03em]">
        <span className="font-serif">{LETTERS.serif}</span>
        <span className="font-semibold">{LETTERS.sans}</span>
        <span lang="zh-Hans" className="text-[0.72em]">
          {LETTERS.chinese}
        </span>
      </p>
      <Specimen name="Scale">
        <ul>
          {SIZES.map(({ name, face, text }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 border-b border-line-2 py-2.5 sm:grid-cols-[96px_minmax(0,1fr)]"
            >
              <span className="figures text-xs text-ink-3">{name}</span>
              <span className={face}>{text}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <div className="grid gap-10 md:grid-cols-2">
        <Specimen name="Tabular figures align">
          <ul className="figures text-end text-3xl sm:w-fit">
            {FIGURES.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Other scripts" className="grid gap-3">
          {SCRIPTS.map(({ lang, text, note }) => (
            <p key={lang} lang={lang}>
              <span className="title block text-xl">{text}</span>
              <span className="text-ink-2">{note}</span>
            </p>
          ))}
        </Specimen>
      </div>
    </Chapter>
  )
}
