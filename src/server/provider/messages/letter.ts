import { type Language, languageOf } from '#lib/language.ts'
import { LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'

/** An entry of a list in a letter, with its link. */
export interface LetterItem {
  title: string
  lines: readonly string[]
  link: string
}

/** A mail whose words are chosen and filled in. */
export interface Letter {
  locale: LocaleCode
  title: string
  greeting: string
  body: readonly string[]
  items: readonly LetterItem[]
  action: { label: string; link: string } | null
  code: string | null
  note: string
  /** a link to end such letters, below the small print */
  stop: { label: string; link: string } | null
  address: string
  footer: string
}

/** The BCP-47 tag of a message's locale. */
export const messageTag = (locale: LocaleCode): string => LOCALE_TAGS[locale].iso

const COLONS: Record<Language, string> = { en: ':', zh: '：', ms: ':' }

/** The colours of the site's light theme as hexadecimal; mail programs support neither OKLCH nor variables. */
const INK = '#151b24'
const INK_QUIET = '#4f5661'
const INK_FAINT = '#646972'
const PAPER = '#fcfaf6'
const SHEET = '#fffefd'
const WASH = '#f4f2ec'
const LINE = '#e0ded8'
const LAGOON = '#007785'
const TERRACOTTA = '#ba5530'
const SANS = `Inter,'PingFang SC','PingFang HK','Noto Sans CJK SC',-apple-system,'Segoe UI',Arial,sans-serif`
const SERIF = `'Source Serif 4','Songti SC','Noto Serif CJK SC',Georgia,serif`

export function letterText({ locale, greeting, body, items, action, code, note, stop, footer }: Letter): string {
  const colon = COLONS[languageOf(locale)]
  const middle = action ? `${action.label}${colon}\n${action.link}` : `    ${code}`
  const listed = items.map(({ title, lines, link }) => [title, ...lines, link].join('\n'))
  const out = stop ? [`${stop.label}${colon}\n${stop.link}`] : []
  return [greeting, ...body, ...listed, middle, note, ...out, `-- \n${footer}`].join('\n\n')
}

/** The HTML of a letter: 560 px wide at most, styles inline and tables for layout, as mail programs need it. */
export function letterHtml({ locale, title, greeting, body, items, action, code, note, stop, address, footer }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:26px;color:${INK}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${messageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK};font-family:${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 20px;font-size:20px;line-height:20px;font-weight:600;letter-spacing:-0.6px;color:${INK}">real<span style="color:${LAGOON}">Estate</span></td></tr>
<tr><td style="padding:36px 36px 28px;background:${SHEET};border:1px solid ${LINE};border-radius:6px">
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:25px;line-height:32px;font-weight:600;color:${INK}">${escapeHtml(title)}</h1>
${[greeting, ...body].map(paragraph).join('\n')}
${items.map(listItem).join('\n')}
${action ? button(action, address) : codeBox(code ?? '')}
<p style="margin:0;padding:20px 0 0;border-top:1px solid ${LINE};font-size:13px;line-height:20px;color:${INK_QUIET}">${escapeHtml(note)}${stop ? `<br>${anchor(stop.link, stop.label)}` : ''}</p>
</td></tr>
<tr><td style="padding:20px 0 0;font-size:12px;line-height:18px;color:${INK_FAINT}">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const anchor = (link: string, words: string): string => `<a href="${escapeHtml(link)}" style="color:${LAGOON}">${escapeHtml(words)}</a>`

function listItem({ title, lines, link }: LetterItem): string {
  const rows = lines
    .map((line) => `<br><span style="font-size:14px;line-height:22px;color:${INK_QUIET}">${escapeHtml(line)}</span>`)
    .join('')
  return `<p style="margin:0 0 16px;padding:12px 0 0;border-top:1px solid ${LINE};font-size:16px;line-height:26px;font-weight:600">${anchor(link, title)}<span style="font-weight:400">${rows}</span></p>`
}

function button({ label, link }: { label: string; link: string }, address: string): string {
  const href = escapeHtml(link)
  return `<p style="margin:8px 0 20px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${TERRACOTTA};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;color:${INK_QUIET}">${escapeHtml(address)}<br><a href="${href}" style="color:${LAGOON};word-break:break-all">${href}</a></p>`
}

function codeBox(code: string): string {
  return `<p style="margin:8px 0 24px;padding:18px 24px;border-radius:6px;background:${WASH};font-size:31px;line-height:38px;font-weight:600;letter-spacing:8px;font-variant-numeric:tabular-nums;color:${INK}">${escapeHtml(code)}</p>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
