import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { helpOf, readCommandLine } from '../../scripts/command-line.ts'
import { COMMANDS, type Command } from '../../scripts/commands.ts'
import { ROOT, read } from './sources.ts'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Commands of the project's own; those of its tools answer `--help` themselves. `pre…` only installs. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:exec )?node (\S+\.ts)/.exec(line) ?? []
  return file === undefined ? [] : [[name, file] as const]
})
/** Commands that are run by hand, by the file. */
const byHand = Object.entries<Command>(COMMANDS).flatMap(([name, { example }]) => {
  const [, file] = /^node (\S+\.ts)/.exec(example) ?? []
  return file === undefined ? [] : [[name, file] as const]
})
/** `npm run test:all` is `npm test` with an option. */
const rowOf = (name: string): string => (name === 'test:all' ? 'test' : name)
const called = (file: string): string[] =>
  [...read(file).matchAll(/\bcommandLine\(COMMANDS(?:\.|\[')([\w:-]+)/g)].map(([, name = '']) => name)

describe('commands', () => {
  it('each reads its options by its own row, and every row is read', () => {
    expect(own.length).toBeGreaterThan(20)
    const all = [...own, ...byHand]
    for (const [name, file] of all) expect(called(file), file).toEqual([rowOf(name)])
    expect([...new Set(all.map(([name]) => rowOf(name)))].toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
  })

  it.each(Object.entries<Command>(COMMANDS))('%s says what it does, its options and an example that it understands', (_, command) => {
    const help = helpOf(command)
    expect(help).toContain(command.does)
    for (const [option, { about }] of Object.entries(command.options))
      expect(help).toMatch(new RegExp(`--${option}\\b.*${about.slice(0, 12)}`))
    expect(help).toContain(`Example\n  ${command.example}`)
    const [, options = ''] = / -- (.*)/.exec(command.example) ?? []
    expect(() => readCommandLine(command, options.split(' ').filter(Boolean))).not.toThrow()
  })

  it.each([
    [['--wish'], "Unknown option '--wish'"],
    [['--market'], "Option '--market <value>' argument missing"],
    [['--force=1'], "Option '--force' does not take an argument"],
    [['x'], "Unexpected argument 'x'"],
  ])('refuses %s in words', (args, message) => expect(() => readCommandLine(COMMANDS['data:demo'], args)).toThrow(message))

  it('answers --help with success, a wrong option with 2, and does nothing else', () => {
    const ask = (option: string) => spawnSync(process.execPath, [join(ROOT, 'scripts/migrate.ts'), option], { encoding: 'utf8' })
    const [helped, wrong] = [ask('--help'), ask('--wish')]
    expect([helped.status, helped.stdout, helped.stderr]).toEqual([0, `${helpOf(COMMANDS['db:migrate'])}\n`, ''])
    expect([wrong.status, wrong.stdout]).toEqual([2, ''])
    expect(wrong.stderr).toContain("Unknown option '--wish'")
    expect(wrong.stderr).toContain(helpOf(COMMANDS['db:migrate']))
  })
})
