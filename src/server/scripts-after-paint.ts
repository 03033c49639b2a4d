/** How the framework names a page's own chunks and its first script in the HTML. */
const CHUNK = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** A tab in the background paints nothing. */
const AT_LATEST_MS = 1_000

/**
 * The page with its scripts asked for once it has been painted: until then the connection belongs to styles and typefaces, and the page can
 * be read without scripts (what is pressed or typed early is kept, decision 051). `words` are catalogues that the first script asks for,
 * loaded beside it. A page whose scripts are named in another way stays as it is.
 */
export function withScriptsAfterPaint(html: string, nonce: string, words: readonly string[]): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) return html
  const chunks = Array.from(html.matchAll(CHUNK), ([, file]) => file)
  const files = JSON.stringify([...chunks, ...words]).replaceAll('<', '\\u003c')
  return html
    .replaceAll(CHUNK, '')
    .replace(
      ENTRY,
      () =>
        `<script nonce="${nonce}">(${afterPaint})(${files},${JSON.stringify(entry)},${AT_LATEST_MS});document.currentScript.remove()</script>`,
    )
}

/** Runs in the page, as text: it may use nothing from outside itself. */
const afterPaint = `function(files,entry,latest){
function add(tag,values){document.head.appendChild(Object.assign(document.createElement(tag),values))}
function start(){if(!files)return;files.forEach(function(href){add("link",{rel:"modulepreload",href:href,fetchPriority:"low"})});files=null;add("script",{type:"module",async:true,src:entry})}
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,latest)}`.replaceAll('\n', '')
