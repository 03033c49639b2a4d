/** Styles and typefaces as pages name them in their heads. */
const HINTED = /<link rel="(stylesheet|preload)"[^>]*>/g
const HREF = /\bhref="(\/[^"<>]+)"/
const AS = /\bas="(font)"/
/** Proxies refuse headers of more than some kilobytes. */
const HINTS_MAX = 8

/**
 * The `link` header of a page: its styles and typefaces. The platform keeps it by address and sends it as 103 Early Hints while the next answer is being made, so
 * that they are on their way before the page begins. Scripts are not among them: they are asked for after the first paint (decision 103), and would take the
 * connection from what the paint waits for. Null where the head names none.
 */
export function earlyHints(html: string): string | null {
  const head = html.slice(0, html.indexOf('</head>'))
  const hints = Array.from(head.matchAll(HINTED), ([link, rel]) => {
    const href = HREF.exec(link)?.[1]
    if (!href) return []
    if (rel === 'stylesheet') return [`<${href}>; rel=preload; as=style`]
    return AS.test(link) ? [`<${href}>; rel=preload; as=font; crossorigin`] : []
  }).flat()
  return hints.length === 0 ? null : [...new Set(hints)].slice(0, HINTS_MAX).join(', ')
}
