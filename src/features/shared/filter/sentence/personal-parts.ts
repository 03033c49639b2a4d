/** A part of a text, as places in it. */
export interface PersonalPart {
  from: number
  to: number
}

/** A name in capitals: "Mary Tan"; or a surname with a title in Chinese. */
const NAME = String.raw`(?:\p{Lu}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*){0,2}|\p{Script=Han}{1,3}(?:小姐|先生|女士|太太|生))`
/** A telephone number as the four countries write theirs. */
const PHONE = String.raw`(?:\+\d[\d ().-]{6,16}\d|(?<![\d$.,])(?!\d{4}0000(?!\d))(?:[689]\d{3}[ -]?\d{4}|[2-9]\d{3} \d{4}|0\d{3}[ -]?\d{3}[ -]?\d{3}|0[1-9]\d?[ -]?\d{3,4}[ -]?\d{3,4})(?![\d,.]*\d|\s*(?:sq|psf|ft|呎|尺|平|万|萬|k\b|m\b)))`

/** Words in small letters and in capitals; names beside them are told by their capitals. */
const anyCase = (words: string): string => words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const CONTACT = anyCase('call|contact|whats ?app|wasap|hubungi|telefon|sms|ejen|致电|致電|联络|聯絡|联系|聯繫|电话|電話|查询|查詢|微信')
const NUMBERED = anyCase('tel|hp|mobile|phone')
const ASIDE = anyCase('me|us|now|agent|at|saya|kami|di|owner|for|viewing|details|more|info|enquiry|enquiries|mr|ms|mrs|dr')

const PERSONAL = [
  // addresses of mail and of pages
  String.raw`[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+`,
  String.raw`(?:https?:\/\/|www\.|wa\.me\/)\S+`,
  // codes that agents and agencies are registered by
  String.raw`\(?(?<![\p{L}\d])(?:CEA|EAA|BOVAEP|PEA)(?:\s*${anyCase('(?:reg|licence|license|lic)')}\.?)?(?:\s*${anyCase('no')}\.?)?\s*[:：#]?\s*[\p{L}\d-]*\d[\p{L}\d-]*\)?`,
  String.raw`\(?(?<![\p{L}\d])(?:[RL]\d{6,7}[A-Z]|REN\s?\d{4,6}|[ESC]-\d{6})(?![\p{L}\d])\)?`,
  String.raw`(?<![\p{L}\d])${anyCase('(?:licence|license|lic|reg)')}\.?\s*(?:${anyCase('no')}\.?)?\s*[:：#]?\s*[A-Z]{0,2}-?\d{4,9}[A-Z]?`,
  // the number of a unit
  String.raw`#\s?[B\d]\w{0,3}\s?-\s?\w{1,5}`,
  String.raw`(?<![\p{L}\d])${anyCase('unit')}\s+(?:${anyCase('no')}\.?\s*)?\p{L}?\d\w*(?:[-/]\w+)+`,
  String.raw`(?<![\p{L}\d/])\d{1,4}[A-Z]?\/(?=\d{1,4}[A-Z]?\s+\p{Lu})`,
  // who is to be called
  String.raw`(?<![\p{L}\d])(?:${CONTACT})(?:\s*(?:\/|&|${anyCase('or|dan')})\s*(?:${CONTACT}))?\s*[.:：]?\s*(?:(?:${ASIDE})(?![\p{L}\d])[\s.]*)*(?:${NAME})?[\s,:(]*(?:(?:\p{L}+\s+){0,2}${PHONE})?`,
  String.raw`(?<![\p{L}\d])(?:${NUMBERED})\s*[.:：]?\s*${PHONE}`,
  String.raw`(?<=(?:^|[\n,;|•·.!/\p{S}\u{FE0F}-])\s*)${NAME}\s*[:,(-]?\s*${PHONE}`,
  String.raw`${PHONE}(?:\s*[:,(-]?\s*${NAME}\)?(?=\s*(?:$|[\n,;|!])))?`,
].map((part) => new RegExp(part, 'gu'))

/**
 * Parts of a pasted advertisement that are of a person or of one home and no filter: telephone numbers with the name beside them, mail, pages,
 * codes of agents, numbers of units. In order, none within another.
 */
export function personalParts(text: string): PersonalPart[] {
  const found = PERSONAL.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: part }) => ({ from: index, to: index + part.trimEnd().length })),
  ).sort((a, b) => a.from - b.from || b.to - a.to)
  const parts: PersonalPart[] = []
  for (const { from, to } of found) {
    const last = parts.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else if (to > from) parts.push({ from, to })
  }
  return parts
}

/** A text without its personal parts, for an address. */
export function withoutPersonal(text: string): string {
  let kept = ''
  let at = 0
  for (const { from, to } of personalParts(text)) {
    kept += `${text.slice(at, from)} `
    at = to
  }
  return `${kept}${text.slice(at)}`.replace(/\s+/g, ' ').trim()
}
