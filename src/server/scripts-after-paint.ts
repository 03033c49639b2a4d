/** How the framework names a page's own chunks and its first script in the HTML. */
const CHUNK = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY_START = '<script type="module" async="" src="'
const ENTRY = new RegExp(`^${ENTRY_START}([^"]+)"[^>]*></script>`)

/** A tab in the background paints nothing. */
const AT_LATEST_MS = 1_000

/**
 * The page with its scripts asked for once it has been painted: until then the connection belongs to styles and typefaces, and the page can
 * be read without scripts (what is pressed or typed early is kept, decision 051). `words` are catalogues that the first script asks for,
 * loaded beside it. A page whose scripts are named in another way stays as it is.
 */
export function withScriptsAfterPaint(html: string, nonce: string, words: readonly string[]): string {
  const headEnd = html.indexOf('</head>')
  const entryAt = html.lastIndexOf(ENTRY_START)
  // pages are long, and expressions read them letter by letter
  const entry = entryAt < headEnd ? null : ENTRY.exec(html.slice(entryAt))
  if (!entry) return html
  const head = html.slice(0, headEnd)
  const chunks = Array.from(head.matchAll(CHUNK), ([, file]) => file)
  const files = JSON.stringify([...chunks, ...words]).replaceAll('<', '\\u003c')
  const first = JSON.stringify(entry[1])
  const script = `<script nonce="${nonce}">(${afterPaint})(${files},${first},${AT_LATEST_MS});document.currentScript.remove()</script>`
  return `${head.replaceAll(CHUNK, '')}${html.slice(headEnd, entryAt)}${script}${html.slice(entryAt + entry[0].length)}`
}

/** Runs in the page, as text: it may use nothing from outside itself. */
const afterPaint = `function(files,entry,latest){
function add(tag,values){document.head.appendChild(Object.assign(document.createElement(tag),values))}
function start(){if(!files)return;files.forEach(function(href){add("link",{rel:"modulepreload",href:href,fetchPriority:"low"})});files=null;add("script",{type:"module",async:true,src:entry})}
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,latest)}`.replaceAll('\n', '')
