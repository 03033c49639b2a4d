/** For whom plans are shown: licensed agents, owners and buyers, holders of a seat. */
export type Audience = 'agent' | 'nonAgent' | 'subAccount'
