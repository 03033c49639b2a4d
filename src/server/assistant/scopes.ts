import type { AssistantScope } from '#graphql/assistant-kinds.ts'

/** Where assistants ask, by the Model Context Protocol. */
export const ASSISTANT_PATH = '/mcp'

/** Who asks by an assistant, as the token of the request says. */
export interface AssistantViewer {
  /** what the provider knows the person by */
  token: string
  /** of what the person allowed: the same after tokens are refreshed */
  grantId: string
  /** of the assistant, as it was registered */
  clientId: string
  scopes: readonly AssistantScope[]
}
