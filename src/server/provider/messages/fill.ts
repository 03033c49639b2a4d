/** A text with its `{placeholders}` replaced; one without a value stays as it is. Placeholders inside values are not replaced. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
}

const NAME_MAX_CHARS = 60

/**
 * A name for the greeting of a letter, '' for one that looks like an address or a link: people choose their names before their
 * address is confirmed, so that such a "name" would turn our letters into advertising.
 */
export function greetingName(name: string): string {
  const clean = name.replaceAll(/\s+/g, ' ').trim()
  return clean.length > NAME_MAX_CHARS || /[/\\@:<>]|\p{L}\.\p{L}{2}/u.test(clean) ? '' : clean
}
