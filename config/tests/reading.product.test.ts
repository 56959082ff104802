import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { pagesHandler } from '#web/pages-handler.ts'
import { loadPages, type Render, renderByVike } from '#web/render.ts'
import { readEnvironment } from '../environment.ts'
import { readPage } from '../testing/html.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

interface Side {
  readonly get: (path: string) => Promise<Response>
  readonly bugs: unknown[]
  end(): Promise<void>
}

/** The product's pages alone, drawn in one of the two ways. */
const side = async (render: Render): Promise<Side> => {
  const bugs: unknown[] = []
  const environment = readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' })
  const server = express()
    .use(pagesHandler(product.platform, environment, { render, onUnexpectedError: (error) => bugs.push(error) }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bugs,
    get: (path) => fetch(base + path, { redirect: 'manual' }),
    end: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

let product: Served
let ours: Side
let vikes: Side
let slugs: Readonly<Record<'open' | 'renamed' | 'deleted', string>>
beforeAll(async () => {
  product = await served({ cuttable: true })
  ours = await side(await loadPages())
  vikes = await side(renderByVike)
  const rows = await rowsOf<{ id: string; slug: string }>(
    product.platform,
    'select id, slug from facility where active order by slug limit 3',
  )
  const [open, renamed, deleted] = rows
  if (!open || !renamed || !deleted) throw new Error('The made register has fewer than three open facilities')
  await rowsOf(product.platform, `update facility set slug = 'inny-adres' where id = ?`, [renamed.id])
  await rowsOf(product.platform, `insert into facility_slug (slug, base, facility_id) values ('inny-adres', 'inny-adres', ?)`, [renamed.id])
  await rowsOf(product.platform, 'update facility set deleted_at = now() where id = ?', [deleted.id])
  slugs = { open: open.slug, renamed: renamed.slug, deleted: deleted.slug }
})
afterAll(async () => {
  await ours?.end()
  await vikes?.end()
  await product?.end()
})

/** Tags of the head in any order; Vike puts spaces and slashes where we put none. */
const headOf = (html: string) =>
  [...(/<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '').matchAll(/<(script|title)\b[\s\S]*?<\/\1>|<[^>]+>/g)]
    .map(([tag]) => tag.replace(/\s*\/?>$/, '>'))
    .toSorted()
/** The body as it is sent, without the space between its own elements. */
const bodyOf = (html: string) => (/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '').replace(/^\s+|\s+$|(?<=<\/div>)\s+(?=<script)/g, '')
const told = async (answer: Response) => {
  const { status, headers } = answer
  // A form tells when it was shown.
  const html = (await answer.text()).replace(/(?<=name="pokazano" value=")\d+/g, '')
  const named = (name: string) => headers.get(name)
  return {
    answer: [status, ...['content-type', 'location', 'cache-control', 'retry-after'].map(named)],
    // What goes with a redirect nobody reads.
    ...(named('location') === null && { lang: readPage(html).lang, head: headOf(html), body: bodyOf(html) }),
  }
}
const alike = async (path: string) => {
  const [mine, theirs] = [await told(await ours.get(path)), await told(await vikes.get(path))]
  expect({ path, ...mine }).toEqual({ path, ...theirs })
  return mine
}

describe('a page drawn for reading is what Vike makes of it', () => {
  test.each(languages)('front page, catalogue, profile and sources in %s', async (language) => {
    for (const path of [
      '/',
      '/zlobki-miasta',
      '/przedszkola-miasta',
      '/zlobki/mazowieckie',
      '/zlobki/mazowieckie/warszawa',
      '/zlobki/mazowieckie/warszawa?page=2&page=1&x=%22',
      `/placowka/${slugs.open}`,
      '/zrodla-danych',
    ]) {
      const { answer, head, body } = await alike((prefixOf[language] + path).replace(/(?<=.)\/$/, ''))
      expect(answer[0]).toBe(200)
      // The house's with all that stands in its frame, and the page's own plugin's.
      expect(head?.filter((tag) => tag.includes('stylesheet')).length).toBe(path === '/' ? 1 : 2)
      expect(body).toMatch(/<\/div><script src="\/assets\/[^"]+" type="module" async><\/script>$/)
    }
  })

  test.each([
    ['/nie/ma/takiej', 404],
    ['/en/zlobki/nigdzie', 404],
    ['/zlobki/%C5%82%C3%B3dzkie/%E0%A4%A', 404],
    ['/zlobki/mazowieckie%2Fwarszawa', 404],
    ['/zlobki/mazowieckie/warszawa?page=99', 404],
  ])('%s is %i', async (path, status) => expect((await alike(path)).answer[0]).toBe(status))

  test('what was renamed moves, what was deleted is gone, in each language', async () => {
    for (const language of languages) {
      expect((await alike(`${prefixOf[language]}/placowka/${slugs.renamed}`)).answer.slice(0, 3)).toEqual([
        301,
        'text/html; charset=utf-8',
        `${prefixOf[language]}/placowka/inny-adres`,
      ])
      expect((await alike(`${prefixOf[language]}/placowka/${slugs.deleted}`)).answer[0]).toBe(410)
    }
  })

  test('no page for reading has data for browsers', async () => {
    for (const path of [`/placowka/${slugs.open}/index.pageContext.json`, '/index.pageContext.json', '/nie-ma/index.pageContext.json']) {
      for (const { get } of [ours, vikes]) {
        const answer = await get(path)
        expect([path, answer.status, await answer.text()]).toEqual([path, 404, ''])
      }
    }
  })
})

describe('where something goes wrong', () => {
  test('with the database away it is the same 503, and no bug', async () => {
    await product.platform.line?.cut()
    try {
      const { answer, body } = await alike(`/uk/placowka/${slugs.open}`)
      expect(answer).toEqual([503, 'text/html; charset=utf-8', null, 'no-store', '5'])
      expect(body).toContain('503')
      expect(ours.bugs).toEqual([])
    } finally {
      await product.platform.line?.mend()
    }
  })

  test('a mistake of ours is the same 500 and is told to the log', async () => {
    const { platform } = product
    const run = platform.run
    Object.assign(platform, {
      run: () => Promise.reject(new Error('broken on purpose')),
    })
    try {
      const { answer } = await alike(`/placowka/${slugs.open}`)
      expect([answer[0], answer[3]]).toEqual([500, 'no-store'])
      expect(ours.bugs).toEqual([new Error('broken on purpose')])
    } finally {
      Object.assign(platform, { run })
    }
  })
})
