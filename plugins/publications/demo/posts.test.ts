import { describe, expect, test } from 'vitest'
import { splitLanguage } from '#core/kernel/language.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'
import { nodesOf, textOf } from '#core/rich-text/read-document.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { plugin as tags } from '#plugins/tags/plugin.ts'
import { NewMaterial, NewPost } from '../contract/publication.ts'
import { tagCategories } from '../contract/terms.ts'
import { slugOfTitle } from '../domain/addresses.ts'
import type { DemoFigure, DemoPost } from './demo-post.ts'
import { readDemoPosts } from './read-demo-posts.ts'

const demoMaterials = readDemoPosts('materials')
const demoBlog = readDemoPosts('blog')

/** Keys of the tags of a category that the platform ships. */
const tagsOf = (category: string): readonly string[] =>
  Object.keys(tags.messages?.pl ?? {}).flatMap((key) => {
    const [, , name, ...others] = key.split('.')
    return key.startsWith(`tags.${category}.`) && name !== undefined && others.length === 0 ? [name] : []
  })
const allTags = tagCategories.flatMap(tagsOf)

const isText = (block: BlockNode | DemoFigure): block is BlockNode => block.type !== 'figure'
const documentOf = ({ content }: DemoPost): RichText => ({ version: richTextVersion, children: content.filter(isText) })

const requestOf = (post: DemoPost) => {
  const { kind, title, lead, visibility, licence, author, language } = post
  return {
    kind,
    title,
    lead,
    content: documentOf(post),
    ...(visibility !== undefined && { visibility }),
    ...(licence !== undefined && { licence }),
    ...(author !== undefined && { author_name: author }),
    ...(language !== undefined && { language }),
  }
}

const countBy = (posts: readonly DemoPost[], keyOf: (post: DemoPost) => string) =>
  Object.fromEntries(Object.entries(Object.groupBy(posts, keyOf)).map(([key, group]) => [key, group?.length]))

const wordsOf = (post: DemoPost) => textOf(documentOf(post)).split(/\s+/).length

const routes = pluginPages.map(({ route }) => new RegExp(`^${route.replaceAll(/@[a-z_]+/gi, '[^/]+')}$`))
const isPage = (url: string) => url.startsWith('/') && routes.some((route) => route.test(splitLanguage(url).path))

test.each(['facility', 'materials', 'blog'] as const)('posts of the section %s have the addresses that their titles give', (section) => {
  for (const { slug, title } of readDemoPosts(section)) expect(slugOfTitle(title)).toBe(slug)
})

describe.each([
  ['material', demoMaterials, (request: unknown) => decodeInput(NewMaterial, request), [120, 350]],
  ['post of the blog', demoBlog, (request: unknown) => decodeInput(NewPost, request), [90, 500]],
] as const)('each %s of the demo', (_, posts, decode, [minimum, maximum]) => {
  test('is what its form would accept', () => {
    for (const post of posts) expect(decode(requestOf(post)), post.title).toHaveProperty('value')
  })

  test('has a title of its own, a lead, and a text of a sensible length', () => {
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
    const unusual = posts.filter((post) => post.lead === undefined || wordsOf(post) < minimum || wordsOf(post) > maximum)
    expect(unusual.map((post) => `${post.title}: ${wordsOf(post)}`)).toEqual([])
  })

  test('has tags that exist, at least a kind and an age', () => {
    for (const { title, tags: keys = [] } of posts) {
      expect(
        keys.filter((key) => !allTags.includes(key)),
        title,
      ).toEqual([])
      for (const category of ['publication_scope', 'age_groups'])
        if (!title.startsWith('Plan publikacji'))
          expect(
            keys.some((key) => tagsOf(category).includes(key)),
            title,
          ).toBe(true)
    }
  })

  test('links to pages of the platform alone', () => {
    for (const post of posts) {
      const document = documentOf(post)
      const links = nodesOf(document).flatMap((node) => (node.type === 'link' ? [node.url] : []))
      expect([...links.filter((url) => !isPage(url)), ...(textOf(document).match(/https?:|www\.|\S+@\S+/g) ?? [])], post.title).toEqual([])
    }
  })
})

test('an address of no page is none that a post may link to', () => {
  const urls = ['/zlobki-miasta', '/uk/kontakt', '/nie-ma-takiej', 'https://kredka.pl/kontakt']
  expect(urls.filter(isPage)).toEqual(['/zlobki-miasta', '/uk/kontakt'])
})

test('TZ-02 TZ-04 TZ-05 the demo has materials of every visibility and kind', () => {
  expect(demoMaterials).toHaveLength(40)
  expect(countBy(demoMaterials, ({ visibility = 'public' }) => visibility)).toEqual({ public: 30, private: 9, admin_only: 1 })
  expect(countBy(demoMaterials, ({ kind }) => kind)).toEqual({ material: 36, relation: 2, contest: 2 })
  expect(Object.keys(countBy(demoMaterials, ({ licence = '' }) => licence)).sort()).toEqual(['cc-by', 'own-use'])
  const contests = [...demoMaterials, ...demoBlog].filter(({ kind }) => kind === 'contest')
  expect(contests.map(({ closes_in_days = 0 }) => Math.sign(closes_in_days)).sort()).toEqual([-1, -1, 1, 1])
})

test('the blog of the demo has publications and contests in three languages', () => {
  expect(countBy(demoBlog, ({ kind }) => kind)).toEqual({ publication: 10, contest: 2 })
  expect(countBy(demoBlog, ({ language = 'pl' }) => language)).toEqual({ pl: 9, ua: 2, en: 1 })
})

test('NE-04 each day of the calendar has a public material', () => {
  const covered = demoMaterials.filter(({ visibility }) => visibility === undefined).flatMap((post) => post.tags ?? [])
  expect(tagsOf('type_date_event')).toHaveLength(17)
  expect(tagsOf('type_date_event').filter((day) => !covered.includes(day))).toEqual([])
})

test('the materials that the description of the demo names are there', () => {
  const mandala = demoMaterials.find(({ title }) => title === 'Jesienna mandala z liści')
  expect(mandala).toMatchObject({
    tags: ['worksheet', 'autumn', 'three_year_olds', 'four_year_olds'],
    files: [{ name: 'jesienna-mandala.pdf' }],
    licence: 'cc-by',
  })
  expect(demoMaterials.find(({ title }) => title === 'Andrzejkowe wróżby')?.tags).toContain('saint_andrews_eve')
})
