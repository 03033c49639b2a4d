import { DEMO_PASSWORD } from '#provider/demo/people/accounts.ts'

const LOGIN = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password, sourceType: Website) { token } }'

/** The token of an account of the demonstration; null where it signs in elsewhere, as vendors do. */
export async function demoToken(base: string, email: string): Promise<string | null> {
  const body = JSON.stringify({ query: LOGIN, variables: { email, password: DEMO_PASSWORD } })
  const headers = { 'content-type': 'application/json', 'country-code': 'sg' }
  const answer = await fetch(`${base}/graphql`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data?: { login?: { token?: string } | null } | null }
  return data?.login?.token ?? null
}
