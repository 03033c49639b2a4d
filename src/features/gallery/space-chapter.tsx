import { Chapter, Specimen } from './specimen.tsx'

const STEPS = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const

export function SpaceChapter() {
  return (
    <Chapter id="space">
      <Specimen name="Steps, px">
        <ul className="flex flex-wrap items-end gap-x-5 gap-y-4">
          {STEPS.map((step) => (
            <li key={step} className="grid justify-items-center gap-1.5">
              <span aria-hidden="true" className="block bg-lagoon" style={{ width: step, height: step }} />
              <span className="figures text-xs text-ink-3">{step}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Lies · floats · is a pill" className="grid gap-6 sm:grid-cols-3">
        <div aria-hidden="true" className="h-20 rounded border border-line bg-sheet" />
        <div aria-hidden="true" className="h-20 rounded bg-sheet shadow-float" />
        <div aria-hidden="true" className="h-20 rounded-full border border-line bg-wash" />
      </Specimen>
    </Chapter>
  )
}
