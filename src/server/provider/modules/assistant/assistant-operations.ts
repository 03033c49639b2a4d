import { ACCESS_TOKEN_SECONDS, ASSISTANT_SCOPES, scopesIn } from '#graphql/assistant-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { isoTime } from '../../iso-time.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { requireViewer } from '../../viewer.ts'
import type { FetchFn } from '../listing-media/fetch-public.ts'
import { isDocumentAddress } from './client-document.ts'
import { type AssistantClient, registerClient } from './client-store.ts'
import { allowConsent, type Consent, readConsent, refusedAddress } from './consent.ts'
import {
  type AssistantTokens,
  clientOfGrant,
  endByToken,
  exchangeCode,
  GRANTS_MAX,
  type ListedGrant,
  listGrants,
  refreshTokens,
} from './grant-store.ts'
import { isOnOwnMachine, shownHost } from './redirect-address.ts'

const fetchFn: FetchFn = (address, init) => fetch(address, init)

const ScopeEnum = vocabularyEnum('AssistantScope', ASSISTANT_SCOPES)

const ClientRef = builder.objectRef<AssistantClient>('AssistantClient').implement({
  description: 'A program that may ask people to let it work for them (RFC 7591).',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name'), redirectUris: t.exposeStringList('redirectUris') }),
})

const ConsentRef = builder.objectRef<Consent & { backTo: string }>('AssistantConsent').implement({
  description: 'Who asks to work for the signed-in person, and for what. Everything the program says of itself is data of a stranger.',
  fields: (t) => ({
    clientName: t.string({ resolve: ({ client }) => client.name }),
    clientHost: t.string({
      nullable: true,
      description: 'The host of its metadata document; null of a program that registered itself, whose name proves nothing.',
      resolve: ({ client }) => client.host,
    }),
    answerTo: t.string({
      description: 'The host, or the scheme of a program, that is sent the answer.',
      resolve: ({ request }) => shownHost(request.redirectUri),
    }),
    isOnOwnMachine: t.boolean({
      description: 'The answer goes to a program on the machine that opens it.',
      resolve: ({ request }) => isOnOwnMachine(request.redirectUri),
    }),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => [...scopes] }),
    fault: t.string({
      nullable: true,
      description: 'The code of RFC 6749, 4.1.2.1 of what cannot be allowed.',
      resolve: ({ fault }) => fault,
    }),
    backTo: t.exposeString('backTo', { description: 'The address that tells the program that it may not, or that it asked wrongly.' }),
  }),
})

const TokensRef = builder.objectRef<AssistantTokens>('AssistantTokens').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    refreshToken: t.exposeString('refreshToken', { description: 'Good once: each answer has the next.' }),
    expiresIn: t.int({ description: 'Seconds for which the access token is good.', resolve: () => ACCESS_TOKEN_SECONDS }),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => [...scopes] }),
  }),
})

const GrantRef = builder.objectRef<ListedGrant>('AssistantGrant').implement({
  description:
    'What the signed-in person allowed a program. revokeSession with its id ends it, and whatever ends the person’s other sessions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    clientName: t.exposeString('clientName'),
    clientHost: t.string({ nullable: true, resolve: ({ clientId }) => (isDocumentAddress(clientId) ? new URL(clientId).host : null) }),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => scopesIn(scopes) ?? [] }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    lastSeenDate: t.string({
      description: 'ISO 8601, UTC; exact to a quarter of an hour.',
      resolve: ({ lastSeenAt }) => isoTime(lastSeenAt),
    }),
    expiresDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ expiresAt }) => isoTime(expiresAt) }),
  }),
})

const SessionRef = builder.objectRef<{ grantId: string; clientId: string; scopes: string }>('AssistantSession').implement({
  fields: (t) => ({
    grantId: t.exposeID('grantId', { description: 'Of what was allowed: the same after tokens are refreshed.' }),
    clientId: t.exposeID('clientId', { description: 'Of the program that was allowed.' }),
    scopes: t.field({ type: [ScopeEnum], resolve: ({ scopes }) => scopesIn(scopes) ?? [] }),
  }),
})

