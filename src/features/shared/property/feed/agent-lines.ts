/** An agent of a source; telephone and e-mail address may be ''. */
export interface AgentLine {
  name: string
  licence: string
  phone: string
  email: string
}

/** The cells of a line: parted by tabs, as a spreadsheet's are pasted, by semicolons or by commas. */
const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',').map((cell) => cell.trim())

/** Name and licence number, which has a digit in every market, then perhaps telephone and e-mail address. */
function isWhole([name, licence = '', , email = '', ...more]: readonly string[]): boolean {
  return Boolean(name) && /\d/.test(licence) && (email === '' || /^\S+@\S+$/.test(email)) && more.length === 0
}

/** Agents written a line each: "Ada Example, L-12345, 0400 000 001, ada@agency.example". `wrongLine`: the first that is not so, from 1. */
export function agentsIn(text: string): { agents: AgentLine[]; wrongLine: number | null } {
  const lines = text.split(/\r\n?|\n/).map((line) => (line.trim() === '' ? null : cellsOf(line)))
  const wrong = lines.findIndex((cells) => cells !== null && !isWhole(cells))
  const agents = lines.flatMap((cells) => {
    const [name = '', licence = '', phone = '', email = ''] = cells ?? []
    return cells === null ? [] : [{ name, licence, phone, email }]
  })
  return { agents, wrongLine: wrong === -1 ? null : wrong + 1 }
}

/** The text that {@link agentsIn} reads as these agents. */
export const agentLines = (agents: readonly AgentLine[]): string =>
  agents.map(({ name, licence, phone, email }) => [name, licence, phone, email].join('; ').replace(/(?:; )+$/, '')).join('\n')
