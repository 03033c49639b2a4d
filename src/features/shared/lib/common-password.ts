/** The most frequent words of published lists of stolen passwords, and the names of this site, which an attacker tries too. */
const STEMS = new Set(
  [
    'password passwort passphrase passwd pass admin administrator root user guest login logon access master default secret changeme',
    'welcome hello letmein trustno iloveyou loveyou sunshine princess monkey dragon shadow superman batman football baseball michael',
    'jordan charlie freedom whatever starwars computer internet google facebook samsung liverpool arsenal chelsea summer winter spring',
    'autumn january february march april may june july august september october november december monday friday sunday test testing tester',
    'demo temp qazwsx qazwsxedc qweasd qweasdzxc asdzxc zaqxsw zaqwsx',
    'singapore malaysia hongkong australia kualalumpur sydney melbourne realestate realagent realvalue reallisting agent property condo',
  ]
    .join(' ')
    .split(' '),
)

/** Neighbours in the alphabet or on a keyboard. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
const readThrough = (text: string): string => text.replaceAll(/[@43!10$57]/g, (mark) => LOOKALIKES[mark] ?? mark)

/** The repeated part of a text: "passwordpassword" is as weak as "password". */
const once = (stem: string): string => stem.replace(/^(.+?)\1+$/u, '$1')

const isKnown = (stem: string): boolean => stem.length < 2 || STEMS.has(stem) || RUNS.some((run) => run.includes(stem))

/** Whether a password is one well-known word, name or run of keys, varied only by digits, symbols, capitals and similar characters. */
export function isCommonPassword(text: string): boolean {
  const plain = text.toLowerCase()
  return [lettersOf(plain), lettersOf(readThrough(withoutEnds(plain)))].some((stem) => isKnown(once(stem)))
}