const RequestInput = builder.inputType('AssistantRequest', {
  description: 'The parameters of an authorisation request (RFC 6749, 4.1.1), "" where one is missing.',
  fields: (t) => ({
    clientId: t.string({ required: true }),
    redirectUri: t.string({ required: true }),
    responseType: t.string({ required: true }),
    scope: t.string({ required: true }),
    state: t.string({ required: true }),
    codeChallenge: t.string({ required: true }),
    codeChallengeMethod: t.string({ required: true }),
    resource: t.string({ required: true }),
  }),
})

builder.queryFields((t) => ({
  assistantGrants: t.field({
    type: [GrantRef],
    description: 'The programs that the signed-in person lets work for them.',
    extensions: { cost: 10, listSize: GRANTS_MAX },
    resolve: async (_, __, context) => {
      const { id } = await requireViewer(context)
      return listGrants(context.account, id, unixSeconds(context.clock))
    },
  }),
  assistantSession: t.field({
    type: SessionRef,
    description:
      'What the access token of the request is good for, asked by the server for assistants. Error "invalid_access_token" when it is not.',
    extensions: { cost: 5 },
    resolve: async (_, __, context) => {
      const { sessionId, scopes } = await requireViewer(context)
      const clientId = await clientOfGrant(context.account, sessionId)
      // a browser's session is no assistant's
      if (clientId === null || scopes === null) throw refusal('invalid_access_token', 'invalid_access_token')
      return { grantId: sessionId, clientId, scopes }
    },
  }),
}))

builder.mutationFields((t) => ({
  registerAssistant: t.field({
    type: ClientRef,
    description:
      'Makes a public program known (RFC 7591). One that nobody allows is forgotten after a day. Codes: "invalid_redirect_uri", "too-many-attempts".',
    args: { name: t.arg.string({ required: true }), redirectUris: t.arg.stringList({ required: true }) },
    extensions: { cost: 30 },
    resolve: (_, { name, redirectUris }, context) => registerClient(context, { name, redirectUris }),
  }),
  askAssistantConsent: t.field({
    type: ConsentRef,
    description:
      'Who asks the signed-in person, and for what; nothing is allowed by it. Codes: "assistant-client", "assistant-redirect", "too-many-attempts".',
    args: { request: t.arg({ type: RequestInput, required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { request }, context) => {
      await requireViewer(context)
      const consent = await readConsent(context, request, fetchFn)
      return { ...consent, backTo: refusedAddress(context, consent) }
    },
  }),
  allowAssistant: t.string({
    description:
      'The signed-in person allows it. The address with the code, which is good once, for a minute (RFC 9207: with "iss"). Codes as askAssistantConsent, and "assistant-fault".',
    args: { request: t.arg({ type: RequestInput, required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { request }, context) => {
      const viewer = await requireViewer(context)
      return allowConsent(context, viewer, await readConsent(context, request, fetchFn))
    },
  }),
  exchangeAssistantCode: t.field({
    type: TokensRef,
    description:
      'Tokens for a code (RFC 6749, 4.1.3). A code that comes again ends what it opened. Codes: "invalid_grant", "invalid_target", "too-many-attempts".',
    args: {
      code: t.arg.string({ required: true }),
      verifier: t.arg.string({ required: true }),
      clientId: t.arg.string({ required: true }),
      redirectUri: t.arg.string({ required: true }),
      resource: t.arg.string({ required: true }),
    },
    extensions: { cost: 30 },
    resolve: (_, asked, context) => exchangeCode(context, asked),
  }),
  refreshAssistantTokens: t.field({
    type: TokensRef,
    description:
      'New tokens for a refresh token. One that comes again ends the grant. Codes: "invalid_grant", "invalid_scope", "invalid_target", "too-many-attempts".',
    args: {
      refreshToken: t.arg.string({ required: true }),
      clientId: t.arg.string({ required: true }),
      scope: t.arg.string({ required: true }),
      resource: t.arg.string({ required: true }),
    },
    extensions: { cost: 30 },
    resolve: (_, asked, context) => refreshTokens(context, asked),
  }),
  endAssistantToken: t.field({
    type: SuccessRef,
    description: 'Ends the grant of a token (RFC 7009). Succeeds for an unknown token, because nothing of it is left.',
    args: { token: t.arg.string({ required: true }), clientId: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: async (_, { token, clientId }, context) => {
      await endByToken(context, token, clientId)
      return DONE
    },
  }),
}))
