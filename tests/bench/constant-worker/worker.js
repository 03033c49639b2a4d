const PAGE = `<!DOCTYPE html><html><body>${'<p>The baseline: a Worker that answers a constant page.</p>'.repeat(200)}</body></html>`

export default {
  fetch: () => new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}
