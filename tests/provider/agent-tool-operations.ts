/** Operations on the lists of deals, labels, tours and launches of whoever is signed in, with arguments to call them. */
export const AGENT_TOOLS: Record<string, string> = {
  alertDealList: 'mutation { alertDealList(code: "x", isOn: true) { code } }',
  dealLists: '{ dealLists { code } }',
  dealSheet: '{ dealSheet(filter: {}) { endCursor } }',
  deleteDealList: 'mutation { deleteDealList(code: "x") { success } }',
  keepDealList: 'mutation { keepDealList(name: "x", search: "?all=1", filter: {}) { code } }',
  renameDealList: 'mutation { renameDealList(code: "x", name: "y") { code } }',
  shareDealList: 'mutation { shareDealList(code: "x", isOn: true) { code } }',
  copyLabelSheet: 'mutation { copyLabelSheet(key: "key-00000001", id: "x") { leftOutNow } }',
  deleteLabelSheet: 'mutation { deleteLabelSheet(id: "x") { success } }',
  labelStanding: '{ labelStanding }',
  makeLabelSheet: 'mutation { makeLabelSheet(key: "key-00000001", input: { title: "x", print: "{}", homes: "[]" }) { leftOutNow } }',
  ownLabelSheet: '{ ownLabelSheet(id: "x") { leftOutNow } }',
  ownLabelSheets: '{ ownLabelSheets { totalCount } }',
  suppressedHomes: '{ suppressedHomes { totalCount } }',
  suppressHomes: 'mutation { suppressHomes(homes: "[]", reason: "") }',
  unsuppressHome: 'mutation { unsuppressHome(id: "x") { success } }',
  deskLaunches: '{ deskLaunches { id } }',
  launchFile: 'mutation { launchFile(text: "x", takes: false) { isTaken } }',
  ownTours: '{ ownTours { id } }',
  placeTour: 'mutation { placeTour(id: "x", version: 1) { id } }',
  createTour: 'mutation { createTour(key: "key-00000001", title: "x") { id } }',
  publishTour: 'mutation { publishTour(id: "x", version: 1) { id } }',
  ...{ hideTour: 'mutation { hideTour(id: "x") { id } }', deleteTour: 'mutation { deleteTour(id: "x") }' },
}

/** What an agent writes of a tour, and a vendor's session of one that is ordered. */
export const TOUR_WRITING: Record<string, string> = {
  beginOrderTour: 'mutation { beginOrderTour(order: "x") { id } }',
  ownTour: '{ ownTour(id: "x") { id } }',
  saveTour: 'mutation { saveTour(id: "x", version: 1, draft: { title: "x", about: "", scenes: [] }) { id } }',
  beginTourBundle: 'mutation { beginTourBundle(tour: "x", kind: PLAN, bytes: 1, print: "x") { id } }',
  finishTourBundle: 'mutation { finishTourBundle(id: "x") { id } }',
}
