import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { lateScriptTag } from '#web/server/document/early-script.ts'
import { loadPages, loadVike } from '#web/server/load-pages.ts'
import type { Render } from '#web/server/page-result.ts'
import { pagesHandler } from '#web/server/pages-handler.ts'
import { renderByVike } from '#web/server/render-by-vike.ts'
import { readEnvironment } from '../../app/environment.ts'
import { parsePage } from '../testing/parse-page.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct, type TestProduct } from '../testing/product.ts'

interface PageServer {
  readonly get: (path: string) => Promise<Response>
  readonly unexpectedErrors: unknown[]
  end(): Promise<void>
}

/** Server of the product's pages only, rendered in one of the two ways. */
const startPageServer = async (render: Render): Promise<PageServer> => {
  const unexpectedErrors: unknown[] = []
  const environment = readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' })
  const server = express()
    .use(pagesHandler(product.platform, environment, { render, onUnexpectedError: (error) => unexpectedErrors.push(error) }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    unexpectedErrors,
    get: (path) => fetch(base + path, { redirect: 'manual' }),
    end: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

let product: TestProduct
let staticServer: PageServer
let vikeServer: PageServer
let slugs: Readonly<Record<'open' | 'renamed' | 'deleted', string>>
beforeAll(async () => {
  product = await startProduct({ withDatabaseProxy: true })
  staticServer = await startPageServer(await loadPages())
  await loadVike()
  vikeServer = await startPageServer(renderByVike)
  const rows = await rowsOf<{ id: string; slug: string }>(
    product.platform,
    'select id, slug from facility where active order by slug limit 3',
  )
  const [open, renamed, deleted] = rows
  if (!open || !renamed || !deleted) throw new Error('The fixture register has fewer than three open facilities')
  await rowsOf(product.platform, `update facility set slug = 'inny-adres' where id = ?`, [renamed.id])
  await rowsOf(product.platform, `insert into facility_slug (slug, base, facility_id) values ('inny-adres', 'inny-adres', ?)`, [renamed.id])
  await rowsOf(product.platform, 'update facility set deleted_at = now() where id = ?', [deleted.id])
  slugs = { open: open.slug, renamed: renamed.slug, deleted: deleted.slug }
})
afterAll(async () => {
  await staticServer?.end()
  await vikeServer?.end()
  await product?.end()
})

/** Tags of the head, sorted, without the spaces and slashes that Vike adds. */
const headOf = (html: string) =>
  [...(/<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '').matchAll(/<(script|title)\b[\s\S]*?<\/\1>|<[^>]+>/g)]
    .map(([tag]) => tag.replace(/\s*\/?>$/, '>'))
    .toSorted()
/** Body as sent, without the space between its own elements; Vike's tag of the entry script as the one that loads it later. */
const bodyOf = (html: string) =>
  (/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '')
    .replace(/^\s+|\s+$|(?<=<\/div>)\s+(?=<script)/g, '')
    .replace(/<script src="([^"]+)" type="module" async><\/script>$/, (_, src: string) => lateScriptTag(src))
const summaryOf = async (response: Response) => {
  const { status, headers } = response
  const html = await response.text()
  const header = (name: string) => headers.get(name)
  return {
    answer: [status, ...['content-type', 'location', 'cache-control', 'retry-after'].map(header)],
    // The body of a redirect is not compared.
    ...(header('location') === null && { lang: parsePage(html).lang, head: headOf(html), body: bodyOf(html) }),
  }
}
const expectSame = async (path: string) => {
  const actual = await summaryOf(await staticServer.get(path))
  const expected = await summaryOf(await vikeServer.get(path))
  expect({ path, ...actual }).toEqual({ path, ...expected })
  return actual
}

describe('the static renderer gives the same page as Vike', () => {
  test.each(languages)('front page, catalogue, profile, sources and dialogs in %s', async (language) => {
    for (const path of [
      '/',
      '/zlobki-miasta',
      '/przedszkola-miasta',
      '/zlobki/mazowieckie',
      '/zlobki/mazowieckie/warszawa',
      '/zlobki/mazowieckie/warszawa?page=2&page=1&x=%22',
      `/placowka/${slugs.open}`,
      '/zrodla-danych',
      '/okna',
    ]) {
      const { answer: response, head, body } = await expectSame((prefixOf[language] + path).replace(/(?<=.)\/$/, ''))
      expect(response[0]).toBe(200)
      // The stylesheet of the layout, that of the page, and one more where there are texts or posts.
      const sheets = path.includes('/warszawa') || path.startsWith('/placowka/') ? 3 : 2
      expect([path, head?.filter((tag) => tag.includes('stylesheet')).length]).toEqual([path, sheets])
      expect(body).toMatch(/<\/div><script data-src="\/assets\/[^"]+">\{[^<]+<\/script>$/)
    }
  })

  test.each([
    ['/nie/ma/takiej', 404],
    ['/en/zlobki/nigdzie', 404],
    ['/zlobki/%C5%82%C3%B3dzkie/%E0%A4%A', 404],
    ['/zlobki/mazowieckie%2Fwarszawa', 404],
    ['/zlobki/mazowieckie/warszawa?page=99', 404],
  ])('%s is %i', async (path, status) => expect((await expectSame(path)).answer[0]).toBe(status))

  test('renamed facilities redirect, deleted ones are 410, in each language', async () => {
    for (const language of languages) {
      expect((await expectSame(`${prefixOf[language]}/placowka/${slugs.renamed}`)).answer.slice(0, 3)).toEqual([
        301,
        'text/html; charset=utf-8',
        `${prefixOf[language]}/placowka/inny-adres`,
      ])
      expect((await expectSame(`${prefixOf[language]}/placowka/${slugs.deleted}`)).answer[0]).toBe(410)
    }
  })

  test('statically rendered pages have no data for client navigation', async () => {
    for (const path of [`/placowka/${slugs.open}/index.pageContext.json`, '/index.pageContext.json', '/nie-ma/index.pageContext.json']) {
      for (const { get } of [staticServer, vikeServer]) {
        const response = await get(path)
        expect([path, response.status, await response.text()]).toEqual([path, 404, ''])
      }
    }
  })
})

describe('errors', () => {
  test('an unreachable database gives the same 503, and no unexpected error', async () => {
    await product.platform.databaseProxy?.disconnect()
    try {
      const { answer: response, body } = await expectSame(`/uk/placowka/${slugs.open}`)
      expect(response).toEqual([503, 'text/html; charset=utf-8', null, 'no-store', '5'])
      expect(body).toContain('503')
      expect(staticServer.unexpectedErrors).toEqual([])
    } finally {
      await product.platform.databaseProxy?.reconnect()
    }
  })

  test('an exception gives the same 500 and is logged', async () => {
    const { platform } = product
    const run = platform.run
    Object.assign(platform, {
      run: () => Promise.reject(new Error('broken on purpose')),
    })
    try {
      const { answer: response } = await expectSame(`/placowka/${slugs.open}`)
      expect([response[0], response[3]]).toEqual([500, 'no-store'])
      expect(staticServer.unexpectedErrors).toEqual([new Error('broken on purpose')])
    } finally {
      Object.assign(platform, { run })
    }
  })
})
