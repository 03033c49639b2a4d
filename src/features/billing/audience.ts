/** The audience of plans: licensed agents, owners and buyers, holders of a seat. */
export type Audience = 'agent' | 'nonAgent' | 'subAccount'
