import { isPathOpen } from '#access/path-module.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { createRandom } from '#provider/demo/market/random.ts'
import { difference, linksWithin, pagesWithParameters, someAddress, Walker } from '../fixtures/going-on.ts'
import { expect, test } from '../fixtures/test.ts'

/** The same ways in every run; `HOPS=10 SEED=7 npm run e2e -- going-on` goes further and elsewhere. */
const SEED = process.env.SEED ?? '4711'
const HOPS = Number(process.env.HOPS ?? 1)
const SHARES = 6
const LOOKS_AGAIN = 2

// pages of what does not exist answer 404, which the browser reports as a console error
test.use({ expectedComplaints: [/status of 404/] })

for (let share = 0; share < SHARES; share++)
  test(`a page that is gone on to is the page that is opened anew, ${share + 1} of ${SHARES}`, { tag: share === 0 ? [] : '@long' }, async ({
    page,
    context,
    request,
    signInAs,
  }) => {
    test.setTimeout(120_000 + HOPS * 240_000)
    console.log(`SEED=${SEED}`)
    const random = createRandom(`${SEED} ${share}`)
    await signInAs('subscriber')
    // a hint that gives way to figures wherever they lie
    await context.addInitScript(() => localStorage.setItem('tutorial', '{"helpWhatsapp":true}'))
    const [walker, fresh] = [new Walker(page), new Walker(await context.newPage())]
    const addressOf = await someAddress(request, random)
    const wrong: string[] = []
    for (const [at, { path, example }] of pagesWithParameters().entries()) {
      if (at % SHARES !== share) continue
      const isOpen = COUNTRY_CODES.filter((country) => isPathOpen(example, country))
      const some = () => addressOf({ path, example }, random.pick(isOpen))
      await walker.openAnew(some())
      for (let hop = 0; hop < HOPS; hop++) {
        const from = page.url()
        const links = await linksWithin(page, path)
        const to = links.length > 0 && random.chance(0.6) ? random.pick(links) : some()
        const went = await walker.goOn(to)
        const reached = page.url()
        let told = difference(went, await fresh.openAnew(reached))
        // a busy machine may not have drawn all of one of the two
        for (let again = 0; told && again < LOOKS_AGAIN; again++) told = difference(await walker.quietText(), await fresh.openAnew(reached))
        if (told) wrong.push(`${from} → ${reached}: ${told}`)
      }
    }
    expect(wrong).toEqual([])
  })
