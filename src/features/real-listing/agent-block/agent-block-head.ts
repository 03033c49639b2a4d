/** Search engines find the homes on the site itself; this is a block for another one. */
export const agentBlockHead = (load: { brand: { lines: { name: string; agency: string } } } | undefined) => ({
  meta: [
    { title: load ? `${load.brand.lines.name}, ${load.brand.lines.agency} · realEstate` : 'realEstate' },
    { name: 'robots', content: 'noindex' },
  ],
})
