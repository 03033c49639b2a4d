/** Where assistants ask, by the Model Context Protocol. */
export const ASSISTANT_PATH = '/mcp'

/** What somebody may let an assistant do in their name: read what is theirs; write drafts, which they publish themselves. */
export const ASSISTANT_SCOPES = ['read', 'draft'] as const
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number]

/** Who asks by an assistant, as the token of the request says. */
export interface AssistantViewer {
  /** what the provider knows the person by */
  token: string
  /** of the assistant, as it was registered */
  clientId: string
  scopes: readonly AssistantScope[]
}
