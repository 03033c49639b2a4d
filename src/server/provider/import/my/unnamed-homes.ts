/** What homes are called whose scheme a file does not name, by property type: in English and in Chinese. */
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  condominium: ['Condominiums and apartments', '公寓'],
  'serviced-residence': ['Serviced apartments', '服务式公寓'],
  flat: ['Flats', '组屋'],
  'low-cost-flat': ['Low-cost flats', '廉价组屋'],
  terrace: ['Terrace houses', '排屋'],
  'semi-detached': ['Semi-detached houses', '半独立式洋房'],
  detached: ['Detached houses', '独立式洋房'],
  cluster: ['Cluster houses', '集群式洋房'],
  'town-house': ['Town houses', '城镇屋'],
  'low-cost-house': ['Low-cost houses', '廉价屋'],
}

/** "Flats, Petaling" for the homes of one kind in a district. */
export function unnamedHomes(propertyType: string, district: { name: string; nameLocal: string | null }) {
  const [name, local] = KINDS[propertyType] ?? ['Homes', '房屋']
  return { name: `${name}, ${district.name}`, nameLocal: `${district.nameLocal ?? district.name}${local}` }
}
