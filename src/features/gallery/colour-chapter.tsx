import { colourTokens, contrastOf, type Oklch, type Theme, type ThemedColour } from '#ui/contrast.ts'
import css from '../shared/ui/tokens.css?raw'
import { Chapter, Specimen } from './specimen.tsx'

const TOKENS = colourTokens(css)
const SURFACES = ['paper', 'sheet', 'wash', 'sky', 'lagoon-soft', 'caution-soft', 'bad-soft']
const LINES = ['line', 'line-2', 'field-line']
const GROUPS = [
  { name: 'Surfaces', tokens: SURFACES },
  {
    name: 'Text and marks, with their contrast on paper',
    tokens: [...TOKENS.keys()].filter((name) => ![...SURFACES, ...LINES].includes(name)),
  },
  { name: 'Lines', tokens: LINES },
]
const THEMES: Theme[] = ['light', 'dark']

const cssOf = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma} ${hue})`

function Swatch({ name, colour }: { name: string; colour: ThemedColour }) {
  const paper = TOKENS.get('paper') ?? colour
  return (
    <li className="grid content-start gap-1.5">
      <span aria-hidden="true" className="flex h-16 overflow-hidden rounded border border-line print:[print-color-adjust:exact]">
        {THEMES.map((theme) => (
          <span key={theme} className="grid flex-1 place-items-center" style={{ background: cssOf(paper[theme]) }}>
            <span className="size-9 rounded-full" style={{ background: cssOf(colour[theme]) }} />
          </span>
        ))}
      </span>
      <span className="font-[560]">{name}</span>
      <span className="figures text-xs text-ink-3">
        {THEMES.map((theme) => contrastOf(colour[theme], paper[theme]).toFixed(1)).join(' · ')}
      </span>
    </li>
  )
}

export function ColourChapter() {
  return (
    <Chapter id="colour">
      {GROUPS.map(({ name, tokens }) => (
        <Specimen key={name} name={name}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 xl:grid-cols-6">
            {tokens.map((token) => {
              const colour = TOKENS.get(token)
              return colour ? <Swatch key={token} name={token} colour={colour} /> : null
            })}
          </ul>
        </Specimen>
      ))}
    </Chapter>
  )
}
