import fc from 'fast-check'
import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

it.each([
  ['TAN AH KOW', 'Tan Ah Kow'],
  ['NG KHNG HWEE', 'Ng Khng Hwee'],
  ['MUHAMMAD BIN ALI', 'Muhammad bin Ali'],
  ['SITI NUR’AIN BINTE ABDUL-RAHMAN', 'Siti Nur’ain binte Abdul-Rahman'],
  ['RAJAN S/O MUTHU', 'Rajan s/o Muthu'],
  ['DEVI A/P RAMASAMY', 'Devi a/p Ramasamy'],
  ["SEAN O'BRIEN", "Sean O'Brien"],
  ["D'SOUZA, MARIA", "D'Souza, Maria"],
  ['DE SOUZA', 'De Souza'],
  ['MCDONALD, IAN', 'McDonald, Ian'],
  ['MACDONALD', 'Macdonald'],
  ['LEE KUAN YEW (LI GUANG YAO)', 'Lee Kuan Yew (Li Guang Yao)'],
  ['CHAN TAI MAN @ CHEN DAWEN', 'Chan Tai Man @ Chen Dawen'],
  ['K S RAJAN', 'K S Rajan'],
  ['KS RAJAN', 'KS Rajan'],
  ['K.S. RAJAN', 'K.S. Rajan'],
  ['DR JOSÉ PEÑA JR', 'Dr José Peña Jr'],
  ['JOHN SMITH III', 'John Smith III'],
  ['BIN ALI', 'Bin Ali'],
  ['SUKARNO', 'Sukarno'],
  ['X', 'X'],
  ['陳大文', '陳大文'],
  ['  LIM   BOON  KENG ', 'Lim Boon Keng'],
  ['Tan Ah Kow', 'Tan Ah Kow'],
  ['eileen de SOUZA', 'eileen de SOUZA'],
  ['', ''],
])('%s → %s', (registered, spelled) => expect(personName(registered)).toBe(spelled))

it('changes capitals only, and leaves what it has spelled', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z'.()@/, -]{0,40}$/), (registered) => {
      const spelled = personName(registered)
      expect(spelled.toUpperCase()).toBe(registered.trim().replace(/\s+/g, ' '))
      expect(personName(spelled)).toBe(spelled)
    }),
  )
})
