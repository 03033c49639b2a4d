import { ASSISTANT_SCOPES, assistantResource } from '#graphql/assistant-kinds.ts'

/** Where people are asked, a page of the site. */
const CONSENT_PATH = '/user/connect-assistant'
export const TOKEN_PATH = '/oauth/token'
export const REGISTER_PATH = '/oauth/register'
export const REVOKE_PATH = '/oauth/revoke'

/** RFC 9728, 3.1: the path of the resource behind the well-known one. */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp'

/** What a program reads to find out how it may ask (RFC 8414, 2, with RFC 9207, 3 and client ID metadata documents). `origin` without a slash at its end. */
export const authorizationServerMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${CONSENT_PATH}`,
  token_endpoint: `${origin}${TOKEN_PATH}`,
  registration_endpoint: `${origin}${REGISTER_PATH}`,
  revocation_endpoint: `${origin}${REVOKE_PATH}`,
  scopes_supported: ASSISTANT_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${origin}/developers`,
})

/** RFC 9728, 2: tokens come in the header alone. */
export const protectedResourceMetadata = (origin: string) => ({
  resource: assistantResource(origin),
  authorization_servers: [origin],
  scopes_supported: ASSISTANT_SCOPES,
  bearer_methods_supported: ['header'],
  resource_documentation: `${origin}/developers`,
})
