/** Operations on the labels of whoever is signed in, with arguments to call them. */
export const LABEL_OPERATIONS: Record<string, string> = {
  copyLabelSheet: 'mutation { copyLabelSheet(key: "key-00000001", id: "x") { leftOutNow } }',
  deleteLabelSheet: 'mutation { deleteLabelSheet(id: "x") { success } }',
  labelStanding: '{ labelStanding }',
  makeLabelSheet: 'mutation { makeLabelSheet(key: "key-00000001", input: { title: "x", print: "{}", homes: "[]" }) { leftOutNow } }',
  ownLabelSheet: '{ ownLabelSheet(id: "x") { leftOutNow } }',
  ownLabelSheets: '{ ownLabelSheets { totalCount } }',
  suppressedHomes: '{ suppressedHomes { totalCount } }',
  suppressHomes: 'mutation { suppressHomes(homes: "[]", reason: "") }',
  unsuppressHome: 'mutation { unsuppressHome(id: "x") { success } }',
}
