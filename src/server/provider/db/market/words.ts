// Words that columns of the market databases hold beside the trade's vocabularies. A migration lists them; a new word needs a migration.

export const SEARCH_KINDS = ['project', 'street', 'postal-code', 'station', 'school', 'area'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export const TRANSACTION_KINDS = ['sale', 'rent'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]
