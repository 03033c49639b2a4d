/** Rows in an order of ids; those that it does not name stay behind the others as they were. Null: as they are. */
export function orderedRows<Row extends { id: string }>(rows: readonly Row[], order: readonly string[] | null): readonly Row[] {
  if (order === null) return rows
  const at = new Map(order.map((id, index) => [id, index]))
  return rows.toSorted((a, b) => (at.get(a.id) ?? rows.length) - (at.get(b.id) ?? rows.length))
}
