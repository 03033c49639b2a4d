import { sqftToSqm, sqmToSqft } from '#lib/units.ts'
import type { Random } from '../market/random.ts'

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bAvenue\b/g, 'Ave'],
  [/\bStreet\b/g, 'St'],
  [/\bRoad\b/g, 'Rd'],
  [/\bDrive\b/g, 'Dr'],
  [/\bCrescent\b/g, 'Cres'],
]
const LONG: readonly (readonly [RegExp, string])[] = [
  [/\bAve\b/g, 'Avenue'],
  [/\bSt\b(?!\.)/g, 'Street'],
  [/\bRd\b/g, 'Road'],
  [/\bDr\b/g, 'Drive'],
  [/\bCres\b/g, 'Crescent'],
]

const changed = (text: string, rules: typeof SHORT): string => rules.reduce((said, [from, to]) => said.replace(from, to), text)

/** A project's name as agents write it. */
export function spelledName(random: Random, name: string): string {
  return random.weighted([
    [() => name, 10],
    [() => name.toUpperCase(), 2],
    [() => name.replace(/^The /, ''), 1],
    [() => changed(name, SHORT), 1],
    [() => changed(name, LONG), 1],
    [() => name.replace(/^Blk /, 'Block '), 1],
    [() => name.replace(/ (?=\S+$)/, '-'), 0.5],
    [() => name.replace(/[’']/g, ''), 0.5],
  ] as const)()
}

export const spelledStreet = (random: Random, street: string): string =>
  random.pick([street, street, changed(street, SHORT), changed(street, LONG), street.toUpperCase()])

/** A floor area in square metres, as it comes back from the unit and the rounding that an agent chose: 1.2 % off at most. */
export function spelledArea(random: Random, sqm: number): number {
  const sqft = sqmToSqft(sqm)
  const ten = Math.round(sqft / 10) * 10
  const said = random.weighted([
    [sqm, 4],
    [sqftToSqm(Math.round(sqft)), 4],
    [Math.abs(ten - sqft) < sqft * 0.012 ? sqftToSqm(ten) : sqm, 2],
  ] as const)
  return Number(said.toFixed(2))
}
