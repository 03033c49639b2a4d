/** An agent's listings on the agent's own website (§2.5.6): the list, and each home. */
export const AGENT_BLOCK = /^\/idx\/([A-Za-z0-9](?:[A-Za-z0-9()-]|%20){2,31})\/listings(?:\/|$)/
