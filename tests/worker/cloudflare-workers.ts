/** Stands in for `cloudflare:workers` where the Worker's files are tested in Node. */
export function waitUntil(work: Promise<unknown>): void {
  void work
}
