import { parseArgs, stripVTControlCharacters } from 'node:util'
import type { Command } from './commands.ts'

const WRONG_OPTION = 2
const COLUMN = 28

/** What `--help` prints: what the command does, its options, and an example. */
export function helpOf({ does, options, rest, example }: Command): string {
  const rows = Object.entries(options).map(([name, { value, about, default: usual }]) => {
    const said = typeof usual === 'string' && usual !== '' ? `${about} (${usual} unless named)` : about
    return `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(COLUMN)} ${said}`
  })
  const table = [...(rest ? [`  ${rest.name.padEnd(COLUMN)} ${rest.about}`] : []), ...rows, `  ${'--help'.padEnd(COLUMN)} prints this`]
  return `${does}\n\nOptions\n${table.join('\n')}\n\nExample\n  ${example}`
}

/** Thrown where a command line cannot be read; its text says why. */
export class WrongCommandLine extends Error {}

/** Reads the options of a command. Throws {@link WrongCommandLine}. */
export function readCommandLine<Options extends Command['options']>(command: Command<Options>, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: command.rest !== undefined, options: command.options })
  } catch (error) {
    // what follows the first sentence is advice on positional arguments
    const [said = ''] = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split(/(?<=')\. /)
    throw new WrongCommandLine(said, { cause: error })
  }
}

/** The options that this process was started with. Answers `--help`, and ends with a message where an option is wrong. */
export function commandLine<Options extends Command['options']>(command: Command<Options>) {
  const args = process.argv.slice(2)
  // whatever stands beside it
  if (args.includes('--help')) {
    console.log(helpOf(command))
    process.exit(0)
  }
  try {
    return readCommandLine(command, args)
  } catch (error) {
    if (!(error instanceof WrongCommandLine)) throw error
    console.error(`${error.message}\n\n${helpOf(command)}`)
    process.exit(WRONG_OPTION)
  }
}
