import type { CountryWith } from '#market/module-countries.ts'
import type { DemoAccount } from './accounts.ts'

/** Somebody invented who sells homes of a market, and can be asked about one. */
export interface DemoAreaAgent extends Pick<DemoAccount, 'id' | 'email' | 'name' | 'phone' | 'licence'> {
  country: CountryWith<'idx'>
}

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

const agent = (
  at: number,
  country: DemoAreaAgent['country'],
  name: string,
  [phone, number, agency, agencyNo]: readonly [string, string, string, string],
): DemoAreaAgent => ({
  id: id(200 + at),
  email: `${name.toLowerCase().replaceAll(' ', '-')}@demo.example`,
  name,
  phone,
  country,
  licence: { number, agency, agencyNo },
})

/** Two in each market with listings. Trees are their family names, and their numbers are from ranges that are not in use. */
export const DEMO_AREA_AGENTS: readonly DemoAreaAgent[] = [
  agent(1, 'SG', 'Joanne Cypress', ['+6580002001', 'R997001Z', 'LANTERN BAY REALTY PTE. LTD.', 'L3990001A']),
  agent(2, 'SG', 'Haziq Willow', ['+6580002002', 'R997002Z', 'TIDEMARK HOMES PTE. LTD.', 'L3990002B']),
  agent(3, 'MY', 'Aisyah Meranti', ['+60100002003', 'REN 997003', 'Lantern Bay Realty Sdn. Bhd.', 'E (1) 9911']),
  agent(4, 'MY', 'Chee Hong Nipah', ['+60100002004', 'REN 997004', 'Tidemark Homes Sdn. Bhd.', 'E (1) 9912']),
  agent(5, 'HK', 'Wing Yan Camphor', ['+85250002005', 'S-997005', 'Lantern Bay Realty (Hong Kong) Limited', 'C-990011']),
  agent(6, 'HK', 'Chi Lok Banyan', ['+85250002006', 'S-997006', 'Tidemark Homes (Hong Kong) Limited', 'C-990012']),
  agent(7, 'AU', 'Tessa Ironbark', ['+61400002007', '99700007', 'Wattle Quay Property Pty Ltd', '99000011']),
  agent(8, 'AU', 'Bruno Lillypilly', ['+61400002008', '99700008', 'Tidemark Homes Australia Pty Ltd', '99000012']),
]
