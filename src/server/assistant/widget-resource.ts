import { RESOURCE_MIME_TYPE, registerAppResource } from '@modelcontextprotocol/ext-apps/server'
import type { McpServer } from '@modelcontextprotocol/server'

/** The page that draws the answers of the tools with `hasWidget` in an assistant, by MCP Apps (SEP-1865). */
export const WIDGET_URI = 'ui://property-evidence/evidence.html'

/** It holds all it needs: no request, no frame, nothing from elsewhere. */
const META = { ui: { csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] }, prefersBorder: true } }

/** The widget knows by this which links lead to our pages; others are not shown. */
const withSite = (page: string, origin: string): string => page.replace('<html', `<html data-site="${new URL(origin).origin}"`)

/** Lists the widget's page. `widget`: the page as it was built. */
export function addWidget(server: McpServer, origin: string, widget: () => Promise<string>): void {
  const about = { title: 'Evidence', description: 'Draws values, comparisons and market figures in the assistant.', _meta: META }
  registerAppResource(server, 'evidence', WIDGET_URI, about, async () => ({
    contents: [{ uri: WIDGET_URI, mimeType: RESOURCE_MIME_TYPE, text: withSite(await widget(), origin), _meta: META }],
  }))
}
