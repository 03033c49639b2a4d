/** Asks as often as it is called, and gives on each answer, unless a later question was answered before: that answer is newer. */
export function answersInOrder<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void): () => Promise<void> {
  let asked = 0
  let taken = 0
  return async () => {
    asked += 1
    const turn = asked
    const answer = await ask()
    if (turn < taken) return
    taken = turn
    take(answer)
  }
}
